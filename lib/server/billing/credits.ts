import type { Credits } from '@/lib/contract/credits';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { PRICED_ACTIONS, PRICES } from '@/lib/contract/prices';
import type { PricedAction } from '@/lib/contract/prices';
import type { Actor } from '../actor';
import { db, transaction } from '../db/client';
import { grantMonth, grantedPurse } from './grant';
import { monthOf } from './month';

const prices = Object.fromEntries(PRICED_ACTIONS.map((action) => [action, PRICES[action].credits])) as Record<
  PricedAction,
  number
>;

/** The workspace's credits; the first call in a month grants that month's credits. */
export async function credits(actor: Actor, now = new Date()): Promise<Credits> {
  const { balance, held } =
    (await grantedPurse(db(), actor.workspaceId, now)) ??
    (await transaction((tx) => grantMonth(tx, actor.workspaceId, now)));
  return {
    object: 'credits',
    plan: actor.plan,
    balance,
    held,
    monthly: PLAN_LIMITS[actor.plan].creditsPerMonth,
    renews_at: monthOf(now).next.toISOString(),
    prices,
  };
}
