import { dataDir, removeDataDir } from '../support/data-dir';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '@/lib/server/actor';
import { db, transaction } from '@/lib/server/db/client';
import { keepUpload } from '@/lib/server/db/files';
import { eventsAfter } from '@/lib/server/db/job-events';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { vacuumEmbedded } from '@/lib/server/db/vacuum';
import { contentOf } from '@/lib/server/files/content';
import { claim } from '@/lib/server/jobs/claim';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { runner } from '@/lib/server/jobs/runner';
import { cleanUp, scheduleCleanup } from '@/lib/server/cleanup';
import { sendMail } from '@/lib/server/mail/send';
import { closeTestDatabase } from '../support/database';
import { keepFile } from '../support/files';
import { ask, handlersOf, onlyActor, openQueue } from '../support/jobs';
import { acceptedSpec } from '../support/product';
import { endJobs, hook } from '../support/webhooks';

let actor: Actor;
beforeAll(openQueue);
afterAll(async () => {
  await closeTestDatabase();
  removeDataDir();
});
beforeEach(async () => {
  actor = await onlyActor();
});

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const spec = acceptedSpec('blob');

/** An ended job with this many drafts. */
async function drawn(drafts: number): Promise<string> {
  const { id } = await ask(actor);
  await drainUntilIdle(
    handlersOf(async (_, { emit }) => {
      await emit({ type: 'progress', text: 'Drawing' });
      for (let i = 0; i < drafts; i += 1) await emit({ type: 'draft', spec });
      return { result: {} };
    }),
  );
  return id;
}
const sizeOf = async () =>
  (await rowsOf<{ size: number }>(db(), sql`select pg_total_relation_size('job_events')::int as size`))[0]?.size ?? 0;
const typesOf = async (id: string) => (await eventsAfter(db(), id, 0, 1000)).map(({ type }) => type);

const logged = async (id: string) =>
  (await rowsOf(db(), sql`select id from deliveries where webhook_id = ${id}`)).length;

describe('the log of a webhook', () => {
  test('is kept for 30 days, and pending deliveries for longer', async () => {
    const id = await hook(actor, 'https://example.com/');
    await endJobs(actor, 2);
    await db().execute(sql`update deliveries set status = 'dropped' where id = (select id from deliveries limit 1)`);
    await cleanUp(inDays(29.9));
    expect(await logged(id)).toBe(2);
    await cleanUp(inDays(30.1));
    expect(await logged(id)).toBe(1);
  });

  test('has no more than the newest 1,000', async () => {
    const [id, other] = [await hook(actor, 'https://example.com/'), await hook(actor, 'https://example.com/')];
    await db().execute(sql`insert into deliveries (id, webhook_id, type, body, signature, status, created_at)
      select 'dlv_' || webhook || n, webhook, 'job.failed', '{}', '', 'delivered', now() - make_interval(secs => n)
      from generate_series(1, 1600) n, unnest(array[${id}, ${other}]) webhook`);
    await cleanUp();
    expect([await logged(id), await logged(other)]).toEqual([1000, 1000]);
    const [oldest] = await rowsOf<{ id: string }>(
      db(),
      sql`select id from deliveries where webhook_id = ${id} order by created_at limit 1`,
    );
    expect(oldest?.id).toBe(`dlv_${id}1000`);
  });
});

const left = async () => (await rowsOf<{ kind: string }>(db(), sql`select kind from files`)).map(({ kind }) => kind);

describe('a stored file', () => {
  const content = contentOf(new Uint8Array(9));
  const made = (kind: 'export' | 'upload' | 'scene') =>
    keepFile({ kind, mime: 'image/png', name: 'a.png', content }, { workspaceId: actor.workspaceId });

  test('is kept for 30 days as an export, for one day as an upload, and else forever, as its expiry says', async () => {
    const files = [await made('export'), await made('scene'), await made('upload')];
    await made('export');
    const days = files.map(({ expires_at: ends }) => ends && Math.round((Date.parse(ends) - Date.now()) / DAY_MS));
    expect(days).toEqual([30, undefined, 1]);
    await cleanUp(inDays(0.9));
    expect(await left()).toHaveLength(4);
    await cleanUp(inDays(1.1));
    expect((await left()).sort()).toEqual(['export', 'export', 'scene']);
    await cleanUp(inDays(30.1));
    expect(await left()).toEqual(['scene']);
    expect(await rowsOf(db(), sql`select file_id from file_bytes`)).toHaveLength(1);
  });

  test('that is an upload stays once something uses it', async () => {
    const { id } = await made('upload');
    expect(await transaction((tx) => keepUpload(tx, id))).toBe(true);
    await cleanUp(inDays(400));
    expect(await left()).toEqual(['upload']);
  });
});

