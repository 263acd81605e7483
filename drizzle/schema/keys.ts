import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { workspaces } from './workspaces';

/** API keys: a hash and the first twelve characters, never the key. */
export const keys = pgTable(
  'keys',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('keys_workspace').on(table.workspaceId),
    index('keys_active')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`${table.revokedAt} is null`),
  ],
);
