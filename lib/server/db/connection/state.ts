import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { db } from '../client';
import { rowsOf } from '../queries/rows';
import { MIGRATIONS } from './connection';

/** Runs an empty query; throws where the database does not answer. */
export async function ping(): Promise<void> {
  await db().execute(sql`select 1`);
}

/** How many migrations exist, and how many of them the database has. */
export async function migrationState(): Promise<{ known: number; applied: number }> {
  const { entries } = JSON.parse(readFileSync(`${MIGRATIONS.migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: unknown[];
  };
  const [row] = await rowsOf<{ applied: number }>(
    db(),
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  );
  return { known: entries.length, applied: row?.applied ?? 0 };
}
