import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listKeys } from '@/lib/contract/key';
import { createMascot } from '@/lib/contract/mascot';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { closeDatabase, connection, db, transaction, useConnection } from '@/lib/server/db/client';
import { withPatience } from '@/lib/server/db/connection/patience';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { readEnv } from '@/lib/server/env';
import { runner } from '@/lib/server/jobs/runner';
import { removeDataDir } from '../../support/data-dir';
import { call, codeOf } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';
import { startPostgres, type RealPostgres } from '../../support/postgres';
import { fixtureSpec } from '../../support/product';
import { eventually } from '../../support/eventually';

const POOL_MAX = 2;
/** The time after which a first attempt to connect has been refused, in milliseconds. */
const REFUSED_MS = 300;

let postgres: RealPostgres;
let person: SomePerson;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  const variables = { DATABASE_URL: postgres.url, DATABASE_POOL_MAX: String(POOL_MAX), AUTH_SECRET: 's'.repeat(32) };
  const { database } = readEnv(variables);
  if (database.driver !== 'postgres') throw new Error('A Postgres was configured.');
  await useConnection(openPostgres(database.url, database.reach));
  runner().keepsDraining = true;
  person = await makePerson();
});
afterEach(closeDatabase);
afterAll(async () => {
  await postgres.stop();
  removeDataDir();
});

const forever = new AbortController().signal;

/** Takes every connection of the pool, and gives a function that returns them. */
async function exhaust(): Promise<() => Promise<void>> {
  const ends = await Promise.all(
    Array.from({ length: POOL_MAX }, async () => {
      const [taken, end] = [new AutoResetEvent(), new AutoResetEvent()];
      const work = transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        taken.set();
        await end.wait(60_000, forever);
      });
      await taken.wait(60_000, forever);
      return () => {
        end.set();
        return work;
      };
    }),
  );
  return async () => void (await Promise.all(ends.map((end) => end())));
}

const connections = async () => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where application_name = 'liverig'",
  );
  await client.end();
  return rows[0]?.count;
};

describe('a pool of connections', () => {
  test('has at most DATABASE_POOL_MAX connections, with any number of parallel queries', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => call(listKeys, { key: person.key })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([connection().pool()?.total, await connections()]).toEqual([POOL_MAX, POOL_MAX]);
  });

  test('that is exhausted makes requests wait until connections are returned', async () => {
    const { key } = person;
    const release = await exhaust();
    const asked = [
      call(listKeys, { key }),
      call(createMascot, { key, body: { spec: fixtureSpec('blob') } }),
      call(listKeys, { session: person.session }),
    ];
    await expect.poll(() => connection().pool()?.waiting).toBeGreaterThan(0);
    await release();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 201, 200]);
  });

  test('that stays exhausted makes requests fail with a 503 and `Retry-After`', async () => {
    const release = await exhaust();
    const answer = await call(listKeys, { key: person.key });
    expect([answer.status, codeOf(answer), answer.headers.get('retry-after')]).toEqual([503, 'internal', '2']);
    await release();
    expect((await call(listKeys, { key: person.key })).status).toBe(200);
  });
});

/** An address for so many connections, and what opens one of them. */
async function short(count: number): Promise<{ url: string; take: () => Promise<() => Promise<void>> }> {
  const role = `short_${count}`;
  await db().execute(sql.raw(`create role ${role} superuser login`));
  await db().execute(sql.raw(`alter role ${role} nosuperuser connection limit ${count}`));
  await db().execute(sql.raw(`grant all on database postgres to ${role}`));
  for (const schema of ['public', 'drizzle'])
    await db().execute(
      sql.raw(`grant all on schema ${schema} to ${role}; grant all on all tables in schema ${schema} to ${role}`),
    );
  const url = new URL(postgres.url);
  url.username = role;
  const take = async () => {
    const client = new Client({ connectionString: url.href });
    await client.connect();
    return () => client.end();
  };
  return { url: url.href, take };
}

describe('a database without a connection to spare', () => {
  test('makes a starting instance wait for one, also for its listening connection', async () => {
    const { url, take } = await short(3);
    const held = [await take(), await take(), await take()];
    await expect(take()).rejects.toMatchObject({ code: '53300' });
    const instance = openPostgres(url);
    const migrated = withPatience(15_000, () => instance.migrate());
    await sleep(REFUSED_MS);
    await held.pop()?.();
    await migrated;
    // The server closes a connection shortly after its client.
    held.push(await eventually(take));
    const listening = withPatience(15_000, () =>
      instance.listen(
        'liverig',
        () => undefined,
        () => undefined,
      ),
    );
    await sleep(REFUSED_MS);
    await held.pop()?.();
    await listening;
    const asked = rowsOf(instance.db, sql`select 1 as one from workspaces limit 1`);
    await sleep(REFUSED_MS);
    await held.pop()?.();
    expect(await asked).toEqual([{ one: 1 }]);
    for (const end of held) await end();
    await instance.close();
  });
});
