import type { Usage } from '@/lib/contract/credits';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { usageByType } from '../db/credits';
import { monthOf } from './month';

/** Dollars rounded to a millionth, without the error of binary fractions. */
const usd = (amount: number) => Math.round(amount * 1e6) / 1e6;

/** Jobs, model spend and credits spent by the workspace's jobs of this month. */
export async function usage(actor: Actor): Promise<Usage> {
  const since = monthOf(new Date()).start;
  const rows = await usageByType(db(), actor.workspaceId, since);
  const total = (key: 'jobs' | 'costUsd' | 'credits') => rows.reduce((sum, row) => sum + row[key], 0);
  return {
    object: 'usage',
    since: since.toISOString(),
    total_cost_usd: usd(total('costUsd')),
    jobs: total('jobs'),
    credits_spent: total('credits'),
    by_type: rows.map((row) => ({ type: row.type, jobs: row.jobs, cost_usd: usd(row.costUsd), credits: row.credits })),
  };
}
