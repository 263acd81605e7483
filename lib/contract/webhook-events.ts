/** What webhooks are told of (specification: Webhook events). */
export const WEBHOOK_EVENTS = ['job.succeeded', 'job.failed', 'job.canceled'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Every event, those that come one day too. */
export const EVERY_EVENT = '*';

/** What a webhook subscribes to: events, or every one. */
export type Subscription = WebhookEventType | typeof EVERY_EVENT;

/** How a delivery stands: it waits for its next attempt, a receiver took it, or the last attempt failed. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'dropped'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
