// `npm run bench scale`: the times of lists, searches and claims with 100,000 rows in every table, relative to 100.
// `npm run bench scale 1000000` uses more rows.
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from '@/drizzle/schema';
import type { Db } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { pageOfMascots, type MascotQuestions } from '@/lib/server/db/mascots';
import { lockNextWorkspace } from '@/lib/server/db/workspace-queue';
import { LISTS } from '@/tests/support/every-list';
import { MANY, manyRows } from '@/tests/support/many-rows';
import { startPostgres } from '@/tests/support/postgres';
import { note, report, timed } from '../report';

const SMALL = 100;
const LARGE = Number(process.argv[2] ?? 100_000);
/** The number of rows per insert statement. */
const BATCH = 50_000;
const ROUNDS = 60;
/** The maximum ratios of times: of lists and claims, and of searches, which first read 1,000 rows. */
const [MAX_GROWTH, MAX_SEARCH_GROWTH] = [1.5, 6];

type Work = (tx: Db) => Promise<unknown>;

const search =
  (q: string): Work =>
  (tx) =>
    pageOfMascots(tx, MANY.workspaceId, { limit: 20, q });
const filter =
  (asked: Partial<MascotQuestions>): Work =>
  (tx) =>
    pageOfMascots(tx, MANY.workspaceId, { limit: 20, ...asked });
const claim: Work = (tx) =>
  tx.transaction(async (inner) => {
    if (!(await lockNextWorkspace(inner, 'waiting'))) throw new Error('No workspace had a turn.');
  });

/** Makes a database with this many rows in every table; gives a single connection to it. */
async function openFilled(server: string, rows: number): Promise<{ tx: Db; close(): Promise<void> }> {
  const url = new URL(server);
  const admin = new Pool({ connectionString: server, max: 1 });
  url.pathname = `/rows_${rows}`;
  await admin.query(`create database rows_${rows}`);
  await admin.end();
  const product = openPostgres(url.href);
  await product.migrate();
  await product.close();
  const pool = new Pool({ connectionString: url.href, max: 1 });
  // The server may close connections before the pool does.
  pool.on('error', () => undefined);
  const tx = drizzle({ client: pool, schema });
  // The rows reference missing rows. Only a session with the replica role skips the check of foreign keys.
  await tx.execute(sql`set session_replication_role = replica`);
  for (let from = 1; from <= rows; from += BATCH)
    for (const statement of manyRows(Math.min(BATCH, rows - from + 1), from)) await pool.query(statement);
  await tx.execute(sql`insert into workspace_queue (workspace_id, lane, turn)
    select id, 'waiting', created_at from workspaces`);
  await pool.query('vacuum analyze');
  return { tx, close: () => pool.end() };
}

/** The tenth percentile of times, in milliseconds: longer ones include other load on the machine. */
const quiet = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;

/** Measures work on both databases in turn, so that other load on the machine affects both; in milliseconds. */
async function both(work: Work, small: Db, large: Db): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timed(() => work(small)));
    times[1].push(await timed(() => work(large)));
  }
  return [quiet(times[0]), quiet(times[1])];
}

const postgres = await startPostgres();
try {
  const small = await openFilled(postgres.url, SMALL);
  const began = performance.now();
  const large = await openFilled(postgres.url, LARGE);
  note(`filling every table with ${LARGE} rows`, `${((performance.now() - began) / 1000).toFixed(0)} s`);
  const works: [string, Work, number][] = [
    ...[...LISTS, ['a claim', claim] as const].map(([name, work]): [string, Work, number] => [name, work, MAX_GROWTH]),
    ['a search that finds one mascot', search('quagg'), MAX_SEARCH_GROWTH],
    ['a search that finds none', search('zebra'), MAX_SEARCH_GROWTH],
    ['a search that finds an eighth of them', search('saff'), MAX_SEARCH_GROWTH],
    ['a tag that one mascot has', filter({ tags: ['Rare'], sort: 'name' }), MAX_SEARCH_GROWTH],
    ['a filter that finds all of them', filter({ source: 'prompt', sort: 'name' }), MAX_SEARCH_GROWTH],
    ['a filter that finds none', filter({ status: 'failed', sort: '-updated' }), MAX_SEARCH_GROWTH],
  ];
  for (const [name, work, most] of works) {
    const [few, many] = await both(work, small.tx, large.tx);
    const growth = many / few;
    report(
      `${name}: ${most} times as long at most`,
      `${growth.toFixed(2)} times  (${few.toFixed(2)} to ${many.toFixed(2)} ms)`,
      growth <= most,
    );
  }
  await Promise.all([small.close(), large.close()]);
} finally {
  await postgres.stop();
}
