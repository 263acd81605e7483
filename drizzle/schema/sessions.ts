import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { users } from './users';
import { workspaces } from './workspaces';

/**
 * Signed-in browsers. `sessionToken` holds the sha-256 of the cookie's token; `id` (`ses_`) identifies it to people.
 */
export const sessions = pgTable(
  'sessions',
  {
    sessionToken: text('token_hash').primaryKey(),
    id: text('id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires: moment('expires').notNull(),
    userAgent: text('user_agent'),
    activeWorkspaceId: text('active_workspace_id').references(() => workspaces.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_last_used').on(table.userId, table.lastUsedAt, table.id),
    index('sessions_expires').on(table.expires),
  ],
);
