import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { deliveries, webhooks } from '@/drizzle/schema';
import type { Delivery } from '@/lib/contract/webhook';
import type { Db, Tx } from './client';
import { afterCursor, newestFirst, pageOfRows } from './queries/cursor';
import { notify } from './queries/notify';

/** A delivery with its body. */
export type WholeDeliveryRow = typeof deliveries.$inferSelect;
/** A delivery without its body, which may be long. */
export type DeliveryRow = Omit<WholeDeliveryRow, 'body' | 'signature'>;
/** A delivery to insert. */
export type NewDelivery = typeof deliveries.$inferInsert;

const { body: _, signature: __, ...columns } = getTableColumns(deliveries);

/** A delivery as lists of the contract have it: without the answers. */
export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    object: 'delivery',
    webhook_id: row.webhookId,
    job_id: row.jobId,
    type: row.type,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    next_attempt_at: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
    attempts: row.attempts.map(({ response: ___, ...attempt }) => attempt),
  };
}

/** Inserts deliveries, and notifies every instance. */
export async function insertDeliveries(tx: Tx, rows: NewDelivery[]): Promise<DeliveryRow[]> {
  const written = await tx.insert(deliveries).values(rows).returning(columns);
  await notify(tx, ['delivery', '']);
  return written;
}

/** A page of the deliveries to a webhook, newest first. */
export async function pageOfDeliveries(
  tx: Db | Tx,
  webhookId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ rows: DeliveryRow[]; nextCursor: string | null }> {
  const rows = await tx
    .select(columns)
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), afterCursor(deliveries, page.cursor)))
    .orderBy(...newestFirst(deliveries))
    .limit(page.limit + 1);
  return pageOfRows(rows, page.limit);
}

/** A delivery to a webhook, null where it has none by that id. */
export async function findDelivery(tx: Db | Tx, webhookId: string, id: string): Promise<WholeDeliveryRow | null> {
  const [row] = await tx
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.id, id)));
  return row ?? null;
}

/** The newest delivery to each webhook of a workspace. */
export async function newestDeliveries(tx: Db | Tx, workspaceId: string): Promise<DeliveryRow[]> {
  const each = alias(deliveries, 'each');
  const newest = tx
    .select({ id: each.id })
    .from(each)
    .where(eq(each.webhookId, webhooks.id))
    .orderBy(...newestFirst(each))
    .limit(1);
  return tx
    .select(columns)
    .from(webhooks)
    .innerJoin(deliveries, eq(deliveries.id, sql`(${newest})`))
    .where(eq(webhooks.workspaceId, workspaceId));
}

/** The number of pending deliveries in the whole database. */
export async function pendingDeliveries(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ pending: count() })
    .from(deliveries)
    .where(eq(deliveries.status, sql`'pending'`));
  return row?.pending ?? 0;
}
