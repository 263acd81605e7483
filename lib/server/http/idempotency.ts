import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@/lib/contract/errors';
import { isIdempotencyKey, KEY_BOUNDS } from '@/lib/contract/idempotency';
import { NAMES } from '@/lib/contract/legacy';
import type { Actor } from '../actor';
import { sha256 } from '../crypto';
import { db } from '../db/client';
import {
  ANSWERS_KEPT_MS,
  earlierAnswer,
  freeKey,
  keepAnswer,
  takeKey,
  type EarlierAnswer,
  type KeyedRequest,
  type TakenKey,
} from '../db/idempotency';
import type { AnyReply, StoredReply } from './reply';

/**
 * The age after which an unfinished request counts as dead: longer than any answer takes, a long poll's 120 s and a
 * margin.
 */
const UNFINISHED_MS = 150 * 1000;
/** How long a repeated request waits before it looks for the first answer again, at first and at most. */
const POLL_MS = { first: 25, most: 1000 };
/**
 * Fields that are shown once and never stored: a replayed answer has null in their place
 * (docs/decisions/finer-points.md).
 */
const ONE_TIME = ['key', 'secret', 'invite_url'];

/** The `Idempotency-Key` of a request; null without one. Throws `invalid_request` for one that cannot be stored. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get(NAMES.idempotencyHeader);
  if (key === null || isIdempotencyKey(key)) return key;
  throw new ApiError('invalid_request', `${NAMES.idempotencyHeader} must be ${KEY_BOUNDS}.`);
}

/** A request with an idempotency key. */
export interface RepeatableRequest {
  key: string;
  /** What is asked: method and path, or the tool. */
  name: string;
  /** The SHA-256 of what was sent. */
  bodyHash: string;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
}

/**
 * Runs `handle` once for a key. A repeated request waits for the first answer and gets it.
 * Throws `invalid_request` where the key belongs to another request.
 */
export async function once<R extends AnyReply>(
  actor: Actor,
  { key: given, name, bodyHash, signal }: RepeatableRequest,
  handle: () => Promise<R>,
): Promise<R | StoredReply> {
  // A session's keys belong to its person: others of the workspace must not see answers about the account.
  const key = `${actor.userId ?? 'key'} ${given}`;
  const keyed: KeyedRequest = { workspaceId: actor.workspaceId, key, request: sha256(name), bodyHash };
  let taken: TakenKey | null;
  let pause = POLL_MS.first;
  while (!(taken = await take(keyed))) {
    const earlier = await earlierAnswer(db(), keyed.workspaceId, key);
    if (earlier) refuseOther(earlier, keyed);
    if (earlier?.status != null)
      return { kind: 'json', status: earlier.status, body: earlier.body, headers: { [NAMES.replayedHeader]: 'true' } };
    await sleep(pause, undefined, { signal });
    // A batch may repeat a call a hundred times, beside an answer that takes minutes.
    pause = Math.min(pause * 1.5, POLL_MS.most);
  }
  try {
    const reply = await handle();
    if (reply.kind !== 'json') await freeKey(db(), taken);
    else await keepAnswer(db(), taken, reply.status, withoutSecrets(reply.body));
    return reply;
  } catch (error) {
    await settleFailure(taken, error);
    throw error;
  }
}

/** Takes the key; null where another request has it. */
async function take(keyed: KeyedRequest): Promise<TakenKey | null> {
  const now = Date.now();
  const takenAt = new Date(now);
  const isTaken = await takeKey(db(), keyed, {
    now: takenAt,
    forgetBefore: new Date(now - ANSWERS_KEPT_MS),
    giveUpBefore: new Date(now - UNFINISHED_MS),
  });
  return isTaken ? { workspaceId: keyed.workspaceId, key: keyed.key, takenAt } : null;
}

/**
 * The characters of the longest refusal that is kept. A longer one lists problems of what was sent: it would fill the
 * database at no cost, and the same request is refused again anyway.
 */
const MAX_KEPT_REFUSAL = 4096;

/** Whether the same request may succeed later: a rate limit, and faults of ours. */
const isPassing = ({ code, status }: ApiError): boolean => code === 'rate_limited' || status >= 500;

/**
 * Stores a refusal like any other answer; frees the key after a passing one, so that the caller may try again, and
 * after a long one.
 */
async function settleFailure(taken: TakenKey, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || isPassing(error)) return freeKey(db(), taken);
  const { code, message, details } = error;
  const body = { error: { code, message, details } };
  if (JSON.stringify(body).length > MAX_KEPT_REFUSAL) return freeKey(db(), taken);
  return keepAnswer(db(), taken, error.status, body);
}

function refuseOther(earlier: EarlierAnswer, { request, bodyHash }: KeyedRequest): void {
  if (earlier.request === request && earlier.bodyHash === bodyHash) return;
  throw new ApiError(
    'invalid_request',
    `This ${NAMES.idempotencyHeader} was used for another request; take a new one.`,
  );
}

function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, ONE_TIME.includes(name) ? null : value]),
  );
}
