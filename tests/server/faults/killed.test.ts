import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credits } from '@/lib/server/billing/credits';
import { closeDatabase, db, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { runner } from '@/lib/server/jobs/runner';
import { waitForJob } from '@/lib/server/jobs/wait';
import { startWorker, stopWorker } from '@/lib/server/jobs/worker';
import { ask, instantly } from '../../support/jobs';
import { startPostgres, type RealPostgres } from '../../support/postgres';
import { newActor } from '../../support/workspace';

const ROOT = join(import.meta.dirname, '../../..');

let postgres: RealPostgres;
let instance: ChildProcess;
let said = '';

beforeAll(async () => {
  postgres = await startPostgres();
  await useConnection(openPostgres(postgres.url));
  runner().keepsDraining = true;
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: postgres.url, AUTH_SECRET: 's'.repeat(32) };
  const script = join(ROOT, 'tests/fixtures/servers/instance.ts');
  instance = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [instance.stdout, instance.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text.toString();
    });
});
afterAll(async () => {
  instance.kill('SIGKILL');
  await stopWorker(0);
  await closeDatabase();
  await postgres.stop();
});

const untilSaid = (text: string) => expect.poll(() => said).toContain(text);

/**
 * How soon after the kill its jobs have ended, in seconds: a lease, a look, and what a busy machine takes longer. The
 * promise is ten.
 */
const ENDED_WITHIN_SECONDS = 12;

test('the job of a killed instance fails within ten seconds with a refund, and the next one runs', async () => {
  const actor = await newActor();
  await untilSaid('ready');
  const { id } = await ask(actor);
  await untilSaid(`at work: ${id}`);
  await startWorker(instantly);
  const waiting = waitForJob(actor, id, 60);
  instance.kill('SIGKILL');
  const [killed] = await rowsOf<{ at: string }>(db(), sql`select now()::text as at`);
  expect(await waiting).toMatchObject({ status: 'failed', error: 'Interrupted by a server restart' });
  const [took] = await rowsOf<{ seconds: number }>(
    db(),
    sql`select extract(epoch from finished_at - ${killed?.at}::timestamptz)::float8 as seconds from jobs
      where id = ${id}`,
  );
  expect(took?.seconds).toBeLessThan(ENDED_WITHIN_SECONDS);
  expect(await credits(actor)).toMatchObject({ balance: 200, held: 0 });
  expect(await waitForJob(actor, (await ask(actor)).id, 60)).toMatchObject({ status: 'succeeded' });
});
