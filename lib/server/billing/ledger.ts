import type { LedgerEntry } from '@/lib/contract/credits';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { pageOfLedger } from '../db/ledger';

/** The entries on a page of the studio. */
const DEFAULT_PAGE_ENTRIES = 25;

/**
 * A page of the workspace's ledger, newest first, before a position in it; `older` is the next page's position or null.
 */
export function ledger(
  actor: Actor,
  before: number | null = null,
): Promise<{ entries: LedgerEntry[]; older: number | null }> {
  return pageOfLedger(db(), actor.workspaceId, DEFAULT_PAGE_ENTRIES, before);
}
