import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { auditEntries, keys, users } from '@/drizzle/schema';
import type { AuditEntry } from '@/lib/contract/audit';
import { AUDIT_ACTOR_KINDS, type AuditAction } from '@/lib/contract/audit-actions';
import type { Db, Tx } from './client';
import { afterCursor, newestFirst, pageOfRows } from './queries/cursor';
import { newId } from './queries/ids';
import { nearestMoment } from './queries/moment';
import { rowsOf } from './queries/rows';

type AuditRow = typeof auditEntries.$inferSelect;

/** An entry to write; the database adds its moment. */
export type NewAuditRow = Omit<AuditRow, 'id' | 'createdAt'>;

/** The filter of the audit log. `actor` is an id or a kind; `since` is inclusive, `until` exclusive. */
export interface AuditFilter {
  actor?: string | undefined;
  action?: AuditAction | undefined;
  since?: string | undefined;
  until?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Appends entries to the audit log. */
export async function insertAuditEntries(tx: Tx, rows: readonly NewAuditRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(auditEntries).values(rows.map((row) => ({ ...row, id: newId('audit_entry') })));
}

function actorThat(actor: string | undefined) {
  if (actor === undefined) return undefined;
  const kind = AUDIT_ACTOR_KINDS.find((each) => each === actor);
  return kind ? eq(auditEntries.actorKind, kind) : eq(auditEntries.actorId, actor);
}

/** A page of a workspace's audit log, newest first, with the names that people and keys have today. */
export async function pageOfAudit(
  tx: Db | Tx,
  workspaceId: string,
  { actor, action, since, until, cursor, limit }: AuditFilter,
): Promise<{ data: AuditEntry[]; nextCursor: string | null }> {
  const found = await tx
    .select({
      entry: auditEntries,
      person: sql<string | null>`coalesce(${users.name}, ${users.email})`,
      key: keys.name,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(keys, eq(keys.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.workspaceId, workspaceId),
        actorThat(actor),
        action && eq(auditEntries.action, action),
        since === undefined ? undefined : gte(auditEntries.createdAt, nearestMoment(new Date(since))),
        until === undefined ? undefined : lt(auditEntries.createdAt, nearestMoment(new Date(until))),
        afterCursor(auditEntries, cursor),
      ),
    )
    .orderBy(...newestFirst(auditEntries))
    .limit(limit + 1);
  const rows = found.map(({ entry, person, key }) => ({ ...entry, actorName: person ?? key }));
  const page = pageOfRows(rows, limit);
  return { data: page.rows.map(toAuditEntry), nextCursor: page.nextCursor };
}

/** Deletes at most so many entries from before a moment, and gives how many. */
export async function dropAuditEntries(tx: Db | Tx, before: Date, most: number): Promise<number> {
  const dropped = await rowsOf(
    tx,
    sql`delete from audit_entries where id in (
      select id from audit_entries where created_at < ${before.toISOString()}::timestamptz limit ${most}::int
    ) returning 1`,
  );
  return dropped.length;
}

function toAuditEntry(row: AuditRow & { actorName: string | null }): AuditEntry {
  return {
    id: row.id,
    object: 'audit_entry',
    created_at: row.createdAt.toISOString(),
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
    action: row.action,
    resource_id: row.resourceId,
    details: row.details,
    network: row.network,
    request_id: row.requestId,
  };
}
