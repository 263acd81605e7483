import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import { faultsOf, JOB_LINES, type JobLine } from '../crash/ledger';
import { isBuilt } from '../../scripts/sources.mjs';
import { askingAt, type Asking } from './support/asking';
import { CRON_SECRET, openStage, type Stage } from './support/stage';

const ROOT = join(import.meta.dirname, '../..');
/** Long enough for a build on a busy machine, which comes first where there is none of these sources. */
const BUILD_MS = 900_000;
/** Long enough for everything to end on a busy machine. */
const STORY_MS = 300_000;

const JOBS = Number(process.env.FUNCTIONS_JOBS ?? 100);
const ANIMALS = ['fox', 'owl', 'cat', 'robot', 'slime'];

beforeAll(() => {
  if (!isBuilt(ROOT)) spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT });
}, BUILD_MS);

// Both wait for leases of killed functions to run out, and for the timer, so they run beside each other.
describe.concurrent.each([
  { way: 'node-postgres', jobs: JOBS },
  { way: 'neon', jobs: Math.ceil(JOBS / 5) },
] as const)('on functions that are frozen after each answer, with $way', ({ way, jobs }) => {
  const kills = Math.ceil(jobs / 25);
  let stage: Stage;
  let asking: Asking;
  let mascot: Mascot;
  beforeAll(async () => {
    stage = await openStage(way);
    asking = askingAt(stage.platform.origin);
  }, STORY_MS);
  afterAll(() => stage.stop());

  const askJob = async (number: number): Promise<Job> =>
    number % 10 === 0
      ? (await asking.ask<{ job: Job }>('POST', '/mascots', { prompt: `a cheerful ${ANIMALS[(number / 10) % 5]}` })).job
      : asking.ask<Job>('POST', `/mascots/${mascot.id}/exports`, { format: number % 2 ? 'png' : 'svg', size: 64 });

  /** The status and the encoding that the idle function answers with to a browser that takes Brotli. */
  async function answerTo(line: string, host = 'localhost'): Promise<unknown[]> {
    const answer = await stage.idle.raw(line, `Host: ${host}`, 'Accept-Encoding: br');
    return [answer.split(' ')[1], /^content-encoding: (\w+)/im.exec(answer)?.[1]];
  }

  /** Calls as the timer does until no delivery waits: a killed function's claim of one must run out. */
  async function deliverAll(): Promise<void> {
    for (;;) {
      const { status } = await fetch(`${stage.platform.origin}/api/internal/cron`, {
        headers: { Authorization: `Bearer ${CRON_SECRET}` },
      });
      expect([204, 502]).toContain(status);
      const { rows } = await stage.database.query("select 1 from deliveries where status = 'pending' limit 1");
      if (rows.length === 0) return;
      await sleep(200);
    }
  }

  test.sequential(
    'a mascot is made, shown and exported',
    async () => {
      const { ask, ended, eventsOf } = asking;
      await ask('POST', '/webhooks', { url: stage.webhookUrl, events: ['*'] });
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

  test.sequential(
    'many jobs end, each once and settled exactly, though functions are killed; all are told',
    async () => {
      const { fleet } = stage.platform;
      const ids: string[] = [];
      let next = 0;
      const askSome = async () => {
        for (let number = next++; number < jobs; number = next++) {
          if (number % Math.floor(jobs / kills) === 3) fleet.killNext(1);
          ids.push((await askJob(number)).id);
        }
      };
      await Promise.all([askSome(), askSome(), askSome()]);
      for (const id of ids) await asking.ended(id);
      for (const id of ids.slice(0, 3)) expect((await asking.eventsOf(id)).at(-1)?.type).toBe('finished');
      await deliverAll();

      const { rows } = await stage.database.query<JobLine>(JOB_LINES);
      expect(rows.length).toBeGreaterThanOrEqual(jobs);
      expect(rows.flatMap(faultsOf)).toEqual([]);
      expect(rows.filter(({ id }) => !stage.told.has(id))).toEqual([]);
      const { rows: sums } = await stage.database.query<{ held: number }>(
        'select sum(held)::int as held from credit_entries',
      );
      expect(sums[0]?.held).toBe(0);
      expect(rows.filter(({ status }) => status === 'succeeded').length).toBeGreaterThan(jobs / 2);
      expect(fleet.counts.killed).toBeGreaterThan(0);
      expect(fleet.counts.thawed).toBeGreaterThan(jobs);
    },
    STORY_MS,
  );

  test.sequential('health names the driver', async () => {
    expect(await (await fetch(`${stage.platform.origin}/api/health`)).json()).toMatchObject({
      database: way === 'neon' ? 'neon' : 'postgres',
    });
  });

  test.sequential('nobody calls in the place of the timer or of a function', async () => {
    for (const [method, path] of [
      ['GET', '/api/internal/cron'],
      ['POST', '/api/internal/jobs'],
    ] as const)
      expect((await fetch(`${stage.platform.origin}${path}`, { method })).status).toBe(404);
  });

  test.sequential('requests are refused and read, and answers encoded, as by the start script', async () => {
    expect(await answerTo('TRACE /api/v1/mascots')).toEqual(['405', undefined]);
    expect(await answerTo('DELETE /api/v1/mascots/a/canvases/..')).toEqual(['400', undefined]);
    expect(await answerTo('GET /', 'evil.test')).toEqual(['421', undefined]);
    expect(await answerTo('GET /api/v1/openapi.json/')).toEqual(['200', 'br']);
    expect(await answerTo('GET /show/fox/bundle')).toEqual(['200', 'br']);
  });

  test.sequential('one that nobody asks for data has asked the database nothing', () => {
    expect([stage.idle.isDead && stage.idle.output, stage.quiet.statements]).toEqual([false, []]);
  });
});
