import type { Tx } from '../db/client';
import { deleteBytes, filesOfWorkspace } from '../db/files';
import { lockOpenJobs } from '../db/jobs';
import { notify, type Notice } from '../db/queries/notify';
import { webhooksOf } from '../db/webhooks';
import { deleteWorkspace, lockForDeletion } from '../db/workspaces';

/** Locks a workspace, if there is one, and its open jobs, before its deletion is decided. */
export async function lockToErase(tx: Tx, id: string): Promise<void> {
  // Jobs are locked first, as in every other transaction that ends one: the other order would deadlock.
  await lockOpenJobs(tx, id);
  await lockForDeletion(tx, id);
}

/**
 * Deletes a locked workspace with all its data, and aborts its jobs and deliveries. Bytes in the database are deleted
 * at once, those in an object store by the next cleanups.
 */
export async function eraseWorkspace(tx: Tx, id: string): Promise<void> {
  // Locked again, since more may have been queued meanwhile.
  const jobs = (await lockOpenJobs(tx, id)).flatMap((job): Notice[] => [
    ['event', job],
    ['ended', job],
  ]);
  const webhooks = (await webhooksOf(tx, id)).map((webhook): Notice => ['webhook', webhook.id]);
  const notices = [...jobs, ...webhooks];
  if (notices.length > 0) await notify(tx, ...notices);
  await deleteBytes(tx, await filesOfWorkspace(tx, id));
  await deleteWorkspace(tx, id);
}
