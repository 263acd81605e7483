import { and, arrayOverlaps, eq } from 'drizzle-orm';
import { deliveries, webhooks } from '@/drizzle/schema';
import type { Db, Tx } from './client';

export type WebhookRow = typeof webhooks.$inferSelect;
export type NewDelivery = typeof deliveries.$inferInsert;

/** A workspace's webhooks that are subscribed to one of these events. */
export async function webhooksFor(tx: Db | Tx, workspaceId: string, events: string[]): Promise<WebhookRow[]> {
  return tx.select().from(webhooks).where(and(eq(webhooks.workspaceId, workspaceId), arrayOverlaps(webhooks.events, events)));
}

/** Writes deliveries that wait to be made. */
export async function insertDeliveries(tx: Tx, rows: NewDelivery[]): Promise<void> {
  if (rows.length > 0) await tx.insert(deliveries).values(rows);
}
