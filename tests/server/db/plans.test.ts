import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import * as schema from '@/drizzle/schema';
import type { Db } from '@/lib/server/db/client';
import { pageOfMascots } from '@/lib/server/db/mascots';
import { openTestClient } from '../../support/database';
import { LISTS } from '../../support/every-list';
import { MANY, manyRows } from '../../support/many-rows';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

let client: PGlite;
let last: { text: string; values: unknown[] };
let tx: Db;

/** Plan steps that read a whole table, or sort rows after reading them. */
const SLOW = /^(?:Seq Scan|Sort|Incremental Sort|WindowAgg)/;

/** The steps of a plan, with the index or table that each reads. */
function stepsOf({
  'Node Type': type,
  'Index Name': index,
  'Relation Name': table,
  Plans: inner = [],
}: Plan): string[] {
  return [`${type} ${index ?? table ?? ''}`, ...inner.flatMap(stepsOf)];
}

/** The plan of the last statement of a list. */
async function planOf(list: (tx: Db) => Promise<unknown>): Promise<Plan> {
  await list(tx);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${last.text}`,
    last.values,
  );
  if (!rows[0]) throw new Error('There is no plan.');
  return rows[0]['QUERY PLAN'][0].Plan;
}

beforeAll(async () => {
  client = await openTestClient();
  await client.exec('set session_replication_role = replica');
  for (const statement of manyRows(300)) await client.exec(statement);
  // Makes the planner read and sort a small table only if it has no index to use.
  for (const step of ['seqscan', 'sort', 'bitmapscan', 'hashjoin', 'mergejoin'])
    await client.exec(`set enable_${step} = off`);
  tx = drizzle({ client, schema, logger: { logQuery: (text, values) => (last = { text, values }) } });
});
afterAll(() => client.close());

describe('no list query sorts rows or reads a whole table', () => {
  test.each(LISTS)('%s', async (_, list) => {
    expect(stepsOf(await planOf(list)).filter((step) => SLOW.test(step))).toEqual([]);
  });
});

test('a search of many mascots uses the search index', async () => {
  await client.exec('set enable_bitmapscan = on; set enable_sort = on; set enable_indexscan = off');
  await client.exec(`insert into mascots (id, workspace_id, name, source)
    select 'msc_' || n, '${MANY.workspaceId}', 'Ox', 'svg' from generate_series(1, 1000) n`);
  const steps = stepsOf(await planOf(() => pageOfMascots(tx, MANY.workspaceId, { limit: 20, q: 'zebra' })));
  expect(steps).toEqual(expect.arrayContaining(['Bitmap Index Scan mascots_search']));
});
