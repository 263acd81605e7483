import { db } from '../db/client';
import { recordAttempt, type AfterAttempt, type ClaimedDelivery, type DeliveryAttempt } from '../db/delivery-leases';
import { subscribe } from '../db/queries/notify';
import { isWebhook } from '../db/webhooks';
import { log, logError } from '../log';
import { metrics } from '../metrics/registry';
import { attempt } from './attempt';

/**
 * The waits after a failed attempt that another one follows, in seconds (specification: Retries); none follows the
 * third.
 */
const RETRY_SECONDS = [1, 4] as const;

/** The longest of them. */
export const MAX_RETRY_MS = Math.max(...RETRY_SECONDS) * 1000;

/** Whether a receiver has taken a delivery. Any 2xx says so, whatever becomes of its body. */
const isTaken = ({ status }: DeliveryAttempt) => status !== null && status >= 200 && status < 300;

function afterwards(made: DeliveryAttempt, attemptCount: number): AfterAttempt {
  if (isTaken(made)) return { status: 'delivered' };
  const seconds = RETRY_SECONDS[attemptCount];
  return seconds === undefined ? { status: 'dropped' } : { status: 'pending', seconds };
}

/** Calls `onGone` when a webhook is deleted, in whatever instance; gives what ends that. */
function watch(webhookId: string, onGone: () => void): Promise<() => void> {
  return subscribe('webhook', webhookId, () => {
    // A notice may also mean that some were missed.
    isWebhook(db(), webhookId)
      .then((there) => there || onGone())
      .catch((error: unknown) => logError('webhook.watch_failed', error, { webhook: webhookId }));
  });
}

/**
 * Makes an attempt of a claimed delivery and writes down how it went. Never throws: where that cannot be written, the
 * claim runs out and it is made again.
 */
export async function deliver(delivery: ClaimedDelivery): Promise<void> {
  const { id, webhookId, workspaceId, type, attemptCount } = delivery;
  const gone = new AbortController();
  try {
    const unwatch = await watch(webhookId, () => gone.abort());
    const made = await attempt(delivery, gone.signal).finally(unwatch);
    const after = afterwards(made, attemptCount);
    const status = (await recordAttempt(db(), delivery, made, after)) ? after.status : 'gone';
    if (status === 'delivered' || status === 'dropped') metrics().deliveries.inc({ outcome: status });
    // The host alone: paths and queries of such addresses are often secrets.
    log('webhook', {
      delivery: id,
      webhook: webhookId,
      workspace: workspaceId,
      type,
      host: new URL(delivery.url).host,
      attempt: attemptCount + 1,
      status,
      answer: made.status,
      error: made.error,
      ms: made.milliseconds,
    });
  } catch (error) {
    logError('webhook.lost', error, { delivery: id, webhook: webhookId });
  }
}
