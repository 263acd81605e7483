import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { needsStorage } from '@/lib/contract/quota';
import type { Actor } from '../actor';
import { openDatabase } from '../db/client';
import { bytesStoredBy } from '../db/storage';
import { logError } from '../log';

/** How long a measurement holds at least, in milliseconds, and how long where it leaves no room. */
const HOLDS_MS = { room: 60_000, full: 2000 };
/** A measurement holds this many times as long as it took, so that measuring takes 2 % of the database's time. */
const HOLDS_TIMES = 50;
/** The longest that a request waits for a measurement, in milliseconds: large workspaces are measured beside it. */
const MAX_WAIT_MS = 200;
const MAX_WORKSPACES = 10_000;

interface Measured {
  bytes: number;
  /** When it was measured, and how long that took, in milliseconds. */
  at: number;
  took: number;
}

/** What is known of a workspace: the last measurement, and the one that runs. */
interface Known {
  last: Measured | null;
  running: Promise<void> | null;
}

/** Kept on `globalThis`, because several bundles share it. */
const shared = globalThis as typeof globalThis & { liverigStorage?: LRUCache<string, Known> };
const known = () => (shared.liverigStorage ??= new LRUCache({ max: MAX_WORKSPACES }));

async function measure(workspaceId: string, entry: Known): Promise<void> {
  const begun = performance.now();
  try {
    const bytes = await bytesStoredBy((await openDatabase()).db, workspaceId);
    entry.last = { bytes, at: performance.now(), took: performance.now() - begun };
  } catch (error) {
    logError('storage.unmeasured', error);
  } finally {
    entry.running = null;
  }
}

/** The last measurement of a workspace, measured anew where it no longer holds; null where that takes long. */
async function measured(workspaceId: string, limit: number): Promise<Measured | null> {
  const entry = known().get(workspaceId) ?? { last: null, running: null };
  known().set(workspaceId, entry);
  const { last } = entry;
  const holdsMs = last && Math.max(last.bytes >= limit ? HOLDS_MS.full : HOLDS_MS.room, last.took * HOLDS_TIMES);
  if (last && holdsMs && performance.now() - last.at < holdsMs) return last;
  entry.running ??= measure(workspaceId, entry);
  const ended = new AbortController();
  await Promise.race([
    entry.running,
    setTimeout(MAX_WAIT_MS, undefined, { signal: ended.signal }).catch(() => undefined),
  ]);
  ended.abort();
  return entry.last;
}

/** The bytes that the actor's workspace stores, and those that its plan has room for. */
export async function storageOf({ workspaceId, plan }: Actor): Promise<{ bytes: number; limit: number }> {
  return { bytes: await bytesStoredBy((await openDatabase()).db, workspaceId), limit: PLAN_LIMITS[plan].storageBytes };
}

/**
 * Adds bytes that a workspace has stored to its measurement while that holds. Nothing is lost where they are counted
 * twice: a workspace without room is measured again.
 */
export function noteStored(workspaceId: string, bytes: number): void {
  const last = known().get(workspaceId)?.last;
  if (last) last.bytes += bytes;
}

/**
 * Throws `invalid_request` for a write that stores something where the workspace has used up the storage of its plan.
 * While a measurement holds, `incoming` bytes of requests are added to it, so that a workspace may exceed its plan by
 * little.
 */
export async function refuseWithoutStorage(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { workspaceId, plan }: Actor,
  incoming: number,
): Promise<void> {
  // Room may have been made: what is measured next time shows it.
  if (endpoint.method === 'DELETE') known().delete(workspaceId);
  if (!needsStorage(endpoint)) return;
  const { title, storageBytes: limit } = PLAN_LIMITS[plan];
  const last = await measured(workspaceId, limit);
  if (!last) return;
  if (last.bytes >= limit)
    throw new ApiError(
      'invalid_request',
      `The ${title} plan has room for ${limit / 2 ** 30} GB of storage, the trash included. ` +
        'Delete mascots first, or take a larger plan.',
      { bytes: last.bytes, bytes_limit: limit },
    );
  noteStored(workspaceId, incoming);
}
