import { PLAN_LIMITS } from '@/lib/contract/plans';
import { recordServiceAct } from '../audit/record';
import type { Tx } from '../db/client';
import { grantedIn, insertGrant, lockWorkspace } from '../db/credits';
import { monthOf } from './month';

/**
 * Locks the workspace and grants the missing part of this month's credits. Call it before you read a balance to spend.
 */
export async function grantMonth(tx: Tx, workspaceId: string, now = new Date()): Promise<void> {
  const plan = await lockWorkspace(tx, workspaceId);
  if (!plan) return;
  const { period } = monthOf(now);
  const missing = PLAN_LIMITS[plan].creditsPerMonth - (await grantedIn(tx, workspaceId, period));
  if (missing <= 0) return;
  await insertGrant(tx, workspaceId, { credits: missing, period, plan });
  const details = { credits: missing, plan };
  await recordServiceAct(tx, workspaceId, { action: 'credits.granted', resourceId: null, details });
}
