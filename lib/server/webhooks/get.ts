import type { Webhook } from '@/lib/contract/webhook';
import type { Actor } from '../actor';
import { toWebhook } from '../db/webhooks';
import { theWebhook } from './find';

/** A webhook of the actor's workspace; throws `not_found`. */
export async function getWebhook(actor: Actor, id: string): Promise<Webhook> {
  return toWebhook(await theWebhook(actor, id));
}
