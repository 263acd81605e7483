import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { deletedOf, listOf, pageOf, pageQuery, Timestamp } from './common';
import { endpoint } from './endpoint';
import { Job } from './job';
import { DELIVERY_STATUSES, EVERY_EVENT, WEBHOOK_EVENTS } from './webhook-events';

const subscriptions = [...WEBHOOK_EVENTS, EVERY_EVENT] as const;
const webhookId = z.string().meta({ description: 'Identifies the webhook.', examples: ['whk_k3v5q2m7x4b6n5c6d2fa'] });
const eventType = z.enum(WEBHOOK_EVENTS).describe('What has happened.');

/** An address that is told how jobs end (specification: Webhook). */
export const Webhook = z.strictObject({
  id: webhookId, object: z.literal('webhook').describe('The kind of resource.'), url: z.string().meta({ description: 'The address that is told.', examples: ['https://example.com/hooks/liverig'] }),
  events: z.array(z.enum(subscriptions)).describe('What it is told of; `*` is every event.'), created_at: Timestamp,
});
export type Webhook = z.infer<typeof Webhook>;

/** A new webhook; `secret` is shown this once, and null when an idempotent request is replayed. */
export const NewWebhook = z.strictObject({
  ...Webhook.shape, secret: z.string().meta({ description: 'What signs its deliveries, shown this once; null where an idempotent request is replayed.', examples: ['whsec_4YxGdBAcHMPLjmJ95i3kd3kZVhkiZI1HCUHaNR4mYuQ'] }),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

/** The body of a delivery (specification: Webhook events): `data` is the job, exactly as it is answered when it is asked for. */
export const WebhookBody = z.strictObject({ type: eventType, created_at: Timestamp, data: Job });
export type WebhookBody = z.infer<typeof WebhookBody>;

/** One try to deliver: the status of the answer, what went wrong where something did, and how long it took. */
export const Attempt = z.strictObject({
  at: Timestamp, status: z.int().nullable().describe('The status of the answer; null where none came.'), error: z.string().nullable().describe('What went wrong, in a sentence; null where nothing did.'),
  milliseconds: z.int().min(0).describe('How long it took.'),
});
export type Attempt = z.infer<typeof Attempt>;

/** An event on its way to a webhook; `job_id` is null for a test event, `next_attempt_at` null where no attempt follows. */
export const Delivery = z.strictObject({
  id: z.string().meta({ description: 'Identifies the delivery, also in its `Service-Delivery` header.', examples: ['dlv_k3v5q2m7x4b6n5c6d2fa'] }), object: z.literal('delivery').describe('The kind of resource.'),
  webhook_id: webhookId, job_id: z.string().nullable().describe('The job that it tells of; null for a test event.'), type: eventType,
  status: z.enum(DELIVERY_STATUSES).describe('`pending` while an attempt follows; `dropped` after the third has failed.'),
  created_at: Timestamp, next_attempt_at: Timestamp.nullable().describe('When the next attempt is due; null where none follows.'), attempts: z.array(Attempt).describe('The attempts so far, the first one first.'),
});
export type Delivery = z.infer<typeof Delivery>;

/** A delivery with the request as every attempt sends it, and the beginning of each answer. */
export const WholeDelivery = z.strictObject({
  ...Delivery.shape,
  request: z.strictObject({
    url: z.string().describe('The address it goes to.'), headers: z.record(z.string(), z.string()).describe('Its headers by name.'), body: z.string().describe('Its raw body, which the signature is of.'),
  }).describe('The request, the same in every attempt.'),
  attempts: z.array(z.strictObject({ ...Attempt.shape, response: z.string().describe('The beginning of the answer\'s body, at most 4,000 characters.') })).describe('The attempts so far, the first one first.'),
});
export type WholeDelivery = z.infer<typeof WholeDelivery>;

export const listWebhooks = endpoint({
  id: 'listWebhooks', method: 'GET', path: '/webhooks', tag: 'Webhooks', access: 'admin',
  summary: 'Webhooks of the workspace, newest first.',
  returns: { 200: listOf(Webhook) },
});

export const createWebhook = endpoint({
  id: 'createWebhook', method: 'POST', path: '/webhooks', tag: 'Webhooks', access: 'admin',
  summary: 'Has an address told how jobs end; the secret that signs deliveries is shown this once.',
  body: z.strictObject({
    url: z.url().max(LIMITS.webhook.url).meta({ description: 'The address to tell: public, by https.', examples: ['https://example.com/hooks/liverig'] }),
    events: z.array(z.enum(subscriptions)).min(1).max(subscriptions.length).optional().describe('What to tell it of; every event unless said.'),
  }),
  returns: { 201: NewWebhook },
});

export const deleteWebhook = endpoint({
  id: 'deleteWebhook', method: 'DELETE', path: '/webhooks/{id}', tag: 'Webhooks', access: 'admin',
  summary: 'Deletes a webhook and its log, and stops its deliveries at once.',
  returns: { 200: deletedOf('webhook') },
});

export const listDeliveries = endpoint({
  id: 'listDeliveries', method: 'GET', path: '/webhooks/{id}/deliveries', tag: 'Webhooks', access: 'admin',
  summary: 'Deliveries to a webhook, newest first; kept for 30 days, and at most the last 1,000.',
  query: z.strictObject(pageQuery),
  returns: { 200: pageOf(Delivery) },
});

export const getDelivery = endpoint({
  id: 'getDelivery', method: 'GET', path: '/webhooks/{id}/deliveries/{delivery_id}', tag: 'Webhooks', access: 'admin',
  summary: 'A delivery with its request and the beginning of each answer.',
  returns: { 200: WholeDelivery },
});

export const redeliver = endpoint({
  id: 'redeliver', method: 'POST', path: '/webhooks/{id}/deliveries/{delivery_id}/redeliver', tag: 'Webhooks', access: 'admin',
  summary: 'Sends the body of a delivery again, as a new delivery with a new time and signature.',
  returns: { 201: Delivery },
});

export const testWebhook = endpoint({
  id: 'testWebhook', method: 'POST', path: '/webhooks/{id}/test', tag: 'Webhooks', access: 'admin',
  summary: 'Sends a test event to a webhook: the first that it is subscribed to, of a job `job_testtesttesttesttest` that never was.',
  returns: { 201: Delivery },
});
