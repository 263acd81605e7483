import type { AuditEntry } from '@/lib/contract/audit';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { pageOfAudit, type AuditFilter } from '../db/audit';
import { db } from '../db/client';

/** The query of the audit log: filters, and the page. */
export type AuditListQuery = Omit<AuditFilter, 'limit'> & { limit?: number | undefined };

/** A page of the workspace's audit log, newest first; throws `invalid_request` for an invalid cursor. */
export async function listAudit(
  actor: Actor,
  { limit = LIMITS.list.default, ...filter }: AuditListQuery,
): Promise<{ object: 'list'; data: AuditEntry[]; next_cursor: string | null }> {
  const { data, nextCursor } = await pageOfAudit(db(), actor.workspaceId, { ...filter, limit });
  return { object: 'list', data, next_cursor: nextCursor };
}

/** Entries that one statement reads for an export. */
const EXPORT_PAGE = 500;

/** Every entry of a workspace's audit log that matches a filter, newest first, read page by page. */
export async function* everyAuditEntry(
  workspaceId: string,
  filter: Omit<AuditFilter, 'limit' | 'cursor'>,
): AsyncGenerator<AuditEntry[], void> {
  for (let cursor: string | undefined; ;) {
    const { data, nextCursor } = await pageOfAudit(db(), workspaceId, { ...filter, cursor, limit: EXPORT_PAGE });
    if (data.length > 0) yield data;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}
