import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DeliveryStatus, Subscription, WebhookEventType } from '@/lib/contract/webhook-events';
import { createdAt, moment } from './columns';
import { workspaces } from './workspaces';

/** Addresses that receive the ends of jobs. The secret signs deliveries, so it is stored encrypted. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().$type<Subscription[]>().notNull(),
    secret: text('secret').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('webhooks_newest').on(table.workspaceId, table.createdAt, table.id)],
);

/** One attempt to deliver: the response status or the error, and its duration in milliseconds. */
export interface DeliveryAttempt {
  at: string;
  status: number | null;
  error: string | null;
  milliseconds: number;
  response: string;
}

/** Deliveries. Body and signature are fixed when the job ends, and are the same in every attempt. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The job that it reports, null for a test event. No foreign key: the body is complete without the job. */
    jobId: text('job_id'),
    type: text('type').$type<WebhookEventType>().notNull(),
    body: text('body').notNull(),
    signature: text('signature').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('pending'),
    attemptCount: integer('attempt_count').notNull().default(0),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    leaseUntil: moment('lease_until'),
    createdAt: createdAt(),
  },
  (table) => [
    index('deliveries_newest').on(table.webhookId, table.createdAt, table.id),
    index('deliveries_pending')
      .on(table.nextAttemptAt)
      .where(sql`${table.status} = 'pending'`),
    index('deliveries_waiting')
      .on(table.webhookId, table.createdAt, table.id)
      .where(sql`${table.status} = 'pending'`),
    index('deliveries_claimed')
      .on(table.webhookId)
      .where(sql`${table.leaseUntil} is not null`),
  ],
);
