import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { workspaces } from './workspaces';

/** First responses to requests with an `Idempotency-Key`; `status` is null while the first request still runs. */
export const idempotency = pgTable(
  'idempotency',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /**
     * Sha-256 hashes of method and path (a path may hold a link's secret) and of the body. The same key with another
     * request is refused.
     */
    request: text('request').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.key] }), index('idempotency_age').on(table.createdAt)],
);

/** Counters of requests in fixed windows: API keys of a workspace, sign-in links of an address or a network. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    bucket: text('bucket').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('rate_windows_age').on(table.windowStart),
  ],
);
