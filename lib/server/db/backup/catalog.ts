import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../connection/connection';
import { rowsOf } from '../queries/rows';

/** The tables of the database that belong to no extension, by name. */
export async function tablesOf(tx: Db | Tx): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
      and d.deptype = 'e')
      order by c.relname`,
  );
  return rows.map(({ name }) => name);
}

/** Gives those of the tables that have rows. */
export async function tablesWithRows(tx: Db | Tx, tables: readonly string[]): Promise<string[]> {
  const full: string[] = [];
  for (const table of tables) {
    const rows = await rowsOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0) full.push(table);
  }
  return full;
}

/**
 * The timestamps of the applied migrations, in milliseconds since 1970, in order; empty for a database without our
 * tables.
 */
export async function appliedMigrations(tx: Db | Tx): Promise<number[]> {
  const [there] = await rowsOf<{ name: string | null }>(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!there?.name) return [];
  const rows = await rowsOf<{ at: string }>(
    tx,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ at }) => Number(at));
}

/** A sequence of a column, and its last value. */
export interface SequenceState {
  table: string;
  column: string;
  value: string;
}

/** The sequences that have been used. */
export async function sequencesOf(tx: Db | Tx): Promise<SequenceState[]> {
  return rowsOf<SequenceState>(
    tx,
    sql`select c.relname as "table", a.attname as "column", s.last_value::text as value
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename)
      = pg_get_serial_sequence(format('public.%I', c.relname), a.attname)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and s.last_value is not null
      order by 1, 2`,
  );
}

/** The number of other connections to the database, of any program. */
export async function otherConnections(tx: Db | Tx): Promise<number> {
  const [row] = await rowsOf<{ others: number }>(
    tx,
    sql`select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return row?.others ?? 0;
}
