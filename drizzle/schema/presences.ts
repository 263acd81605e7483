import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { mascots } from './mascots';
import { users } from './users';

/** Pages that have a mascot open, each with the time of its last heartbeat. */
export const presences = pgTable(
  'presences',
  {
    mascotId: text('mascot_id')
      .notNull()
      .references(() => mascots.id, { onDelete: 'cascade' }),
    page: text('page').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.mascotId, table.page] }), index('presences_user').on(table.userId)],
);
