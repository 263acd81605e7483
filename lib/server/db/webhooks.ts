import { and, arrayOverlaps, count, desc, eq } from 'drizzle-orm';
import { webhooks } from '@/drizzle/schema';
import type { Webhook } from '@/lib/contract/webhook';
import type { Subscription } from '@/lib/contract/webhook-events';
import type { Db, Tx } from './client';
import { newId } from './queries/ids';
import { notify } from './queries/notify';

/** The row of a webhook. */
export type WebhookRow = typeof webhooks.$inferSelect;

/** A webhook as the contract has it: without its secret. */
export function toWebhook(row: WebhookRow): Webhook {
  return { id: row.id, object: 'webhook', url: row.url, events: row.events, created_at: row.createdAt.toISOString() };
}

/** Inserts a webhook, whose secret is sealed. */
export async function insertWebhook(
  tx: Db | Tx,
  webhook: Pick<WebhookRow, 'workspaceId' | 'url' | 'events' | 'secret'>,
): Promise<WebhookRow> {
  const [row] = await tx
    .insert(webhooks)
    .values({ ...webhook, id: newId('webhook') })
    .returning();
  if (!row) throw new Error('Keeping a webhook gave no row.');
  return row;
}

/** A workspace's webhooks, newest first. */
export async function webhooksOf(tx: Db | Tx, workspaceId: string): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(webhooks)
    .where(eq(webhooks.workspaceId, workspaceId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
}

/** How many webhooks a workspace has. */
export async function countWebhooks(tx: Db | Tx, workspaceId: string): Promise<number> {
  const [row] = await tx.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.workspaceId, workspaceId));
  return row?.webhooks ?? 0;
}

/** A webhook of a workspace, null where it has none by that id. */
export async function findWebhook(tx: Db | Tx, workspaceId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id)));
  return row ?? null;
}

/** Whether a webhook still exists. */
export async function isWebhook(tx: Db | Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id));
  return rows.length > 0;
}

/** Locks a webhook of a workspace against deletion until the transaction ends; null where there is none by that id. */
export async function holdWebhook(tx: Tx, workspaceId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id)))
    .for('key share');
  return row ?? null;
}

/** Locks a workspace's webhooks with a subscription to one of these events against deletion. */
export async function holdWebhooksFor(tx: Tx, workspaceId: string, events: Subscription[]): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.workspaceId, workspaceId), arrayOverlaps(webhooks.events, events)))
    .for('key share');
}

/**
 * Deletes a webhook of the workspace with its deliveries, and notifies its deliverers; false where there is none by
 * that id.
 */
export async function removeWebhook(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(webhooks)
    .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id)))
    .returning({ id: webhooks.id });
  if (rows.length > 0) await notify(tx, ['webhook', id]);
  return rows.length > 0;
}
