import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import type { Tx } from '../connection/connection';
import { MIGRATIONS } from '../connection/connection';
import { lockMigrations } from '../connection/migrate-locked';
import { rowsOf } from '../queries/rows';
import { tablesOf, type SequenceState } from './catalog';

/** The timestamps of this program's migrations, in milliseconds since 1970, in order. */
export const knownMigrations = (): number[] => readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis);

/** Drops all our tables and functions, and keeps servers from migrating until the commit. */
export async function removeEverything(tx: Tx): Promise<void> {
  await lockMigrations(tx);
  for (const table of await tablesOf(tx)) await tx.execute(sql`drop table ${sql.identifier(table)} cascade`);
  const functions = await rowsOf<{ signature: string }>(
    tx,
    sql`select p.oid::regprocedure::text as signature from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
      and d.deptype = 'e')`,
  );
  for (const { signature } of functions) await tx.execute(sql.raw(`drop function ${signature}`));
  await tx.execute(sql`drop schema if exists drizzle cascade`);
}

/**
 * Applies the migrations with timestamps after `after`, up to and including `upTo`, and records them as the driver
 * does.
 */
export async function applyMigrations(tx: Tx, after: number, upTo: number): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles(MIGRATIONS)) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Calls `work` with foreign keys and triggers disabled, so that rows can be inserted in any order and unchanged. Every
 * reference is checked afterwards: throws for a dangling one.
 */
export async function withoutRules(tx: Tx, work: () => Promise<void>): Promise<void> {
  const references = await rowsOf<ForeignKey>(
    tx,
    sql`select conrelid::regclass::text as "table", quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of references) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  const watched = await tablesWithTriggers(tx);
  for (const table of watched) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
  await work();
  for (const table of watched) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  for (const { table, name, definition } of references)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

/** The tables with triggers of ours, as quoted names. */
async function tablesWithTriggers(tx: Tx): Promise<string[]> {
  const rows = await rowsOf<{ table: string }>(
    tx,
    sql`select distinct c.oid::regclass::text as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ table }) => table);
}

/** Gives the columns of a table that are stored and not generated. */
export async function storedColumns(tx: Tx, table: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select attname as name from pg_attribute where attrelid = to_regclass(format('public.%I', ${table}::text))
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  return rows.map(({ name }) => name);
}

/** Inserts rows as `jsonRowsOf` gave them into these columns, including identity values. */
export async function insertJsonRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const name = sql.identifier(table);
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${name} (${listed}) overriding system value
      select ${listed} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
  );
}

/** Updates the planner's statistics, which a new table lacks. */
export async function analyzeTables(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze`);
}

/** Continues a sequence after its last value. */
export async function continueSequence(tx: Tx, { table, column, value }: SequenceState): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(format('public.%I', ${table}::text), ${column}), ${value}::bigint)`,
  );
}

/** Marks a file of the object store as stored in the database. */
export async function holdBytesHere(tx: Tx, fileId: string): Promise<void> {
  await tx.execute(sql`update files set store = 'postgres' where id = ${fileId}`);
}

/** Removes the object keys of files whose bytes the database stores; requires the tables of this version. */
export async function forgetObjects(tx: Tx): Promise<void> {
  await tx.execute(sql`update files set object_key = null where store = 'postgres' and object_key is not null`);
}
