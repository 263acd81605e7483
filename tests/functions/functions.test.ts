import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFinal, type Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import { jobEvents } from '@/lib/client/stream';
import { faultsOf, JOB_LINES, type JobLine } from '../crash/ledger';
import { startPostgres, type RealPostgres } from '../support/postgres';
import { startTransactionPooler, type TransactionPooler } from '../support/transaction-pooler';
import { isBuilt } from '../../scripts/sources.mjs';
import { FunctionProcess } from './support/function';
import { openPlatform, type Platform } from './support/platform';

const ROOT = join(import.meta.dirname, '../..');
/** Long enough for a build on a busy machine, which comes first where there is none of these sources. */
const BUILD_MS = 900_000;
/** Long enough for everything to end on a busy machine. */
const STORY_MS = 300_000;

const JOBS = Number(process.env.FUNCTIONS_JOBS ?? 100);
const KILLS = Math.ceil(JOBS / 25);
const KEY = `lr_sk_${'A'.repeat(32)}`;
const CRON_SECRET = 'the-timer-knows-it';

let postgres: RealPostgres;
let pooler: TransactionPooler;
/** The pooler of one function that nobody asks for anything. */
let quiet: TransactionPooler;
let idle: FunctionProcess;
let platform: Platform;
let database: Client;
let receiver: Server;
/** The jobs that the receiver was told of. */
const told = new Set<string>();

