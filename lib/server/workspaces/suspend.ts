import { recordServiceAct } from '../audit/record';
import type { Tx } from '../db/client';
import { setSuspended } from '../db/workspaces';
import { letJobsStart } from './plan';

/**
 * Suspends a workspace: it can be read, but nothing in it changes and no queued job starts. Running jobs end. Gives
 * false where it was suspended already.
 */
export async function suspendWorkspace(tx: Tx, workspaceId: string): Promise<boolean> {
  const suspended = await setSuspended(tx, workspaceId, new Date());
  if (suspended) await recordServiceAct(tx, workspaceId, { action: 'workspace.suspended', resourceId: workspaceId });
  return suspended;
}

/** Ends a suspension; queued jobs start. Gives false where there was none. */
export async function resumeWorkspace(tx: Tx, workspaceId: string): Promise<boolean> {
  const resumed = await setSuspended(tx, workspaceId, null);
  if (!resumed) return false;
  await recordServiceAct(tx, workspaceId, { action: 'workspace.resumed', resourceId: workspaceId });
  await letJobsStart(tx, workspaceId);
  return true;
}
