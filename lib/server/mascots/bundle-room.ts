import { ApiError } from '@/lib/contract/errors';
import { LIMITS } from '@/lib/core/limits';
import { bytesOfBundle, countOfBundle } from '../db/bundles';
import type { Db, Tx } from '../db/client';

const { motions: MOST_MOTIONS, canvases: MOST_CANVASES, bytes: MOST_BYTES } = LIMITS.bundle;

/** The length up to which nothing is measured: a mascot may be full of such motions and canvases. */
const SMALL_BYTES = MOST_BYTES / (MOST_MOTIONS + MOST_CANVASES);

/** Throws `invalid_request` where a mascot has no room for this many more motions or canvases. */
export async function requireRoomFor(
  tx: Db | Tx,
  mascotId: string,
  { motions = 0, canvases = 0 }: { motions?: number; canvases?: number },
): Promise<void> {
  const there = await countOfBundle(tx, mascotId);
  if (motions > 0 && there.motions + motions > MOST_MOTIONS)
    throw new ApiError('invalid_request', `A mascot has at most ${MOST_MOTIONS} motions; delete one first.`);
  if (canvases > 0 && there.canvases + canvases > MOST_CANVASES)
    throw new ApiError('invalid_request', `A mascot has at most ${MOST_CANVASES} canvases; delete one first.`);
}

/** Throws `invalid_request` where a mascot's motions and canvases, with the one just saved, are too large together. */
export async function refuseLargeBundle(tx: Tx, mascotId: string, saved: object): Promise<void> {
  if (JSON.stringify(saved).length <= SMALL_BYTES || (await bytesOfBundle(tx, mascotId)) <= MOST_BYTES) return;
  throw new ApiError(
    'invalid_request',
    `The motions and canvases of a mascot may have ${MOST_BYTES / 1024 / 1024} MB together; use fewer keys, or ` +
      'delete one.',
  );
}
