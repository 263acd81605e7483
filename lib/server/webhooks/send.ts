import type { Delivery } from '@/lib/contract/webhook';
import { EVERY_EVENT, WEBHOOK_EVENTS } from '@/lib/contract/webhook-events';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { toDelivery } from '../db/deliveries';
import { holdWebhook, type WebhookRow } from '../db/webhooks';
import { limitUse } from '../window-limit';
import { bodyOf, deliveryTo, type WebhookMessage } from './compose';
import { enqueueDeliveries } from './enqueue';
import { noSuchWebhook, theDelivery } from './find';
import { testJob } from './test-job';

const SEND_LIMIT = { limit: LIMITS.webhook.sendsPerMinute, windowSeconds: 60 } as const;

/** Sends a delivery on request, rate-limited since nothing else bounds it. Throws `not_found`, `rate_limited`. */
function send(
  actor: Actor,
  webhookId: string,
  tellOf: (webhook: WebhookRow, now: Date) => WebhookMessage,
): Promise<Delivery> {
  return transaction(async (tx) => {
    const { workspaceId } = actor;
    const webhook = await holdWebhook(tx, workspaceId, webhookId);
    if (!webhook) throw noSuchWebhook();
    await limitUse(
      tx,
      { bucket: `webhook-sends:${workspaceId}`, ...SEND_LIMIT },
      `At most ${SEND_LIMIT.limit} tests and redeliveries a minute`,
    );
    const now = new Date();
    const [row] = await enqueueDeliveries(tx, [deliveryTo(webhook, tellOf(webhook, now), now)]);
    if (!row) throw new Error('Writing a delivery gave no row.');
    await recordActs(tx, actor, { action: 'webhook.sent', resourceId: webhookId, details: { delivery_id: row.id } });
    return toDelivery(row);
  });
}

/**
 * Sends a delivery's body again as a new delivery. Throws `not_found`, `rate_limited`.
 * It has a new time and signature, since receivers refuse old ones.
 */
export async function redeliver(actor: Actor, webhookId: string, id: string): Promise<Delivery> {
  const { type, body, jobId } = (await theDelivery(actor, webhookId, id)).delivery;
  return send(actor, webhookId, () => ({ type, body, jobId }));
}

/** Sends a test event to a webhook, the first of its subscriptions. Throws `not_found`, `rate_limited`. */
export function testWebhook(actor: Actor, id: string): Promise<Delivery> {
  return send(actor, id, ({ events }, now) => {
    const type =
      WEBHOOK_EVENTS.find((event) => events.includes(event) || events.includes(EVERY_EVENT)) ?? WEBHOOK_EVENTS[0];
    return { type, body: bodyOf(type, now, testJob(type, now)), jobId: null };
  });
}
