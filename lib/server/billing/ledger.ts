import type { LedgerEntry } from '@/lib/contract/credits';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { pageOfLedger } from '../db/ledger';

/** Lines of the ledger on a page of the studio. */
const DEFAULT_PAGE_ENTRIES = 25;

/**
 * A page of the workspace's ledger, newest first, from before a place in it; `older` is the place of the next page or
 * null.
 */
export function ledger(
  actor: Actor,
  before: number | null = null,
): Promise<{ entries: LedgerEntry[]; older: number | null }> {
  return pageOfLedger(db(), actor.workspaceId, DEFAULT_PAGE_ENTRIES, before);
}
