import { z } from 'zod';
import { objectOf, Timestamp } from './common';
import { endpoint } from './endpoint';
import { JOB_TYPES, type JobType } from './job';
import { PLANS, type Plan } from './plans';
import { PRICED_ACTIONS } from './prices';

/** The workspace's credits (docs/decisions/resources.md): balance + held + spent = granted. */
export const Credits = z.strictObject({
  object: objectOf('credits'),
  plan: z.enum(PLANS).describe("The workspace's plan."),
  balance: z.int().meta({ description: 'Credits that can be spent.', examples: [190] }),
  held: z.int().meta({ description: 'Credits of jobs that have not ended.', examples: [0] }),
  monthly: z.int().meta({ description: 'Credits that the plan grants a month.', examples: [200] }),
  renews_at: Timestamp.describe("When the next month's credits are granted."),
  prices: z.record(z.enum(PRICED_ACTIONS), z.int().describe('Credits.')).describe('Credits of each kind of work.'),
});
export type Credits = z.infer<typeof Credits>;

/** Model spend of the workspace since `since` (docs/decisions/resources.md). */
export const Usage = z.strictObject({
  object: objectOf('usage'),
  since: Timestamp.describe('The start of the period.'),
  total_cost_usd: z.number().describe('What models have cost, in USD.'),
  jobs: z.int().describe('The number of jobs.'),
  credits_spent: z.int().describe('Credits that were charged.'),
  by_type: z
    .array(
      z.strictObject({
        type: z.enum(JOB_TYPES).describe('The kind of job.'),
        jobs: z.int().describe('The number of jobs of this type.'),
        cost_usd: z.number().describe('What models have cost, in USD.'),
        credits: z.int().describe('Credits that were charged.'),
      }),
    )
    .describe('The same figures by kind of job.'),
});
export type Usage = z.infer<typeof Usage>;

/**
 * A line of the ledger as the studio shows it: the credits that it moved and the balance after it. A capture moves
 * nothing: the `state` of its hold shows it.
 */
export interface LedgerEntry {
  id: string;
  kind: 'grant' | 'hold' | 'refund';
  credits: number;
  balance: number;
  created_at: string;
  /** The plan of a monthly grant, else null. */
  plan: Plan | null;
  /** The reason for an additional grant, else null. */
  reason: string | null;
  /** The job of a hold or refund, else null; `mascot` is null if it has been deleted or the job had none. */
  job: {
    id: string;
    type: JobType;
    mascot: { id: string; name: string } | null;
    state: 'held' | 'spent' | 'refunded';
  } | null;
}

export const getCredits = endpoint({
  id: 'getCredits',
  method: 'GET',
  path: '/credits',
  tag: 'Account',
  access: 'member',
  summary: 'Balance, plan and prices.',
  returns: { 200: Credits },
});

export const getUsage = endpoint({
  id: 'getUsage',
  method: 'GET',
  path: '/usage',
  tag: 'Account',
  access: 'member',
  summary: 'Jobs, model spend and credits spent this month, by job type.',
  returns: { 200: Usage },
});
