import { LRUCache } from 'lru-cache';
import type { Storage } from '@/lib/contract/credits';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { needsStorage } from '@/lib/contract/quota';
import type { Actor } from '../actor';
import { openDatabase } from '../db/client';
import { storedBy, type StoredAmount } from '../db/storage';

/** How long a measurement holds, in milliseconds, and how long where it leaves no room. */
const HOLDS_MS = { room: 60_000, full: 2000 };
const MAX_WORKSPACES = 10_000;

interface Measured extends StoredAmount {
  /** When it was measured, in milliseconds. */
  at: number;
}

/** Kept on `globalThis`, because several bundles share it. */
const shared = globalThis as typeof globalThis & { liverigStorage?: LRUCache<string, Measured> };
const known = () => (shared.liverigStorage ??= new LRUCache({ max: MAX_WORKSPACES }));

const limitsOf = ({ plan }: Pick<Actor, 'plan'>) => PLAN_LIMITS[plan].storage;

const isFull = ({ bytes, mascots }: StoredAmount, limits: StoredAmount): boolean =>
  bytes >= limits.bytes || mascots >= limits.mascots;

async function measure(workspaceId: string): Promise<StoredAmount> {
  return storedBy((await openDatabase()).db, workspaceId);
}

/** What the actor's workspace stores, and what its plan has room for. */
export async function storage(actor: Actor): Promise<Storage> {
  const { bytes, mascots } = await measure(actor.workspaceId);
  const limits = limitsOf(actor);
  return { bytes, bytes_limit: limits.bytes, mascots, mascots_limit: limits.mascots };
}

const inGigabytes = (bytes: number): string => `${Math.round((bytes / 2 ** 30) * 10) / 10} GB`;

function refuseFull({ bytes, mascots }: StoredAmount, actor: Actor): void {
  const limits = limitsOf(actor);
  if (!isFull({ bytes, mascots }, limits)) return;
  const { title } = PLAN_LIMITS[actor.plan];
  const what =
    mascots >= limits.mascots
      ? `${limits.mascots.toLocaleString('en')} mascots`
      : `${inGigabytes(limits.bytes)} of storage`;
  throw new ApiError(
    'invalid_request',
    `The ${title} plan has room for ${what}, the trash included. Delete mascots first, or take a larger plan.`,
    { bytes, bytes_limit: limits.bytes, mascots, mascots_limit: limits.mascots },
  );
}

/**
 * Throws `invalid_request` for a write that stores something where the workspace has used up the storage of its plan.
 * A measurement holds for a minute, in which `incoming` bytes of requests are added, so that a workspace may exceed
 * its plan by little more than one request.
 */
export async function refuseWithoutStorage(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  actor: Actor,
  incoming: number,
): Promise<void> {
  const { workspaceId } = actor;
  // Room may have been made: what is measured next time shows it.
  if (endpoint.method === 'DELETE') known().delete(workspaceId);
  if (!needsStorage(endpoint)) return;
  const now = performance.now();
  let measured = known().get(workspaceId);
  const holdsMs = measured && isFull(measured, limitsOf(actor)) ? HOLDS_MS.full : HOLDS_MS.room;
  if (!measured || now - measured.at >= holdsMs) {
    measured = { ...(await measure(workspaceId)), at: now };
    known().set(workspaceId, measured);
  }
  refuseFull(measured, actor);
  measured.bytes += incoming;
}