describe('the drafts of a job that has ended', () => {
  test('can be replayed for a week, and its other events forever', async () => {
    const id = await drawn(2);
    await cleanUp(inDays(6.9));
    expect(await typesOf(id)).toEqual(['queued', 'started', 'progress', 'draft', 'draft', 'finished']);
    await cleanUp(inDays(7.1));
    expect(await typesOf(id)).toEqual(['queued', 'started', 'progress', 'finished']);
    expect((await eventsAfter(db(), id, 3, 1000)).map(({ seq, type }) => [seq, type])).toEqual([[6, 'finished']]);
  });

  test('are all deleted, in any number, and their space is reused', async () => {
    const first = await drawn(250);
    const size = await sizeOf();
    await cleanUp(inDays(8));
    expect(await typesOf(first)).toEqual(['queued', 'started', 'progress', 'finished']);
    await drawn(250);
    expect(await sizeOf()).toBeLessThan(size * 1.2);
  });

  test('stay while the job is running', async () => {
    const { id } = await ask(actor);
    await claim(runner().id);
    await db().execute(sql`insert into job_events (job_id, seq, type, data) values (${id}, 3, 'draft', '{}')`);
    await cleanUp(inDays(30));
    expect(await typesOf(id)).toEqual(['queued', 'started', 'draft']);
  });
});

/** Counts requests of two days ago, and gives the size of their table. */
const windows = async () => {
  await db().execute(sql`insert into rate_windows (bucket, window_start, count)
    select 'keys:' || n, now() - interval '2 days', 1 from generate_series(1, 20000) n`);
  const [row] = await rowsOf<{ size: number }>(db(), sql`select pg_total_relation_size('rate_windows')::int as size`);
  return row?.size ?? 0;
};

describe('the space of changed and deleted rows', () => {
  test('is used again after a cleanup, in every table', async () => {
    const sizes: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      sizes.push(await windows());
      await cleanUp();
    }
    // Pages of an index are used again one cleanup later.
    expect(sizes.at(-1)).toBeLessThan((sizes[0] ?? 0) * 2);
    expect(await vacuumEmbedded(db())).toEqual([]);
    await db().execute(sql`insert into rate_windows (bucket, window_start, count)
      select 'keys:' || n, now(), 1 from generate_series(1, 1000) n`);
    await db().execute(sql`update rate_windows set count = 2`);
    expect(await vacuumEmbedded(db())).toEqual(['rate_windows']);
  });
});

describe('a message in the outbox of this machine', () => {
  const outbox = join(dataDir, 'outbox');
  const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

  test('is kept for 30 days, with what a killed process left of another; files of others stay', async () => {
    await sendMail(mail);
    const [name = ''] = readdirSync(outbox);
    writeFileSync(join(outbox, `.${name}.draft`), '{');
    writeFileSync(join(outbox, '0-notes.txt'), 'mine');
    await cleanUp(inDays(29.9));
    expect(readdirSync(outbox)).toHaveLength(3);
    await cleanUp(inDays(30.1));
    expect(readdirSync(outbox)).toEqual(['0-notes.txt']);
  });

  test('is deleted ten minutes after a start, and every hour from then on', async () => {
    const old = join(outbox, '2020-01-01T00-00-00-000Z-aaaaaaaa.json');
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    scheduleCleanup();
    for (const minutes of [10, 60]) {
      writeFileSync(old, '{}');
      await vi.advanceTimersByTimeAsync((minutes - 1) * 60_000);
      expect(existsSync(old)).toBe(true);
      await vi.advanceTimersByTimeAsync(60_000);
      while (existsSync(old)) await new Promise((resolve) => setImmediate(resolve));
    }
    vi.useRealTimers();
  });
});
