import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { JobEvent, JobStatus, JobType } from '@/lib/contract/job';
import type { JobLane } from '@/lib/contract/job-lanes';
import type { PricedAction } from '@/lib/contract/prices';
import { createdAt, moment } from './columns';
import { mascots } from './mascots';
import { workspaces } from './workspaces';

/** Slow operations. A job outlives its mascot so that usage stays complete. */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    mascotId: text('mascot_id').references(() => mascots.id, { onDelete: 'set null' }),
    type: text('type').$type<JobType>().notNull(),
    status: text('status').$type<JobStatus>().notNull(),
    lane: text('lane').$type<JobLane>().notNull().default('waiting'),
    /** The priced action that it is charged as; null if it is free. */
    action: text('action').$type<PricedAction>(),
    input: jsonb('input').$type<unknown>().notNull(),
    result: jsonb('result').$type<unknown>(),
    error: text('error'),
    costUsd: doublePrecision('cost_usd').notNull().default(0),
    /** The cost ceiling in USD, null where nothing is spent. */
    maxCostUsd: doublePrecision('max_cost_usd'),
    /** The number of its last event. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** The process that runs it, and the end of its lease. */
    runner: text('runner'),
    leaseUntil: moment('lease_until'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    // One index per filter of the list, so that a rare status is found without reading other rows.
    index('jobs_newest').on(table.workspaceId, table.createdAt, table.id),
    index('jobs_by_status').on(table.workspaceId, table.status, table.createdAt, table.id),
    index('jobs_by_type').on(table.workspaceId, table.type, table.createdAt, table.id),
    index('jobs_by_type_and_status').on(table.workspaceId, table.type, table.status, table.createdAt, table.id),
    index('jobs_mascot').on(table.mascotId, table.createdAt, table.id),
    index('jobs_queued')
      .on(table.workspaceId, table.lane, table.createdAt, table.id)
      .where(sql`${table.status} = 'queued'`),
    index('jobs_running')
      .on(table.workspaceId, table.leaseUntil)
      .where(sql`${table.status} = 'running'`),
  ],
);

/**
 * The queue of workspaces: a row for each workspace and lane with queued jobs. A claim takes the earliest `turn` and
 * gives the workspace a later one. `turn` is null while none of its jobs may start; the end of a job or a new job sets
 * it again.
 */
export const workspaceQueue = pgTable(
  'workspace_queue',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    lane: text('lane').$type<JobLane>().notNull(),
    turn: moment('turn'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.lane] }),
    index('workspace_queue_turns')
      .on(table.lane, table.turn)
      .where(sql`${table.turn} is not null`),
  ],
);

/** Events of a job, numbered from 1 without gaps until cleanup deletes its drafts. */
export const jobEvents = pgTable(
  'job_events',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    at: moment('at').notNull().defaultNow(),
    type: text('type').$type<JobEvent['type']>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.seq] }),
    // Indexes only the rows that cleanup will delete, so that a search costs nothing while there are none.
    index('job_events_drafts')
      .on(table.at)
      .where(sql`${table.type} in ('draft', 'draft_clip')`),
  ],
);
