import { db } from '../db/client';
import { recordAttempt, type AfterAttempt, type ClaimedDelivery, type DeliveryAttempt } from '../db/delivery-leases';
import { subscribe } from '../db/queries/notify';
import { isWebhook } from '../db/webhooks';
import { log, logError } from '../log';
import { metrics } from '../metrics/registry';
import { attempt } from './attempt';

/** The waits before the second and the third attempt (specification: Retries); none follows the third. */
const RETRY_SECONDS = [1, 4] as const;

/** The longest wait between attempts. */
export const MAX_RETRY_MS = Math.max(...RETRY_SECONDS) * 1000;

/** Whether a receiver has accepted a delivery: a 2xx is enough, whatever its body. */
const isTaken = ({ status }: DeliveryAttempt) => status !== null && status >= 200 && status < 300;

function afterwards(made: DeliveryAttempt, attemptCount: number): AfterAttempt {
  if (isTaken(made)) return { status: 'delivered' };
  const seconds = RETRY_SECONDS[attemptCount];
  return seconds === undefined ? { status: 'dropped' } : { status: 'pending', seconds };
}

/** Calls `onGone` when any instance deletes a webhook; gives a function that ends the watch. */
function watch(webhookId: string, onGone: () => void): Promise<() => void> {
  return subscribe('webhook', webhookId, () => {
    // A notice may also follow a reconnect.
    isWebhook(db(), webhookId)
      .then((there) => there || onGone())
      .catch((error: unknown) => logError('webhook.watch_failed', error, { webhook: webhookId }));
  });
}

/**
 * Makes one attempt of a claimed delivery and records it. Never throws: where recording fails, the claim expires and
 * the attempt is repeated.
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
    // Only the host: paths and queries of webhooks are often secrets.
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
