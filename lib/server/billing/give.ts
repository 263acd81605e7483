import { ApiError } from '@/lib/contract/errors';
import { recordServiceAct } from '../audit/record';
import type { Tx } from '../db/client';
import { insertExtraGrant } from '../db/credits';
import { grantMonth } from './grant';

/**
 * Adds credits beside those of the plan as a separate ledger entry, or removes them if negative. Throws
 * `invalid_request` if more than the balance would be removed. The caller has locked the workspace.
 */
export async function giveCredits(
  tx: Tx,
  workspaceId: string,
  grant: { credits: number; reason: string | null },
): Promise<void> {
  const { balance } = await grantMonth(tx, workspaceId);
  if (balance + grant.credits < 0)
    throw new ApiError('invalid_request', `The workspace has ${balance} credits: no more can be taken away.`);
  await insertExtraGrant(tx, workspaceId, grant);
  const details = { credits: grant.credits, ...(grant.reason === null ? {} : { reason: grant.reason }) };
  await recordServiceAct(tx, workspaceId, { action: 'credits.granted', resourceId: null, details });
}
