import type { Tx } from '../db/client';
import { deleteBytes, filesOfWorkspace } from '../db/files';
import { lockOpenJobs, openJobsOf } from '../db/jobs';
import { notify, type Notice } from '../db/queries/notify';
import { webhooksOf } from '../db/webhooks';
import { deleteWorkspace, lockForDeletion } from '../db/workspaces';

/** How many times the locks are taken anew because more jobs were queued meanwhile. */
const MAX_TRIES = 20;

/** Undoes a savepoint, which frees the locks that were taken in it. */
class LockedTooFew extends Error {}

/**
 * Locks a workspace, if there is one, and its open jobs, before its deletion is decided. Jobs are locked before the
 * workspace, as in every other transaction that ends one: the other order would deadlock.
 */
export async function lockToErase(tx: Tx, id: string): Promise<void> {
  for (let tries = 1; tries < MAX_TRIES; tries += 1) if (await lockInOrder(tx, id)) return;
  // So busy a workspace is locked all the same: the database ends a deadlock, and the transaction starts again.
  await lockForDeletion(tx, id);
}

/** Locks the jobs, then the workspace; false, and nothing is locked, where a job was queued in between. */
async function lockInOrder(tx: Tx, id: string): Promise<boolean> {
  try {
    await tx.transaction(async (attempt) => {
      const locked = new Set(await lockOpenJobs(attempt, id));
      await lockForDeletion(attempt, id);
      const open = await openJobsOf(attempt, id);
      if (!open.every((job) => locked.has(job))) throw new LockedTooFew();
    });
    return true;
  } catch (error) {
    if (error instanceof LockedTooFew) return false;
    throw error;
  }
}

/**
 * Deletes a locked workspace with all its data, and aborts its jobs and deliveries. Bytes in the database are deleted
 * at once, those in an object store by the next cleanups.
 */
export async function eraseWorkspace(tx: Tx, id: string): Promise<void> {
  const jobs = (await openJobsOf(tx, id)).flatMap((job): Notice[] => [
    ['event', job],
    ['ended', job],
  ]);
  const webhooks = (await webhooksOf(tx, id)).map((webhook): Notice => ['webhook', webhook.id]);
  const notices = [...jobs, ...webhooks];
  if (notices.length > 0) await notify(tx, ...notices);
  await deleteBytes(tx, await filesOfWorkspace(tx, id));
  await deleteWorkspace(tx, id);
}
