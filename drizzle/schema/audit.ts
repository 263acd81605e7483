import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditDetails } from '@/lib/contract/audit';
import type { AuditAction, AuditActorKind } from '@/lib/contract/audit-actions';
import { createdAt } from './columns';
import { workspaces } from './workspaces';

/**
 * Who did what in a workspace. Append-only: a trigger refuses updates, and only cleanup and the end of the workspace
 * delete. It holds no names or addresses of people, so that an erased person leaves none behind.
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
    // Rows come in the order of their moments, so a few bytes a block find those that cleanup deletes.
    index('audit_entries_age').using('brin', table.createdAt),
  ],
);
