import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listKeys } from '@/lib/contract/key';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { closeDatabase, db, transaction, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { renewLeases } from '@/lib/server/db/job-leases';
import { claim } from '@/lib/server/jobs/claim';
import { getJob } from '@/lib/server/jobs/get';
import { waitForJob } from '@/lib/server/jobs/wait';
import { startWorker, stopWorker } from '@/lib/server/jobs/worker';
import { removeDataDir } from '../../support/data-dir';
import { call, codeOf } from '../../support/http';
import { ask, handlersOf } from '../../support/jobs';
import { makePerson } from '../../support/people';
import { openLine, type PostgresLine } from '../../support/postgres-line';
import { startPostgres, type RealPostgres } from '../../support/postgres';

let postgres: RealPostgres;
let line: PostgresLine;
beforeAll(async () => {
  postgres = await startPostgres();
  line = await openLine(postgres);
  await useConnection(openPostgres(line.url));
});
afterAll(async () => {
  line.restore();
  await stopWorker(0);
  await closeDatabase();
  await line.stop();
  await postgres.stop();
  removeDataDir();
});

/** Longer than a lease. */
const AWAY_MS = 8000;
/** Shorter than a connection is waited for. */
const SILENT_MS = 2000;
/** A worker has looked for dead runners' jobs by then. */
const LOOKED_MS = 2500;
const WAIT_MS = 20_000;
const forever = new AbortController().signal;

const [atWork, goOn] = [new AutoResetEvent(), new AutoResetEvent()];
const handlers = handlersOf(async (input, { emit, signal }) => {
  if (input === 'quick') return { result: 'quick' };
  atWork.set();
  await goOn.wait(WAIT_MS, signal);
  // The database is unreachable now.
  await emit({ type: 'progress', text: 'Drawing' });
  signal.throwIfAborted();
  return { result: 'slow' };
});

describe('a database that is unreachable for eight seconds', () => {
  test('makes requests fail with a 503 and `Retry-After`, and fails no job', { timeout: 60_000 }, async () => {
    const { key, actor } = await makePerson('studio');
    const ofAnother = await ask(actor, 'generate', 'slow');
    await claim('another');
    await startWorker(handlers);
    const slow = await ask(actor, 'generate', 'slow');
    await atWork.wait(WAIT_MS, forever);
    expect(await renewLeases(db(), ['another'], [ofAnother.id])).toEqual([ofAnother.id]);

    line.cut();
    const away = sleep(AWAY_MS);
    goOn.set();
    const waiting = call(listKeys, { key });
    const answer = await waiting;
    expect([answer.status, codeOf(answer), answer.headers.get('retry-after')]).toEqual([503, 'internal', '2']);
    await away;
    line.restore();

    expect(await waitForJob(actor, slow.id, 60)).toMatchObject({ status: 'succeeded', result: 'slow', error: null });
    expect((await call(listKeys, { key })).status).toBe(200);
    const quick = await ask(actor, 'generate', 'quick');
    expect(await waitForJob(actor, quick.id, 60)).toMatchObject({ status: 'succeeded' });

    // Another instance was cut off as well: it gets time to renew a lease that ran out meanwhile.
    expect(
      await db().execute(sql`select 1 from jobs where id = ${ofAnother.id} and lease_until < now()`),
    ).toMatchObject({ rowCount: 1 });
    await sleep(LOOKED_MS);
    expect(await getJob(actor, ofAnother.id)).toMatchObject({ status: 'running' });
    expect(await renewLeases(db(), ['another'], [ofAnother.id])).toEqual([ofAnother.id]);
  });

  test('is waited for by a request shortly before its return', async () => {
    const { key } = await makePerson();
    line.cut();
    const answer = call(listKeys, { key });
    await sleep(500);
    line.restore();
    expect((await answer).status).toBe(200);
  });

  test('or does not answer for a while is waited for by requests and jobs', async () => {
    const { key, actor } = await makePerson();
    const job = await ask(actor, 'generate', 'slow');
    await atWork.wait(WAIT_MS, forever);
    line.freeze();
    goOn.set();
    const answer = call(listKeys, { key });
    await sleep(SILENT_MS);
    line.restore();
    expect((await answer).status).toBe(200);
    expect(await waitForJob(actor, job.id, 60)).toMatchObject({ status: 'succeeded', error: null });
  });
});

test('a connection that breaks in a transaction fails its next query, and nothing else', async () => {
  const broken = transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    line.cut();
    await sleep(0);
    line.restore();
    // Without a running query the client reports the break to its listeners only.
    await sleep(100);
    await tx.execute(sql`select 2`);
  });
  await expect(broken).rejects.toThrow();
  expect(await db().execute(sql`select 3 as three`)).toMatchObject({ rows: [{ three: 3 }] });
});
