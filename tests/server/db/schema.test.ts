import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from '@/drizzle/schema';

const SNAPSHOTS = join(import.meta.dirname, '../../../drizzle/migrations/meta');

type Snapshot = ReturnType<typeof generateDrizzleJson>;

/** The tables as the migrations leave them. */
function migrated(): Snapshot {
  const last = readdirSync(SNAPSHOTS)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  return JSON.parse(readFileSync(join(SNAPSHOTS, last ?? ''), 'utf8')) as Snapshot;
}

test('the migrations make the tables of the schema', async () => {
  expect(await generateMigration(migrated(), generateDrizzleJson(schema))).toEqual([]);
});

test('a table that was changed without a migration is found', async () => {
  const { files, ...others } = schema;
  expect(files).toBeDefined();
  expect(await generateMigration(migrated(), generateDrizzleJson(others))).not.toEqual([]);
});
