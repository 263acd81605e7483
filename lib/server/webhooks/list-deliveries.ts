import type { Delivery } from '@/lib/contract/webhook';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { pageOfDeliveries, toDelivery } from '../db/deliveries';
import { theWebhook } from './find';

/**
 * A page of the deliveries to a webhook, newest first; throws `not_found`, and `invalid_request` for an invalid cursor.
 */
export async function listDeliveries(
  actor: Actor,
  webhookId: string,
  { limit = LIMITS.list.default, cursor }: { limit?: number | undefined; cursor?: string | undefined } = {},
): Promise<{ object: 'list'; data: Delivery[]; next_cursor: string | null }> {
  await theWebhook(actor, webhookId);
  const { rows, nextCursor } = await pageOfDeliveries(db(), webhookId, { limit, cursor });
  return { object: 'list', data: rows.map(toDelivery), next_cursor: nextCursor };
}
