import { and, eq, sql } from 'drizzle-orm';
import { deliveries } from '@/drizzle/schema';
import type { DeliveryAttempt } from '@/drizzle/schema/webhooks';
import type { DeliveryStatus, WebhookEventType } from '@/lib/contract/webhook-events';
import type { Db, Tx } from './client';
import { storable } from './queries/json';
import { rowsOf } from './queries/rows';

export type { DeliveryAttempt };

/** How long a claim lasts, in seconds: an attempt's 10, and twice the time to record its end. */
const LEASE_SECONDS = 20;

/** How many attempts at one webhook run in parallel: enough for a busy one, while a dead one leaves slots to others. */
const MAX_ATTEMPTS_PER_WEBHOOK = 4;

/** A delivery that this process has claimed, with all that an attempt needs. */
export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  workspaceId: string;
  url: string;
  type: WebhookEventType;
  body: string;
  signature: string;
  /** The number of earlier attempts. */
  attemptCount: number;
  /** The end of the claim, as text. It proves that the claim is still held when an attempt is recorded. */
  lease: string;
}

/** Whether a delivery is due that no process has claimed. */
export async function isAnyDue(tx: Db | Tx): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from deliveries where status = 'pending' and next_attempt_at <= now() and (lease_until is null
      or lease_until <= now()) limit 1`,
  );
  return rows.length > 0;
}

/**
 * Claims up to `limit` due deliveries, each for one claimer, the oldest of each webhook first.
 * Webhooks take turns, so that many deliveries to one do not delay another's.
 * The index scan makes its cost grow with the number of waiting webhooks, not of deliveries.
 */
export function claimDeliveries(tx: Db | Tx, limit: number): Promise<ClaimedDelivery[]> {
  return rowsOf<ClaimedDelivery>(
    tx,
    sql`
    with recursive hooks as (
      (select webhook_id from deliveries where status = 'pending' order by webhook_id limit 1)
      union all
      select (select d.webhook_id from deliveries d where d.status = 'pending' and d.webhook_id > hooks.webhook_id
      order by d.webhook_id limit 1)
      from hooks where hooks.webhook_id is not null
    ), waiting as (
      select oldest.*, row_number() over (partition by hooks.webhook_id order by oldest.created_at, oldest.id) as place
      from hooks, lateral (
        select d.id, d.created_at from deliveries d
        where d.webhook_id = hooks.webhook_id and d.status = 'pending' and d.next_attempt_at <= now()
        and (d.lease_until is null or d.lease_until <= now())
        order by d.created_at, d.id
        limit ${MAX_ATTEMPTS_PER_WEBHOOK} - least(${MAX_ATTEMPTS_PER_WEBHOOK}, (select count(*) from deliveries l
        where l.webhook_id = hooks.webhook_id and l.lease_until > now()))
      ) oldest
    ), due as (
      select d.id from deliveries d
      where d.id = any(array(select id from waiting order by place, created_at, id limit ${limit}))
        and d.status = 'pending' and (d.lease_until is null or d.lease_until <= now())
      for update of d skip locked
    )
    update deliveries d set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}) from webhooks w
    where w.id = d.webhook_id and d.id = any(array(select id from due))
    returning d.id, d.webhook_id as "webhookId", w.workspace_id as "workspaceId", w.url, d.type, d.body, d.signature,
      d.attempt_count as "attemptCount", d.lease_until::text as lease`,
  );
}

/** The state of a delivery after an attempt: ended, or pending for so many seconds. */
export type AfterAttempt = { status: Exclude<DeliveryStatus, 'pending'> } | { status: 'pending'; seconds: number };

/** Records an attempt and ends the claim; false where the claim has expired or the delivery is gone. */
export async function recordAttempt(
  tx: Db | Tx,
  { id, lease }: Pick<ClaimedDelivery, 'id' | 'lease'>,
  attempt: DeliveryAttempt,
  after: AfterAttempt,
): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} || ${JSON.stringify([storable(attempt)])}::jsonb`,
      attemptCount: sql`${deliveries.attemptCount} + 1`,
      status: after.status,
      leaseUntil: null,
      nextAttemptAt: sql`now() + make_interval(secs => ${after.status === 'pending' ? after.seconds : 0})`,
    })
    .where(
      and(
        eq(deliveries.id, id),
        eq(deliveries.status, 'pending'),
        sql`${deliveries.leaseUntil} = ${lease}::timestamptz`,
      ),
    )
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

/** The milliseconds until the next attempt is due; null where none waits. */
export async function untilNextAttempt(tx: Db | Tx): Promise<number | null> {
  const [row] = await rowsOf<{ ms: number | null }>(
    tx,
    sql`
    select ceil(extract(epoch from min(next_attempt_at) - now()) * 1000)::int as ms from deliveries
    where status = 'pending' and next_attempt_at > now()`,
  );
  return row?.ms ?? null;
}

/** Ends every claim, on a database that only this process uses: other claimers are dead. */
export async function endClaims(tx: Db | Tx): Promise<void> {
  await tx
    .update(deliveries)
    .set({ leaseUntil: null })
    .where(and(eq(deliveries.status, 'pending'), sql`${deliveries.leaseUntil} is not null`));
}

/**
 * Deletes up to `limit` ended deliveries, and gives how many: those before `before`, and all but the newest `kept` of
 * each webhook.
 */
export async function dropDeliveries(tx: Db | Tx, before: Date, kept: number, limit: number): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`
    delete from deliveries where id in (
      select id from (select id, status, created_at, row_number() over (partition by webhook_id
      order by created_at desc, id desc) as place from deliveries) as d
      where status <> 'pending' and (created_at < ${before.toISOString()}::timestamptz or place > ${kept})
      limit ${limit})
    returning id`,
  );
  return rows.length;
}
