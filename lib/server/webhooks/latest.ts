import type { Delivery } from '@/lib/contract/webhook';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { newestDeliveries, toDelivery } from '../db/deliveries';

/** The newest delivery to each webhook of the actor's workspace that has one, by the webhook's id. */
export async function latestDeliveries(actor: Actor): Promise<Record<string, Delivery>> {
  const rows = await newestDeliveries(db(), actor.workspaceId);
  return Object.fromEntries(rows.map((row) => [row.webhookId, toDelivery(row)]));
}
