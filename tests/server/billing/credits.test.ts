import { eq, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creditEntries, workspaces } from '@/drizzle/schema';
import type { Plan } from '@/lib/contract/plans';
import { PRICES } from '@/lib/contract/prices';
import type { Actor } from '@/lib/server/actor';
import { credits } from '@/lib/server/billing/credits';
import { ledger } from '@/lib/server/billing/ledger';
import { usage } from '@/lib/server/billing/usage';
import { db } from '@/lib/server/db/client';
import { ledgerSums } from '@/lib/server/db/credits';
import { cancel } from '@/lib/server/jobs/cancel';
import { JobFailure } from '@/lib/server/jobs/define';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { closeTestDatabase } from '../../support/database';
import { ask, handlersOf, onlyActor, openQueue } from '../../support/jobs';
import { newActor } from '../../support/workspace';

beforeAll(openQueue);
afterAll(closeTestDatabase);

let actor: Actor;
beforeEach(async () => {
  actor = await onlyActor();
});

const november = new Date('2026-11-20T12:00:00Z');
const december = new Date('2026-12-01T00:00:00Z');

async function changePlan(plan: Plan): Promise<void> {
  await db().update(workspaces).set({ plan }).where(eq(workspaces.id, actor.workspaceId));
  actor = { ...actor, plan };
}

/** The sums of the workspace's entries, which its totals must equal. */
async function summedUp(): Promise<unknown> {
  const [sums] = await db()
    .select({
      balance: sum(creditEntries.credits).mapWith(Number),
      held: sum(creditEntries.held).mapWith(Number),
      granted: sql`sum(${creditEntries.credits}) filter (where ${creditEntries.kind} = 'grant')`.mapWith(Number),
    })
    .from(creditEntries)
    .where(eq(creditEntries.workspaceId, actor.workspaceId));
  return sums;
}

describe('the month', () => {
  test('grants its credits once', async () => {
    expect(await credits(actor, november)).toMatchObject({
      plan: 'free',
      balance: 200,
      held: 0,
      monthly: 200,
      renews_at: '2026-12-01T00:00:00.000Z',
    });
    expect(await credits(actor, new Date('2026-11-30T23:59:59.999Z'))).toMatchObject({ balance: 200 });
  });

  test('adds to the balance of earlier months', async () => {
    await credits(actor, november);
    expect(await credits(actor, december)).toMatchObject({ balance: 400, renews_at: '2027-01-01T00:00:00.000Z' });
  });

  test('without a visit grants nothing', async () => {
    await credits(actor, november);
    expect(await credits(actor, new Date('2027-06-15T00:00:00Z'))).toMatchObject({ balance: 400 });
  });

  test('grants the difference for a larger plan, and nothing for a smaller one', async () => {
    await credits(actor, november);
    await changePlan('maker');
    expect(await credits(actor, november)).toMatchObject({ plan: 'maker', balance: 2000, monthly: 2000 });
    await changePlan('free');
    expect(await credits(actor, november)).toMatchObject({ balance: 2000, monthly: 200 });
    await changePlan('maker');
    expect(await credits(actor, november)).toMatchObject({ balance: 2000 });
  });
});

describe('the ledger', () => {
  test('is consistent: balance, held and spent sum up to the grants', async () => {
    await ask(actor, 'generate', 'good');
    await ask(actor, 'edit', 'bad');
    await ask(actor, 'animate', 'good');
    await drainUntilIdle(
      handlersOf(async (input, { addCost }) => {
        await addCost(0.1);
        if (input === 'bad') throw new JobFailure('no');
        return {};
      }),
    );
    const canceled = await ask(actor, 'scene');
    await cancel(actor, canceled.id);
    await ask(actor, 'variant');
    expect(await ledgerSums(db(), actor.workspaceId)).toEqual({ granted: 200, balance: 179, held: 6, spent: 15 });
    expect(await summedUp()).toEqual({ granted: 200, balance: 179, held: 6 });
    expect(await credits(actor)).toMatchObject({ balance: 179, held: 6 });
    expect(await usage(actor)).toMatchObject({
      object: 'usage',
      total_cost_usd: 0.3,
      jobs: 5,
      credits_spent: 15,
      by_type: [{ type: 'generate', jobs: 5, cost_usd: 0.3, credits: 15 }],
    });
  });

  test('of one workspace is independent of others', async () => {
    const other = await newActor('maker');
    await ask(other, 'generate');
    expect(await credits(actor)).toMatchObject({ balance: 200, held: 0 });
    expect((await usage(actor)).jobs).toBe(0);
  });

  test('refuses a job over the balance, with the balance in the details', async () => {
    await drainUntilIdle({});
    for (let index = 0; index < 8; index += 1) await ask(actor, 'reconstruct_high');
    await expect(ask(actor, 'generate')).rejects.toMatchObject({
      code: 'insufficient_credits',
      status: 402,
      details: { needed: 10, balance: 8 },
    });
    await ask(actor, 'scene');
    expect(await credits(actor)).toMatchObject({ balance: 2, held: 198 });
  });

  test('needs no credits for free actions', async () => {
    await ask(actor, null);
    expect(await ledgerSums(db(), actor.workspaceId)).toEqual({ granted: 0, balance: 0, held: 0, spent: 0 });
  });
});

test('prices are those of the table', async () => {
  expect((await credits(actor)).prices).toEqual(
    Object.fromEntries(Object.entries(PRICES).map(([name, price]) => [name, price.credits])),
  );
});

describe('the ledger of the studio', () => {
  test('has each change of the balance, its outcome, and the balance after it', async () => {
    await ask(actor, 'generate', 'good');
    await ask(actor, 'edit', 'bad');
    await drainUntilIdle(
      handlersOf(async (input) => {
        if (input === 'bad') throw new JobFailure('no');
        return {};
      }),
    );
    await ask(actor, 'variant');
    const { entries, older } = await ledger(actor);
    expect(older).toBeNull();
    const lines = entries.map(({ kind, credits: moved, balance, plan, job }) => [
      kind,
      moved,
      balance,
      plan ?? job?.state,
    ]);
    expect(lines).toEqual([
      ['hold', -6, 184, 'held'],
      ['refund', 4, 190, 'refunded'],
      ['hold', -4, 186, 'refunded'],
      ['hold', -10, 190, 'spent'],
      ['grant', 200, 200, 'free'],
    ]);
  });

  test('is paged without lost or repeated lines, and without lines of other workspaces', async () => {
    await ask(await newActor('maker'), 'generate');
    for (let index = 0; index < 30; index += 1) await ask(actor, 'suggest');
    const first = await ledger(actor);
    const second = await ledger(actor, first.older);
    expect([first.entries.length, second.entries.length, second.older]).toEqual([25, 6, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(31);
    expect(second.entries.at(-1)).toMatchObject({ kind: 'grant', balance: 200 });
    expect(first.entries[0]).toMatchObject({ balance: 170 });
  });
});
