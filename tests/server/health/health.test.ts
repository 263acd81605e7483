import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { dataDir, removeDataDir } from '../../support/data-dir';
import { GET } from '@/app/api/health/route';
import { closeDatabase, db } from '@/lib/server/db/client';
import * as state from '@/lib/server/db/connection/state';
import type { Health } from '@/lib/server/health/health';
import { ask as askForJob } from '../../support/jobs';
import { openTestDatabase } from '../../support/database';
import { newActor } from '../../support/workspace';
import { eventually } from '../../support/eventually';

const TOKEN = 'operators-look-here';

beforeAll(async () => {
  vi.stubEnv('METRICS_TOKEN', TOKEN);
  mkdirSync(dataDir, { recursive: true });
  await openTestDatabase();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await closeDatabase();
  removeDataDir();
});

async function ask(token?: string): Promise<{ status: number; body: Health; text: string }> {
  const answer = await GET(
    new Request('http://localhost:3000/api/health', { headers: token ? { authorization: `Bearer ${token}` } : {} }),
  );
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as Health, text };
}

/** Waits for a public answer: one is kept for a second. */
const untilItSays = (answer: object) => eventually(async () => expect(await ask()).toMatchObject(answer));

test('the public answer has the state of each part, and no figures', async () => {
  const { status, body, text } = await ask();
  expect([status, body]).toMatchObject([200, { status: 'ok', database: 'pglite', designer: 'built-in' }]);
  expect(Object.keys(body.checks).sort()).toEqual([
    'data_disk',
    'database',
    'designer',
    'drawing',
    'files',
    'migrations',
    'notices',
    'queue',
    'temporary_disk',
    'video',
  ]);
  for (const level of Object.values(body.checks)) expect(['ok', 'warn']).toContain(level);
  expect(text).not.toMatch(/\d/);
  expect((await ask(`${TOKEN}x`)).body).toEqual(body);
});

test('many public answers within a second come from one look, and an operator has a look of their own', async () => {
  const ping = vi.spyOn(state, 'ping');
  await sleep(1000);
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect((await ask()).body).toEqual(answers[0]?.body);
  expect(ping).toHaveBeenCalledTimes(1);
  await ask(TOKEN);
  expect(ping).toHaveBeenCalledTimes(2);
  await sleep(1000);
  await ask();
  expect(ping).toHaveBeenCalledTimes(3);
});

test('an operator gets figures', async () => {
  const actor = await newActor();
  await askForJob(actor);
  const { body } = await ask(TOKEN);
  expect(body.checks).toMatchObject({
    database: { level: 'ok', driver: 'pglite', latency_ms: expect.any(Number) as number },
    data_disk: { free_bytes: expect.any(Number) as number },
    queue: { level: 'ok', queued: 1, running: 0, oldest_queued_seconds: expect.any(Number) as number },
    designer: { name: 'built-in' },
  });
});

test('a job that has been queued for long is a warning, and the service stays available', async () => {
  await db().execute(sql`update jobs set created_at = now() - interval '1 hour'`);
  await untilItSays({ status: 200, body: { status: 'ok', checks: { queue: 'warn' } } });
});

test('a database that lacks a migration or a table makes the service unavailable', async () => {
  await db().execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  await untilItSays({
    status: 503,
    body: { status: 'unavailable', checks: { database: 'ok', migrations: 'fail' } },
  });
  await db().execute(sql`alter table jobs rename to jobs_away`);
  await untilItSays({ status: 503, body: { checks: { queue: 'warn' } } });
});
