import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { deletedOf, idOf, listOf, pageOf, pageQuery, Timestamp } from './common';
import { endpoint } from './endpoint';
import { exampleId } from './ids';
import { NAMES } from './legacy';
import { DESCRIBED_EVENTS, EXAMPLE_SECRET, EXAMPLE_SIGNATURE } from './webhook-body';
import { DELIVERY_STATUSES, EVERY_EVENT, WEBHOOK_EVENTS } from './webhook-events';

const subscriptions = [...WEBHOOK_EVENTS, EVERY_EVENT] as const;
const webhookId = idOf('webhook', 'Identifies the webhook.');
const ADDRESS = 'https://example.com/hooks/liverig';
const delivered = DESCRIBED_EVENTS['job.succeeded'].example;
/** The example of an attempt that the receiver accepted. */
const taken = { at: delivered.created_at, status: 200, error: null, milliseconds: 184 };

/** A webhook: an address that receives the ends of jobs (specification: Webhook). */
export const Webhook = z.strictObject({
  id: webhookId,
  object: z.literal('webhook').describe('The kind of resource.'),
  url: z.string().meta({ description: 'The URL that is called.', examples: [ADDRESS] }),
  events: z.array(z.enum(subscriptions)).meta({
    description: 'The events that are delivered; `*` is every event.',
    examples: [['job.succeeded', 'job.failed']],
  }),
  created_at: Timestamp,
});
export type Webhook = z.infer<typeof Webhook>;

/** A new webhook; only this response shows `secret`, which is null when an idempotent request is replayed. */
export const NewWebhook = z.strictObject({
  ...Webhook.shape,
  secret: z.string().meta({
    description: 'The signing secret, shown only in this response; null where an idempotent request is replayed.',
    examples: [EXAMPLE_SECRET],
  }),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

/** One attempt to deliver: the status of the response, the error if any, and the duration. */
export const Attempt = z.strictObject({
  at: Timestamp,
  status: z
    .int()
    .nullable()
    .meta({ description: 'The status of the answer; null where none came.', examples: [taken.status] }),
  error: z
    .string()
    .nullable()
    .meta({ description: 'What went wrong, in a sentence; null where nothing did.', examples: [taken.error] }),
  milliseconds: z
    .int()
    .min(0)
    .meta({ description: 'How long it took.', examples: [taken.milliseconds] }),
});
export type Attempt = z.infer<typeof Attempt>;

/**
 * The delivery of an event to a webhook; `job_id` is null for a test event, `next_attempt_at` null where no attempt
 * follows.
 */
export const Delivery = z.strictObject({
  id: idOf('delivery', `Identifies the delivery, also in its \`${NAMES.deliveryHeader}\` header.`),
  object: z.literal('delivery').describe('The kind of resource.'),
  webhook_id: webhookId,
  job_id: z
    .string()
    .nullable()
    .meta({ description: 'The job that it tells of; null for a test event.', examples: [exampleId('job')] }),
  type: z.enum(WEBHOOK_EVENTS).describe('What has happened.'),
  status: z.enum(DELIVERY_STATUSES).meta({
    description: '`pending` while an attempt follows; `dropped` after the third has failed.',
    examples: ['delivered'],
  }),
  created_at: Timestamp,
  next_attempt_at: Timestamp.nullable().meta({
    description: 'When the next attempt is due; null where none follows.',
    examples: [null],
  }),
  attempts: z.array(Attempt).describe('The attempts so far, the first one first.'),
});
export type Delivery = z.infer<typeof Delivery>;

/** A delivery with the request that every attempt sends, and the beginning of each response. */
export const WholeDelivery = z.strictObject({
  ...Delivery.shape,
  request: z
    .strictObject({
      url: z.string().meta({ description: 'The URL that the delivery goes to.', examples: [ADDRESS] }),
      headers: z.record(z.string(), z.string()).meta({
        description: 'Its headers by name.',
        examples: [
          {
            'Content-Type': 'application/json',
            [NAMES.deliveryHeader]: exampleId('delivery'),
            [NAMES.signatureHeader]: EXAMPLE_SIGNATURE,
          },
        ],
      }),
      body: z
        .string()
        .meta({ description: 'Its raw body, which the signature is of.', examples: [JSON.stringify(delivered)] }),
    })
    .describe('The request, the same in every attempt.'),
  attempts: z
    .array(
      z.strictObject({
        ...Attempt.shape,
        response: z.string().meta({
          description: "The beginning of the answer's body, at most 4,000 characters.",
          examples: ['{"received": true}'],
        }),
      }),
    )
    .describe('The attempts so far, the first one first.'),
});
export type WholeDelivery = z.infer<typeof WholeDelivery>;

export const listWebhooks = endpoint({
  id: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  tag: 'Webhooks',
  access: 'admin',
  summary: 'Webhooks of the workspace, newest first.',
  returns: { 200: listOf(Webhook) },
});

export const createWebhook = endpoint({
  id: 'createWebhook',
  method: 'POST',
  path: '/webhooks',
  tag: 'Webhooks',
  access: 'admin',
  summary: 'Creates a webhook, which is called when jobs end; the signing secret is shown only in this response.',
  body: z.strictObject({
    url: z
      .url()
      .max(LIMITS.webhook.url)
      .meta({ description: 'The URL to call: public and https.', examples: [ADDRESS] }),
    events: z
      .array(z.enum(subscriptions))
      .min(1)
      .max(subscriptions.length)
      .optional()
      .describe('The events to deliver; all of them if absent.'),
  }),
  examples: {
    'Every event': { url: ADDRESS },
    'Some events': { url: ADDRESS, events: ['job.succeeded', 'job.failed'] },
  },
  returns: { 201: NewWebhook },
});

export const deleteWebhook = endpoint({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  tag: 'Webhooks',
  access: 'admin',
  summary: 'Deletes a webhook and its log, and stops its deliveries at once.',
  returns: { 200: deletedOf('webhook') },
});

export const listDeliveries = endpoint({
  id: 'listDeliveries',
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  tag: 'Webhooks',
  access: 'admin',
  summary: 'Deliveries to a webhook, newest first; kept for 30 days, and at most the last 1,000.',
  query: z.strictObject(pageQuery),
  returns: { 200: pageOf(Delivery) },
});

export const getDelivery = endpoint({
  id: 'getDelivery',
  method: 'GET',
  path: '/webhooks/{id}/deliveries/{delivery_id}',
  tag: 'Webhooks',
  access: 'admin',
  summary: 'A delivery with its request and the beginning of each answer.',
  returns: { 200: WholeDelivery },
});

export const redeliver = endpoint({
  id: 'redeliver',
  method: 'POST',
  path: '/webhooks/{id}/deliveries/{delivery_id}/redeliver',
  tag: 'Webhooks',
  access: 'admin',
  summary: 'Sends the body of a delivery again, as a new delivery with a new time and signature.',
  returns: { 201: Delivery },
});

export const testWebhook = endpoint({
  id: 'testWebhook',
  method: 'POST',
  path: '/webhooks/{id}/test',
  tag: 'Webhooks',
  access: 'admin',
  summary:
    'Sends a test event to a webhook: the first that it is subscribed to, of a job `job_testtesttesttesttest` ' +
    'that never was.',
  returns: { 201: Delivery },
});