beforeAll(async () => {
  if (!isBuilt(ROOT)) spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT });
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      told.add((JSON.parse(body) as { data: { id: string } }).data.id);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  postgres = await startPostgres();
  const variables = {
    AUTH_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
    EMAIL_FROM: 'Liverig <liverig@example.com>',
    OUTBOUND_ALLOW: `127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    VIDEO_ENGINE: 'none',
    FUNCTION_SECONDS: '30',
    CRON_SECRET,
  };
  const migrated = spawnSync('npx', ['tsx', 'scripts/migrate.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...variables,
      RUNTIME: 'functions',
      APP_URL: 'http://127.0.0.1',
      DATABASE_URL: postgres.url,
    },
    encoding: 'utf8',
  });
  expect(migrated.stderr).toBe('');
  [pooler, quiet] = [await startTransactionPooler(postgres, 8), await startTransactionPooler(postgres, 1)];
  database = new Client({ connectionString: postgres.url });
  await database.connect();
  await database.query("insert into workspaces (id, name, plan) values ('wsp_a', 'Den', 'studio')");
  await database.query(
    "insert into keys (id, workspace_id, name, prefix, hash) values ('key_a', 'wsp_a', 'Key', $1, $2)",
    [KEY.slice(0, 12), createHash('sha256').update(KEY).digest('hex')],
  );
  platform = await openPlatform(4, (origin) => ({ ...variables, APP_URL: origin, DATABASE_URL: pooler.url }));
  idle = await FunctionProcess.start({ ...variables, APP_URL: platform.origin, DATABASE_URL: quiet.url });
}, BUILD_MS);
afterAll(async () => {
  await idle.kill();
  await platform.stop();
  await database.end();
  await pooler.stop();
  await quiet.stop();
  await postgres.stop();
  receiver.close();
});

/** Asks until a function answers: one that was killed gives 502, and may have done what it was asked for. */
async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  for (;;) {
    const response = await fetch(`${platform.origin}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${KEY}`,
        'Content-Type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (response?.ok) return (await response.json().catch(() => ask(method, path, body))) as T;
    const said = await response?.text();
    if (response && ![409, 429, 500, 502, 503].includes(response.status))
      throw new Error(`${path} answered ${response.status}: ${said}`);
    await sleep(200);
  }
}

async function ended(id: string): Promise<Job> {
  for (;;) {
    const job = await ask<Job>('GET', `/jobs/${id}?wait=2`);
    if (isFinal(job.status)) return job;
  }
}

/** The numbers and types of a job's events, as a client that resumes reads them. */
async function eventsOf(id: string): Promise<{ seq: number; type: string }[]> {
  const open = async (after: number) =>
    fetch(`${platform.origin}/api/v1/jobs/${id}/events?after=${after}`, {
      headers: { Authorization: `Bearer ${KEY}` },
    });
  const read: { seq: number; type: string }[] = [];
  for await (const { seq, type } of jobEvents(open)) read.push({ seq, type });
  return read;
}

/** The status and the encoding that the idle function answers with to a browser that takes Brotli. */
async function answerTo(line: string, host = 'localhost'): Promise<unknown[]> {
  const answer = await idle.raw(line, `Host: ${host}`, 'Accept-Encoding: br');
  return [answer.split(' ')[1], /^content-encoding: (\w+)/im.exec(answer)?.[1]];
}

const ANIMALS = ['fox', 'owl', 'cat', 'robot', 'slime'];

const askJob = async (mascotId: string, number: number): Promise<Job> =>
  number % 10 === 0
    ? (await ask<{ job: Job }>('POST', '/mascots', { prompt: `a cheerful ${ANIMALS[(number / 10) % 5]}` })).job
    : ask<Job>('POST', `/mascots/${mascotId}/exports`, { format: number % 2 ? 'png' : 'svg', size: 64 });

describe('on functions that are frozen after each answer', () => {
  let mascot: Mascot;

  test(
    'a mascot is made, shown and exported',
    async () => {
      const { port } = receiver.address() as AddressInfo;
      await ask('POST', '/webhooks', { url: `http://127.0.0.1:${port}/`, events: ['*'] });
      const made = await ask<{ mascot: Mascot; job: Job }>('POST', '/mascots', { prompt: 'a brave fox' });
      const events = await eventsOf(made.job.id);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
      expect(events.at(-1)?.type).toBe('finished');
      expect(await ended(made.job.id)).toMatchObject({ status: 'succeeded', error: null });
      mascot = await ask<Mascot>('GET', `/mascots/${made.mascot.id}`);
      const { id } = await ask<Job>('POST', `/mascots/${mascot.id}/exports`, { format: 'png', size: 128 });
      expect(await ended(id)).toMatchObject({ status: 'succeeded' });
      const film = await ask<Job>('POST', `/mascots/${mascot.id}/exports`, {
        format: 'mp4',
        size: 128,
        animation: 'wave',
      });
      const refused = await ended(film.id);
      expect([refused.status, refused.error]).toEqual(['failed', expect.stringMatching(/video/i)]);
    },
    STORY_MS,
  );

  test(
    'many jobs end, each once and settled exactly, though functions are killed; all are told',
    async () => {
      const ids: string[] = [];
      let next = 0;
      const askSome = async () => {
        for (let number = next++; number < JOBS; number = next++) {
          if (number % Math.floor(JOBS / KILLS) === 3) platform.fleet.killNext(1);
          ids.push((await askJob(mascot.id, number)).id);
        }
      };
      await Promise.all([askSome(), askSome(), askSome()]);
      for (const id of ids) await ended(id);
      for (const id of ids.slice(0, 3)) expect((await eventsOf(id)).at(-1)?.type).toBe('finished');

      const pending = async () => {
        const { rows } = await database.query("select 1 from deliveries where status = 'pending' limit 1");
        return rows.length > 0;
      };
      // A killed function's claim of a delivery must run out; then the timer's call sends it.
      do {
        const { status } = await fetch(`${platform.origin}/api/internal/cron`, {
          headers: { Authorization: `Bearer ${CRON_SECRET}` },
        });
        expect([204, 502]).toContain(status);
        await sleep(200);
      } while (await pending());

      const { rows } = await database.query<JobLine>(JOB_LINES);
      expect(rows.length).toBeGreaterThanOrEqual(JOBS);
      expect(rows.flatMap(faultsOf)).toEqual([]);
      expect(rows.filter(({ id }) => !told.has(id))).toEqual([]);
      const { rows: sums } = await database.query<{ held: number }>(
        'select sum(held)::int as held from credit_entries',
      );
      expect(sums[0]?.held).toBe(0);
      expect(rows.filter(({ status }) => status === 'succeeded').length).toBeGreaterThan(JOBS / 2);
      expect(platform.fleet.counts.killed).toBeGreaterThan(0);
      expect(platform.fleet.counts.thawed).toBeGreaterThan(JOBS);
    },
    STORY_MS,
  );

  test('nobody calls in the place of the timer or of a function', async () => {
    for (const [method, path] of [
      ['GET', '/api/internal/cron'],
      ['POST', '/api/internal/jobs'],
    ] as const)
      expect((await fetch(`${platform.origin}${path}`, { method })).status).toBe(404);
  });

  test('requests are refused and read, and answers encoded, as by the start script', async () => {
    expect(await answerTo('TRACE /api/v1/mascots')).toEqual(['405', undefined]);
    expect(await answerTo('DELETE /api/v1/mascots/a/canvases/..')).toEqual(['400', undefined]);
    expect(await answerTo('GET /', 'evil.test')).toEqual(['421', undefined]);
    expect(await answerTo('GET /api/v1/openapi.json/')).toEqual(['200', 'br']);
    expect(await answerTo('GET /show/fox/bundle')).toEqual(['200', 'br']);
  });

  test('one that nobody asks for data has asked the database nothing', () => {
    expect([idle.isDead && idle.output, quiet.statements]).toEqual([false, []]);
  });
});
