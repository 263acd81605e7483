import type { Job } from '@/lib/contract/job';
import type { WebhookBody } from '@/lib/contract/webhook-body';
import type { WebhookEventType } from '@/lib/contract/webhook-events';
import { unseal } from '../crypto';
import type { NewDelivery } from '../db/deliveries';
import { newId } from '../db/queries/ids';
import type { WebhookRow } from '../db/webhooks';
import { signDelivery } from './sign';

/** The raw body of a delivery, which never changes, and its job. */
export interface WebhookMessage {
  type: WebhookEventType;
  body: string;
  /** Null for a test event. */
  jobId: string | null;
}

/** The raw body of an event (specification: Delivery). */
export function bodyOf(type: WebhookEventType, at: Date, job: Job): string {
  const body: WebhookBody = { type, created_at: at.toISOString(), data: job };
  return JSON.stringify(body);
}

const UNSEALED =
  'The secret of this webhook cannot be read any more, because AUTH_SECRET has changed: delete the webhook and ' +
  'make it anew.';

/**
 * A delivery to a webhook, signed now for all attempts. If it cannot be signed, its status is `dropped` with the
 * reason.
 */
export function deliveryTo(
  { id, secret }: Pick<WebhookRow, 'id' | 'secret'>,
  told: WebhookMessage,
  now: Date,
): NewDelivery {
  const delivery = { id: newId('delivery'), webhookId: id, ...told, createdAt: now };
  const key = unseal('webhook-secret', secret);
  if (key !== null) return { ...delivery, signature: signDelivery(key, told.body, now) };
  return {
    ...delivery,
    signature: '',
    status: 'dropped',
    attempts: [{ at: now.toISOString(), status: null, error: UNSEALED, milliseconds: 0, response: '' }],
  };
}
