import type { FinalStatus, Job } from '@/lib/contract/job';
import { EVERY_EVENT } from '@/lib/contract/webhook-events';
import type { Tx } from '../db/client';
import { holdWebhooksFor } from '../db/webhooks';
import { bodyOf, deliveryTo } from './compose';
import { enqueueDeliveries } from './enqueue';

/** Inserts a delivery of an ended job for each subscribed webhook, with its body, time and signature. */
export async function publish(tx: Tx, workspaceId: string, job: Job & { status: FinalStatus }): Promise<void> {
  const type = `job.${job.status}` as const;
  const subscribed = await holdWebhooksFor(tx, workspaceId, [type, EVERY_EVENT]);
  if (subscribed.length === 0) return;
  const now = new Date();
  const told = { type, body: bodyOf(type, now, job), jobId: job.id };
  await enqueueDeliveries(
    tx,
    subscribed.map((webhook) => deliveryTo(webhook, told, now)),
  );
}
