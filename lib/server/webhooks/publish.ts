import type { Job } from '@/lib/contract/job';
import type { Tx } from '../db/client';
import { newId } from '../db/ids';
import { insertDeliveries, webhooksFor } from '../db/webhooks';
import { signDelivery } from './sign';

/** Writes a delivery of an ended job for each webhook that is subscribed, its body, time and signature frozen. */
export async function publish(tx: Tx, workspaceId: string, job: Job): Promise<void> {
  const type = `job.${job.status}`;
  const subscribed = await webhooksFor(tx, workspaceId, [type, '*']);
  if (subscribed.length === 0) return;
  const now = new Date();
  const body = JSON.stringify({ type, created_at: now.toISOString(), data: job });
  await insertDeliveries(tx, subscribed.map(({ id, secret }) =>
    ({ id: newId('delivery'), webhookId: id, jobId: job.id, type, body, signature: signDelivery(secret, body, now), createdAt: now, nextAttemptAt: now })));
}
