import type { Plan } from '@/lib/contract/plans';
import { grantMonth } from '../billing/grant';
import type { Tx } from '../db/client';
import { notify } from '../db/queries/notify';
import { restoreTurns } from '../db/workspace-queue';
import { changeWorkspace } from '../db/workspaces';

/** Lets jobs start that waited for the workspace's plan or its suspension. */
export async function letJobsStart(tx: Tx, workspaceId: string): Promise<void> {
  await restoreTurns(tx, workspaceId);
  await notify(tx, ['queued', '']);
}

/** Changes a workspace's plan: a bigger one grants the difference in credits at once, and lets more jobs run. */
export async function changePlan(tx: Tx, workspaceId: string, plan: Plan): Promise<void> {
  await changeWorkspace(tx, workspaceId, { plan });
  await grantMonth(tx, workspaceId);
  await letJobsStart(tx, workspaceId);
}
