import { NAMES } from '@/lib/contract/legacy';
import { pause } from '../pause';
import { attempt, type Outcome } from './attempt';
import type { ClientOptions, RequestNotice } from './options';

/** Longer than the service takes to answer anything: 120 s of long polling and a margin. */
const TIMEOUT_MS = 150_000;
const RETRIES = 2;
/** The pause before the first retry and the longest pause, in milliseconds; each retry doubles it. */
const BACKOFF_MS = { first: 500, most: 8000 };
/** The longest pause that the service may request: the window in which it counts a key's requests. */
const MAX_ASKED_PAUSE_MS = 60_000;

/** The clock and randomness, which tests replace. */
export interface Nature {
  sleep: typeof pause;
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

const NATURE: Nature = { sleep: pause, now: () => Date.now(), random: () => Math.random() };

/**
 * A fetch that retries transient failures: network errors, 429 and faults of the service (5xx). Pauses as long as the
 * service asks, or else for a time that doubles, with jitter. Does not look at methods: the sender of a POST adds an
 * idempotency key. A PUT or PATCH with `If-Match` is retried after 429 alone. Throws `timeout` (408) when the last
 * attempt is not answered in time.
 */
export function transport(
  {
    fetch: ownFetch,
    retries = RETRIES,
    timeoutMs = TIMEOUT_MS,
    headers: more,
    onRequest,
    onResponse,
  }: Omit<ClientOptions, 'baseUrl'>,
  nature = NATURE,
): typeof fetch {
  const request: typeof fetch = ownFetch ?? ((...input) => fetch(...input));
  return async (input, init = {}) => {
    const signal = init.signal ?? undefined;
    const headers = { ...more, ...(init.headers as Record<string, string>) };
    for (let count = 1; ; count += 1) {
      const notice: RequestNotice = {
        method: init.method ?? 'GET',
        url: withoutToken(String(input)),
        attempt: count,
        idempotencyKey: headers[NAMES.idempotencyHeader] ?? null,
      };
      onRequest?.(notice);
      const began = nature.now();
      const outcome = await attempt(request, input, { ...init, headers }, timeoutMs);
      const answer = 'response' in outcome ? outcome.response : null;
      const isFinal = count > retries || signal?.aborted || (isConditional(headers) && answer?.status !== 429);
      const retryInMs = isFinal ? null : pauseAfter(outcome, count, nature);
      onResponse?.({
        ...notice,
        status: answer?.status ?? 0,
        requestId: answer?.headers.get(NAMES.requestIdHeader) ?? null,
        milliseconds: nature.now() - began,
        retryInMs,
      });
      if (retryInMs === null) return settled(outcome);
      await answer?.body?.cancel();
      await nature.sleep(retryInMs, signal);
    }
  };
}

/**
 * Whether a retry would be refused if the lost attempt had succeeded: its own save has changed the state it is based
 * on.
 */
const isConditional = (headers: Record<string, string>): boolean =>
  NAMES.ifMatchHeader in headers && !(NAMES.idempotencyHeader in headers);

function settled(outcome: Outcome): Response {
  if ('error' in outcome) throw outcome.error;
  return outcome.response;
}

/** Milliseconds to wait before a retry after this outcome; null where a retry would end the same way. */
function pauseAfter(outcome: Outcome, attempts: number, { now, random }: Nature): number | null {
  const grown = Math.min(BACKOFF_MS.first * 2 ** (attempts - 1), BACKOFF_MS.most);
  // Half of it is random, so that clients that failed together do not return together.
  const backoff = Math.round(grown * (0.5 + random() / 2));
  if ('error' in outcome) return backoff;
  const { status, headers } = outcome.response;
  if (status !== 429 && status < 500) return null;
  const asked = askedPause(headers.get('retry-after'), now());
  if (asked === null) return backoff;
  return asked > MAX_ASKED_PAUSE_MS ? null : Math.max(asked, backoff);
}

/** The pause that a response asks for, in seconds or until a date; null where it asks for none. */
function askedPause(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const until = Number.isNaN(Number(header)) ? Date.parse(header) - now : Number(header) * 1000;
  return Number.isNaN(until) ? null : Math.max(0, until);
}

/** An address without its share token. */
function withoutToken(url: string): string {
  return url.replace(/([?&]token=)[^&]*/g, '$1…');
}
