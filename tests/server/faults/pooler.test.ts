import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET as getHealth } from '@/app/api/health/route';
import type { Actor } from '@/lib/server/actor';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { credits } from '@/lib/server/billing/credits';
import { closeDatabase, db, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { findMascot } from '@/lib/server/db/mascots';
import { areNoticesHeard, subscribe } from '@/lib/server/db/queries/notify';
import { readEnv } from '@/lib/server/env';
import type { Health } from '@/lib/server/health/health';
import { cancel } from '@/lib/server/jobs/cancel';
import { drain } from '@/lib/server/jobs/drain';
import { follow } from '@/lib/server/jobs/follow';
import { runner } from '@/lib/server/jobs/runner';
import { waitForJob } from '@/lib/server/jobs/wait';
import { removeDataDir } from '../../support/data-dir';
import { aborted, ask, handlersOf, instantly } from '../../support/jobs';
import { startPostgres, type RealPostgres } from '../../support/postgres';
import { startTransactionPooler, type TransactionPooler } from '../../support/transaction-pooler';
import { newActor } from '../../support/workspace';
import { eventually } from '../../support/eventually';

const TOKEN = 'operators-look-here';

let postgres: RealPostgres;
let pooler: TransactionPooler;
beforeAll(async () => {
  vi.stubEnv('METRICS_TOKEN', TOKEN);
  postgres = await startPostgres();
  pooler = await startTransactionPooler(postgres);
});
afterEach(closeDatabase);
afterAll(async () => {
  vi.unstubAllEnvs();
  await pooler.stop();
  await postgres.stop();
  removeDataDir();
});

/** Connects as a server does that is configured with these addresses; gives an actor once it is known what is heard. */
async function connect(direct: string | undefined): Promise<Actor> {
  const variables = { DATABASE_URL: pooler.url, DATABASE_URL_DIRECT: direct, AUTH_SECRET: 's'.repeat(32) };
  const { database } = readEnv(variables);
  if (database.driver !== 'postgres') throw new Error('A Postgres was configured.');
  pooler.statements.length = 0;
  await useConnection(openPostgres(database.url, database.reach));
  runner().keepsDraining = true;
  const end = await subscribe('probe', 'first', () => undefined);
  await eventually(() => expect(areNoticesHeard()).not.toBeNull());
  end();
  return newActor();
}

async function notices(): Promise<unknown> {
  const answer = await getHealth(
    new Request('http://localhost:3000/api/health', { headers: { authorization: `Bearer ${TOKEN}` } }),
  );
  return ((await answer.json()) as Health).checks.notices;
}

test('a query that is built once runs in every session of the pooler', async () => {
  const { workspaceId } = await connect(undefined);
  for (let time = 0; time < 6; time += 1) expect(await findMascot(db(), workspaceId, 'msc_none')).toBeNull();
});

const forever = new AbortController().signal;
const ofSessions = () => pooler.statements.filter((text) => /^\s*listen\b|create table|advisory_lock/i.test(text));

describe('behind a pooler in transaction mode', () => {
  test('without a direct address a new database is migrated, notices do not arrive, and health says so', async () => {
    await connect(undefined);
    expect(areNoticesHeard()).toBe(false);
    expect(await notices()).toEqual({ level: 'warn', heard_by: 'polling' });
  });

  test('without a direct address following, waiting and canceling work by polling', async () => {
    const actor = await connect(undefined);
    const begin = new AutoResetEvent();
    const { id } = await ask(actor);
    const stream = await follow(actor, id, 0, forever);
    expect((await stream.next()).value).toMatchObject({ type: 'queued' });
    const [next, waiting] = [stream.next(), waitForJob(actor, id, 60)];
    await drain(instantly);
    expect((await next).value).toMatchObject({ type: 'started' });
    expect(await waiting).toMatchObject({ status: 'succeeded', result: { done: true } });
    expect(await credits(actor)).toMatchObject({ balance: 190, held: 0 });

    const long = await ask(actor);
    await drain(
      handlersOf(async (_, { signal }) => {
        begin.set();
        await aborted(signal);
        return {};
      }),
    );
    await begin.wait(10_000, forever);
    const work = runner().running.get(long.id)?.done;
    await cancel(actor, long.id);
    await work;
    expect(await credits(actor)).toMatchObject({ balance: 190, held: 0 });
  });

  test('with a direct address notices arrive, and it is used for all that needs a session', async () => {
    const actor = await connect(postgres.url);
    expect(areNoticesHeard()).toBe(true);
    expect(await notices()).toEqual({ level: 'ok', heard_by: 'listening' });
    const { id } = await ask(actor);
    const waiting = waitForJob(actor, id, 60);
    await drain(instantly);
    expect(await waiting).toMatchObject({ status: 'succeeded' });
    expect(pooler.statements.length).toBeGreaterThan(0);
    expect(ofSessions()).toEqual([]);
  });
});
