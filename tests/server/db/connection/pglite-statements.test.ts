import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareStatements } from '@/lib/server/db/connection/pglite-statements';
import { openTestClient } from '../../../support/database';

let plain: PGlite;
let kept: PGlite;
beforeAll(async () => {
  [plain, kept] = [await openTestClient(), prepareStatements(await openTestClient())];
  for (const client of [plain, kept])
    await client.exec(
      'create table t (id text primary key, n int, at timestamptz, data jsonb, tags text[], raw bytea)',
    );
});
afterAll(async () => {
  await plain.close();
  await kept.close();
});

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { code?: string }) => error.code,
  );

test('prepared statements give the same results as unprepared ones, for every type, also when repeated', async () => {
  const insert = 'insert into t values ($1, $2, $3, $4, $5, $6) returning *';
  for (let n = 0; n < 8; n += 1) {
    const params = [`id${n}`, n, new Date(0), { a: [n, null] }, ['x', 'y "z"'], new Uint8Array([0, 255, n])];
    expect(await kept.query(insert, params)).toEqual(await plain.query(insert, params));
    const nothing = [`null${n}`, null, undefined, null, null, null];
    expect(await kept.query(insert, nothing)).toEqual(await plain.query(insert, nothing));
  }
  const select = 'select id, n + $1 as more, at from t where n is not null order by id';
  expect(await kept.query(select, [1], { rowMode: 'array' })).toEqual(
    await plain.query(select, [1], { rowMode: 'array' }),
  );
  const parsers = { 1184: (value: string) => `at ${value}` };
  expect(await kept.query(select, [1], { parsers })).toEqual(await plain.query(select, [1], { parsers }));
});

test('a statement fails with its error, and the next one works', async () => {
  await kept.query('insert into t (id) values ($1)', ['once']);
  for (let n = 0; n < 3; n += 1)
    expect(await codeOf(kept.query('insert into t (id) values ($1)', ['once']))).toBe('23505');
  expect(await codeOf(kept.query('select nothing from nowhere'))).toBe('42P01');
  expect((await kept.query('select id from t where id = $1', ['once'])).rows).toEqual([{ id: 'once' }]);
});

test('a failed transaction writes nothing, and its prepared statements stay usable', async () => {
  const insert = 'insert into t (id, n) values ($1, 7)';
  await expect(
    kept.transaction(async (tx) => {
      await tx.query(insert, ['gone']);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(
    await codeOf(
      kept.transaction(async (tx) => {
        await tx.query(insert, ['gone']);
        await tx.query(insert, ['gone']);
      }),
    ),
  ).toBe('23505');
  await kept.transaction((tx) => tx.query(insert, ['stays']));
  expect((await kept.query('select id from t where n = 7 and id in ($1, $2)', ['gone', 'stays'])).rows).toEqual([
    { id: 'stays' },
  ]);
});

test('a query waits for the transaction before it', async () => {
  const order: string[] = [];
  let later: Promise<unknown> = Promise.resolve();
  await kept.transaction(async (tx) => {
    await tx.query('select $1::int', [1]);
    later = kept.query('select $1::int', [1]).then(() => order.push('query'));
    for (let n = 0; n < 5; n += 1) await tx.query('select $1::int', [1]);
    order.push('transaction');
  });
  await later;
  expect(order).toEqual(['transaction', 'query']);
});

test('more texts than can be prepared still run', async () => {
  for (let n = 0; n < 520; n += 1) expect((await kept.query<{ n: number }>(`select ${n} as n`)).rows).toEqual([{ n }]);
});
