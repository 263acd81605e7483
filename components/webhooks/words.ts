import type { Attempt, Delivery } from '@/lib/contract/webhook';
import type { DeliveryStatus, Subscription } from '@/lib/contract/webhook-events';

/** The description of each event. */
export const EVENT_WORDS: Record<Subscription, string> = {
  '*': 'Every event, also those that come later',
  'job.succeeded': 'A job has succeeded',
  'job.failed': 'A job has failed',
  'job.canceled': 'A job was canceled',
};

/** The label of each delivery status. */
export const STATUS_WORDS: Record<DeliveryStatus, string> = {
  pending: 'On its way',
  delivered: 'Delivered',
  dropped: 'Failed',
};

/** The number of attempts (specification: Retries). */
const MAX_ATTEMPTS = 3;

/** The result of an attempt: the response's status or the error, and the duration. */
export function attemptWords({ status, error, milliseconds }: Attempt): string {
  const took = milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
  return status === null ? `${error ?? 'No answer'} ${took}` : `Answered ${status} in ${took}`;
}

/** The result of a delivery in a line. */
export function deliveryWords({ status, attempts }: Delivery): string {
  const last = attempts.at(-1);
  if (!last) return status === 'pending' ? 'Being sent' : '';
  const words = attemptWords(last);
  // Non-breaking spaces, because on a phone this text has its own line.
  const which = `attempt\u00a0${attempts.length}\u00a0of\u00a0${MAX_ATTEMPTS}`;
  if (status === 'pending') return `${words} · ${which}, tried again in a moment`;
  return attempts.length > 1 ? `${words} · ${which}` : words;
}
