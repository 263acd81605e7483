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

/** A webhook of the actor's workspace, whatever its address. */
export async function hook(actor: Actor, url: string, events: Subscription[] = ['*']): Promise<string> {
  return (
    await insertWebhook(db(), { workspaceId: actor.workspaceId, url, events, secret: seal('webhook-secret', SECRET) })
  ).id;
}

/** Runs so many jobs of the actor's workspace to their end; their ids in that order. */
export async function endJobs(actor: Actor, many = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < many; i += 1) {
    ids.push((await ask(actor, null)).id);
    await drainUntilIdle(instantly);
  }
  return ids;
}

/** Lets the time pass that deliveries wait between attempts. */
export const passWait = () => db().execute(sql`update deliveries set next_attempt_at = now() where status = 'pending'`);

/** Delivers until nothing waits any more, without waiting. */
export async function deliverAll(): Promise<void> {
  for (let attempts = 0; attempts < 3; attempts += 1) {
    await passWait();
    await deliverDue();
  }
}

/** The deliveries to a webhook as the API tells them, newest first. */
export async function logOf(actor: Actor, webhookId: string): Promise<WholeDelivery[]> {
  const { data } = await listDeliveries(actor, webhookId);
  return Promise.all(data.map(({ id }) => getDelivery(actor, webhookId, id)));
}
