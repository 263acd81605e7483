import { PLAN_LIMITS } from '@/lib/contract/plans';
import type { Tx } from '../db/client';
import { grantedIn, insertGrant, lockWorkspace } from '../db/credits';
import { monthOf } from './month';

/**
 * Locks the workspace and grants what is missing of this month's credits: all of them, or the difference to a bigger
 * plan.
 * Call it before a balance is read that is to be spent.
 */
export async function grantMonth(tx: Tx, workspaceId: string, now = new Date()): Promise<void> {
  const plan = await lockWorkspace(tx, workspaceId);
  if (!plan) return;
  const { period } = monthOf(now);
  const missing = PLAN_LIMITS[plan].creditsPerMonth - (await grantedIn(tx, workspaceId, period));
  if (missing > 0) await insertGrant(tx, workspaceId, { credits: missing, period, plan });
}
