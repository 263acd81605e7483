/** The events that webhooks receive (specification: Webhook events). */
export const WEBHOOK_EVENTS = ['job.succeeded', 'job.failed', 'job.canceled'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Every event, including future ones. */
export const EVERY_EVENT = '*';

/** The subscription of a webhook: some events, or every one. */
export type Subscription = WebhookEventType | typeof EVERY_EVENT;

/**
 * The statuses of a delivery: waiting for its next attempt, accepted by a receiver, or given up after the last attempt.
 */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'dropped'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
