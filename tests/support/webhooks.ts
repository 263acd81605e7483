import { sql } from 'drizzle-orm';
import type { WholeDelivery } from '@/lib/contract/webhook';
import type { Subscription } from '@/lib/contract/webhook-events';
import type { Actor } from '@/lib/server/actor';
import { seal } from '@/lib/server/crypto';
import { db } from '@/lib/server/db/client';
import { insertWebhook } from '@/lib/server/db/webhooks';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { deliverDue } from '@/lib/server/webhooks/drain';
import { getDelivery } from '@/lib/server/webhooks/get-delivery';
import { listDeliveries } from '@/lib/server/webhooks/list-deliveries';
import { ask, instantly } from './jobs';

export const SECRET = 'whsec_fox';

/** Inserts a webhook of the actor's workspace without checking its address. */
export async function hook(actor: Actor, url: string, events: Subscription[] = ['*']): Promise<string> {
  return (
    await insertWebhook(db(), { workspaceId: actor.workspaceId, url, events, secret: seal('webhook-secret', SECRET) })
  ).id;
}

/** Runs this many jobs of the actor's workspace, and gives their ids in order. */
export async function endJobs(actor: Actor, many = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < many; i += 1) {
    ids.push((await ask(actor, null)).id);
    await drainUntilIdle(instantly);
  }
  return ids;
}

/** Makes all pending deliveries due now. */
export const passWait = () => db().execute(sql`update deliveries set next_attempt_at = now() where status = 'pending'`);

/** Makes all attempts of pending deliveries, without the waits between them. */
export async function deliverAll(): Promise<void> {
  for (let attempts = 0; attempts < 3; attempts += 1) {
    await passWait();
    await deliverDue();
  }
}

/** The deliveries to a webhook as in the API, newest first. */
export async function logOf(actor: Actor, webhookId: string): Promise<WholeDelivery[]> {
  const { data } = await listDeliveries(actor, webhookId);
  return Promise.all(data.map(({ id }) => getDelivery(actor, webhookId, id)));
}
