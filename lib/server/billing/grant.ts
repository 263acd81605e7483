import { PLAN_LIMITS } from '@/lib/contract/plans';
import { recordServiceAct } from '../audit/record';
import type { Db, Tx } from '../db/client';
import { fundsIn, insertGrant, lockWorkspace } from '../db/credits';
import { monthOf } from './month';

/** The credits that a workspace can spend, and those that are held for jobs. */
interface Purse {
  balance: number;
  held: number;
}

const EMPTY: Purse = { balance: 0, held: 0 };

/** A workspace's purse; null where credits of this month are still to be granted: see `grantMonth`. */
export async function grantedPurse(tx: Db | Tx, workspaceId: string, now = new Date()): Promise<Purse | null> {
  const funds = await fundsIn(tx, workspaceId, monthOf(now).period);
  return funds && PLAN_LIMITS[funds.plan].creditsPerMonth <= funds.grantedThisMonth ? funds : null;
}

/**
 * Locks the workspace, grants the missing part of this month's credits, and gives the purse. Call it before you spend.
 */
export async function grantMonth(tx: Tx, workspaceId: string, now = new Date()): Promise<Purse> {
  if ((await lockWorkspace(tx, workspaceId)) === null) return EMPTY;
  const { period } = monthOf(now);
  // Read under the lock, and not with it: a statement that waits for a lock does not see what its holder has written.
  const funds = await fundsIn(tx, workspaceId, period);
  if (!funds) return EMPTY;
  const { plan, balance, held, grantedThisMonth } = funds;
  const missing = PLAN_LIMITS[plan].creditsPerMonth - grantedThisMonth;
  if (missing <= 0 || !(await insertGrant(tx, workspaceId, { credits: missing, period, plan })))
    return { balance, held };
  const details = { credits: missing, plan };
  await recordServiceAct(tx, workspaceId, { action: 'credits.granted', resourceId: null, details });
  return { balance: balance + missing, held };
}
