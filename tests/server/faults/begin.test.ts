import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPatience } from '@/lib/server/db/connection/patience';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { openLine, type PostgresLine } from '../../support/postgres-line';
import { startPostgres, type RealPostgres } from '../../support/postgres';

let postgres: RealPostgres;
let line: PostgresLine;
beforeAll(async () => {
  postgres = await startPostgres();
  line = await openLine(postgres);
});
afterAll(async () => {
  await line.stop();
  await postgres.stop();
});

test('a transaction that loses its connection before `begin` does not occupy the pool', async () => {
  const { db, pool, close } = openPostgres(line.url, { poolMax: 1, direct: null, proxy: null });
  await db.execute(sql`select 1`);
  // The pool lends its idle connection before it notices the break.
  const transaction = withPatience(0, () => db.transaction((tx) => tx.execute(sql`select 2`)));
  line.cut();
  await expect(transaction).rejects.toThrow();
  line.restore();
  await expect.poll(pool).toMatchObject({ total: 0 });
  expect(await db.transaction((tx) => tx.execute(sql`select 3 as three`))).toMatchObject({ rows: [{ three: 3 }] });
  await close();
});
