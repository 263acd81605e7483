import { PLAN_LIMITS } from '@/lib/contract/plans';
import type { Tx } from '../db/client';
import { grantedIn, insertGrant, lockWorkspace } from '../db/credits';
import { monthOf } from './month';

/**
 * Locks the workspace and brings this month's grant up to its plan: a whole month's credits the first time in a month,
 * the difference after a change to a bigger plan. Call before reading a balance that is to be spent.
 */
export async function grantMonth(tx: Tx, workspaceId: string, now = new Date()): Promise<void> {
  const plan = await lockWorkspace(tx, workspaceId);
  if (!plan) return;
  const { period } = monthOf(now);
  const missing = PLAN_LIMITS[plan].creditsPerMonth - (await grantedIn(tx, workspaceId, period));
  if (missing > 0) await insertGrant(tx, workspaceId, { credits: missing, period, plan });
}
