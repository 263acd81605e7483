import { z } from 'zod';
import { Timestamp } from './common';
import { endpoint } from './endpoint';
import { JOB_TYPES, type JobType } from './job';
import { PLANS, type Plan } from './plans';
import { PRICED_ACTIONS } from './prices';

/** The workspace's credits (decisions: Resources): balance + held + spent = granted. */
export const Credits = z.strictObject({
  object: z.literal('credits'),
  plan: z.enum(PLANS),
  balance: z.int(),
  held: z.int(),
  monthly: z.int(),
  renews_at: Timestamp,
  prices: z.record(z.enum(PRICED_ACTIONS), z.int()),
});
export type Credits = z.infer<typeof Credits>;

/** Model spend of the workspace since `since` (decisions: Resources). */
export const Usage = z.strictObject({
  object: z.literal('usage'),
  since: Timestamp,
  total_cost_usd: z.number(),
  jobs: z.int(),
  credits_spent: z.int(),
  by_type: z.array(z.strictObject({ type: z.enum(JOB_TYPES), jobs: z.int(), cost_usd: z.number(), credits: z.int() })),
});
export type Usage = z.infer<typeof Usage>;

/**
 * A line of the ledger as the studio shows it: what moved the balance, by how many credits, and what it was after. A capture moves
 * nothing: it is told by its hold's `state`.
 */
export interface LedgerEntry {
  id: string;
  kind: 'grant' | 'hold' | 'refund';
  credits: number;
  balance: number;
  created_at: string;
  /** Of a grant. */
  plan: Plan | null;
  /** Of a hold or refund; `mascot` is null where it is gone or the job had none. */
  job: { id: string; type: JobType; mascot: { id: string; name: string } | null; state: 'held' | 'spent' | 'refunded' } | null;
}

export const getCredits = endpoint({
  id: 'getCredits', method: 'GET', path: '/credits', tag: 'Account', access: 'member',
  summary: 'Balance, plan and prices.',
  returns: { 200: Credits },
});

export const getUsage = endpoint({
  id: 'getUsage', method: 'GET', path: '/usage', tag: 'Account', access: 'member',
  summary: 'Jobs, model spend and credits spent this month, by job type.',
  returns: { 200: Usage },
});
