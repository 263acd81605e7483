import { ApiError } from '@/lib/contract/errors';
import { db } from '../db/client';
import { findDelivery, type WholeDeliveryRow } from '../db/deliveries';
import { findWebhook, type WebhookRow } from '../db/webhooks';
import type { Actor } from '../actor';

/** The refusal where a workspace has no webhook by that id. */
export const noSuchWebhook = () => new ApiError('not_found', 'There is no such webhook in this workspace.');

/** A webhook of the actor's workspace; throws `not_found`. */
export async function theWebhook({ workspaceId }: Actor, id: string): Promise<WebhookRow> {
  const webhook = await findWebhook(db(), workspaceId, id);
  if (!webhook) throw noSuchWebhook();
  return webhook;
}

/** A delivery to a webhook of the actor's workspace, with that webhook; throws `not_found`. */
export async function theDelivery(
  actor: Actor,
  webhookId: string,
  id: string,
): Promise<{ webhook: WebhookRow; delivery: WholeDeliveryRow }> {
  const webhook = await theWebhook(actor, webhookId);
  const delivery = await findDelivery(db(), webhookId, id);
  if (!delivery) throw new ApiError('not_found', 'There is no such delivery to this webhook.');
  return { webhook, delivery };
}
