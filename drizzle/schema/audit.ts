import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditDetails } from '@/lib/contract/audit';
import type { AuditAction, AuditActorKind } from '@/lib/contract/audit-actions';
import { createdAt } from './columns';
import { workspaces } from './workspaces';

/**
 * The audit log of a workspace. Append-only: a trigger refuses updates, and rows are deleted only by cleanup or with
 * the workspace. It contains no names or addresses of people, so that erasing a person needs no change here.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    /** The person or the key. No foreign key: the entry outlives both. */
    actorId: text('actor_id'),
    action: text('action').$type<AuditAction>().notNull(),
    resourceId: text('resource_id'),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    network: text('network'),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (table) => [
    // Read backwards: newest first.
    index('audit_entries_newest').on(table.workspaceId, table.createdAt, table.id),
    index('audit_entries_action').on(table.workspaceId, table.action, table.createdAt, table.id),
    index('audit_entries_actor').on(table.workspaceId, table.actorId, table.createdAt, table.id),
    // Rows are inserted in order of time, so that a small BRIN index finds those that cleanup deletes.
    index('audit_entries_age').using('brin', table.createdAt),
  ],
);
