import { dataDir, removeDataDir } from '../support/data-dir';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '@/lib/server/actor';
import { db, transaction } from '@/lib/server/db/client';
import { keepUpload } from '@/lib/server/db/files';
import { eventsAfter } from '@/lib/server/db/job-events';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { contentOf } from '@/lib/server/files/content';
import { claim } from '@/lib/server/jobs/claim';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { runner } from '@/lib/server/jobs/runner';
import { cleanUp } from '@/lib/server/cleanup';
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
});
