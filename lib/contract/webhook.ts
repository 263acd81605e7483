import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { deletedOf, listOf, pageOf, pageQuery, Timestamp } from './common';
import { endpoint } from './endpoint';
import { Job } from './job';
import { DELIVERY_STATUSES, EVERY_EVENT, WEBHOOK_EVENTS } from './webhook-events';

const subscriptions = [...WEBHOOK_EVENTS, EVERY_EVENT] as const;

/** An address that is told how jobs end (specification: Webhook). */
export const Webhook = z.strictObject({
  id: z.string(), object: z.literal('webhook'), url: z.string(), events: z.array(z.enum(subscriptions)), created_at: Timestamp,
});
export type Webhook = z.infer<typeof Webhook>;

/** A new webhook; `secret` is shown this once, and null when an idempotent request is replayed. */
export const NewWebhook = z.strictObject({ ...Webhook.shape, secret: z.string() });
export type NewWebhook = z.infer<typeof NewWebhook>;

/** The body of a delivery (specification: Webhook events): `data` is the job, exactly as it is answered when it is asked for. */
export const WebhookBody = z.strictObject({ type: z.enum(WEBHOOK_EVENTS), created_at: Timestamp, data: Job });
export type WebhookBody = z.infer<typeof WebhookBody>;

/** One try to deliver: the status of the answer, what went wrong where something did, and how long it took. */
export const Attempt = z.strictObject({ at: Timestamp, status: z.int().nullable(), error: z.string().nullable(), milliseconds: z.int().min(0) });
export type Attempt = z.infer<typeof Attempt>;

/** An event on its way to a webhook; `job_id` is null for a test event, `next_attempt_at` null where no attempt follows. */
export const Delivery = z.strictObject({
  id: z.string(), object: z.literal('delivery'), webhook_id: z.string(), job_id: z.string().nullable(), type: z.enum(WEBHOOK_EVENTS), status: z.enum(DELIVERY_STATUSES),
  created_at: Timestamp, next_attempt_at: Timestamp.nullable(), attempts: z.array(Attempt),
});
export type Delivery = z.infer<typeof Delivery>;

/** A delivery with the request as every attempt sends it, and the beginning of each answer. */
export const WholeDelivery = z.strictObject({
  ...Delivery.shape,
  request: z.strictObject({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
  attempts: z.array(z.strictObject({ ...Attempt.shape, response: z.string() })),
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
    url: z.url().max(LIMITS.webhook.url),
    events: z.array(z.enum(subscriptions)).min(1).max(subscriptions.length).optional(),
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
