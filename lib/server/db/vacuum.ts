import { sql } from 'drizzle-orm';
import { connection, type Db } from './client';
import { rowsOf } from './queries/rows';

/** The dead rows that a table may have, as Postgres's autovacuum counts them: so many, and a share of the live ones. */
const MAX_DEAD = { rows: 50, share: 0.2 };

const hasManyDead = (counts: string) =>
  sql.raw(`coalesce(${counts}.n_dead_tup > ${MAX_DEAD.rows} + ${MAX_DEAD.share} * ${counts}.n_live_tup, false)`);

/** The tables with many dead rows, their own or those of their large values. */
const bloatedTables = (database: Db) =>
  rowsOf<{ name: string }>(
    database,
    sql`
    select quote_ident(tables.relname) as name from pg_class tables
    left join pg_stat_all_tables own on own.relid = tables.oid
    left join pg_stat_all_tables large on large.relid = tables.reltoastrelid
    where tables.relkind = 'r' and tables.relnamespace = current_schema()::regnamespace
    and (${hasManyDead('own')} or ${hasManyDead('large')}) order by 1`,
  );

/**
 * Makes the space of deleted and changed rows usable again in the embedded database, which has no autovacuum; does
 * nothing on a server. One table a statement, since requests wait for it. Gives the tables; fails inside a transaction.
 */
export async function vacuumEmbedded(database: Db): Promise<string[]> {
  if (connection().pool() !== null) return [];
  // Counts are otherwise up to a minute old.
  await database.execute(sql`select pg_stat_force_next_flush()`);
  const names = (await bloatedTables(database)).map(({ name }) => name);
  for (const name of names) await database.execute(sql.raw(`vacuum ${name}`));
  return names;
}
