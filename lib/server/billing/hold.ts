import { ApiError } from '@/lib/contract/errors';
import type { Tx } from '../db/client';
import { insertHolds } from '../db/credits';
import { grantMonth } from './grant';

/**
 * Holds credits for jobs, all or none, and locks the workspace until the commit. Throws `insufficient_credits` with
 * `{needed, balance}`.
 */
export async function holdCredits(
  tx: Tx,
  workspaceId: string,
  holds: readonly { jobId: string; credits: number }[],
): Promise<void> {
  const priced = holds.filter(({ credits }) => credits > 0);
  if (priced.length === 0) return;
  const { balance } = await grantMonth(tx, workspaceId);
  const needed = priced.reduce((total, { credits }) => total + credits, 0);
  if (needed > balance) {
    throw new ApiError(
      'insufficient_credits',
      `This costs ${needed} credits and the workspace has ${balance}. Wait for next month's credits or change ` +
        'the plan.',
      { needed, balance },
    );
  }
  await insertHolds(tx, workspaceId, priced);
}
