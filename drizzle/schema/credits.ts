import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { workspaces } from './workspaces';

/**
 * The append-only ledger. The sum of `credits` is the balance, the sum of `held` what open jobs hold.
 * Grant (+n, 0), hold (−n, +n), capture (0, −n), refund (+n, −n).
 * The job has no foreign key: the ledger outlives it.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: text('id').primaryKey(),
    /** The order in which entries were made: those of one transaction share their moment. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'grant' | 'hold' | 'capture' | 'refund'>().notNull(),
    credits: integer('credits').notNull(),
    held: integer('held').notNull(),
    jobId: text('job_id'),
    /** For a grant: its month, as `2026-11`. */
    period: text('period'),
    /** For a grant: its plan; a change of plan within a month grants the difference. */
    plan: text('plan'),
    /** For a grant of an operator: why it was made. */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_entries_workspace').on(table.workspaceId, table.seq),
    uniqueIndex('credit_entries_once').on(table.jobId, table.kind),
    uniqueIndex('credit_entries_one_settlement')
      .on(table.jobId)
      .where(sql`${table.kind} in ('capture', 'refund')`),
    uniqueIndex('credit_entries_one_grant')
      .on(table.workspaceId, table.period, table.plan)
      .where(sql`${table.kind} = 'grant'`),
  ],
);

/**
 * The sums of each workspace's ledger. A trigger updates them with every entry, so that they stay correct while several
 * versions of the program write entries.
 */
export const creditTotals = pgTable('credit_totals', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  balance: bigint('balance', { mode: 'number' }).notNull(),
  held: bigint('held', { mode: 'number' }).notNull(),
  granted: bigint('granted', { mode: 'number' }).notNull(),
});
