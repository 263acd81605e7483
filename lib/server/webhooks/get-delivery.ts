import type { WholeDelivery } from '@/lib/contract/webhook';
import type { Actor } from '../actor';
import { toDelivery } from '../db/deliveries';
import { theDelivery } from './find';
import { headersOf } from './request';

/** A delivery with its request and the beginning of each answer; throws `not_found`. */
export async function getDelivery(actor: Actor, webhookId: string, id: string): Promise<WholeDelivery> {
  const { webhook, delivery } = await theDelivery(actor, webhookId, id);
  return {
    ...toDelivery(delivery),
    request: { url: webhook.url, headers: headersOf(delivery), body: delivery.body },
    attempts: delivery.attempts,
  };
}
