import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Actor } from '@/lib/server/actor';
import { transaction, db } from '@/lib/server/db/client';
import {
  claimDeliveries,
  recordAttempt,
  untilNextAttempt,
  type ClaimedDelivery,
} from '@/lib/server/db/delivery-leases';
import { insertDeliveries } from '@/lib/server/db/deliveries';
import { deliveryTo } from '@/lib/server/webhooks/compose';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { findWebhook, removeWebhook } from '@/lib/server/db/webhooks';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { getJob } from '@/lib/server/jobs/get';
import { runner } from '@/lib/server/jobs/runner';
import { BOTH_DATABASES } from '../../support/both-databases';
import { ask, instantly, onlyActor } from '../../support/jobs';
import { hook } from '../../support/webhooks';

const made = { at: new Date().toISOString(), status: 200, error: null, milliseconds: 1, response: '' };

/** A promise that the test resolves with `open`. */
class Gate {
  open = (): void => undefined;
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

const idsOf = (claimed: ClaimedDelivery[]) => claimed.map(({ id }) => id).sort();

describe.each(BOTH_DATABASES)('%s', (name, open, close) => {
  let actor: Actor;
  beforeAll(open);
  afterAll(close);
  beforeEach(async () => {
    runner().keepsDraining = true;
    actor = await onlyActor();
  });

  /** A webhook with this many pending deliveries, the oldest first. */
  async function waiting(many: number): Promise<{ webhook: string; deliveries: string[] }> {
    const webhook = await findWebhook(db(), actor.workspaceId, await hook(actor, 'https://example.com/'));
    if (!webhook) throw new Error('There is no webhook.');
    const rows = Array.from({ length: many }, (_, second) =>
      deliveryTo(
        webhook,
        { type: 'job.succeeded', body: '{}', jobId: null },
        new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
      ),
    );
    if (many > 0) await transaction((tx) => insertDeliveries(tx, rows.toReversed()));
    return { webhook: webhook.id, deliveries: rows.map(({ id }) => id) };
  }

  test('gives each delivery to one claimer, also in parallel', async () => {
    const all = [await waiting(12), await waiting(12), await waiting(12)].flatMap(({ deliveries }) => deliveries);
    const seen: string[] = [];
    while (seen.length < all.length) {
      const claimed = (await Promise.all(Array.from({ length: 8 }, () => claimDeliveries(db(), 5)))).flat();
      seen.push(...claimed.map(({ id }) => id));
      expect(claimed.length).toBeGreaterThan(0);
      for (const each of claimed) expect(await recordAttempt(db(), each, made, { status: 'delivered' })).toBe(true);
    }
    expect(seen.sort()).toEqual(all.sort());
  });

  test('claims the oldest deliveries of a webhook, at most four at once, and lets webhooks take turns', async () => {
    const [busy, other] = [await waiting(6), await waiting(1)];
    expect(idsOf(await claimDeliveries(db(), 2))).toEqual([busy.deliveries[0], other.deliveries[0]].sort());
    expect(idsOf(await claimDeliveries(db(), 100))).toEqual(busy.deliveries.slice(1, 4).sort());
    expect(await claimDeliveries(db(), 100)).toEqual([]);
  });

  // The embedded database runs one transaction at a time.
  if (name === 'a real Postgres') {
    test('lets a job end while its webhook is being deleted', async () => {
      const { webhook } = await waiting(0);
      const { id } = await ask(actor, null);
      const deleting = new Gate();
      const deleted = transaction(async (tx) => {
        await removeWebhook(tx, actor.workspaceId, webhook);
        await deleting.opened;
      });
      const ended = drainUntilIdle(instantly);
      while ((await rowsOf(db(), sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length === 0);
      deleting.open();
      await Promise.all([deleted, ended]);
      expect(await getJob(actor, id)).toMatchObject({ status: 'succeeded' });
      expect(await rowsOf(db(), sql`select 1 from deliveries`)).toEqual([]);
    });
  }

  test('refuses to record an attempt whose claim has expired', async () => {
    await waiting(1);
    const [first] = await claimDeliveries(db(), 1);
    await db().execute(sql`update deliveries set lease_until = now() - interval '1 second'`);
    const [second] = await claimDeliveries(db(), 1);
    if (!first || !second) throw new Error('Nothing was claimed.');
    expect(second.id).toBe(first.id);
    expect(await recordAttempt(db(), first, made, { status: 'delivered' })).toBe(false);
    expect(await recordAttempt(db(), second, made, { status: 'pending', seconds: 3600 })).toBe(true);
    expect(await claimDeliveries(db(), 1)).toEqual([]);
    const wait = await untilNextAttempt(db());
    expect(wait).toBeGreaterThan(3_000_000);
    expect(wait).toBeLessThanOrEqual(3_600_000);
  });
});
