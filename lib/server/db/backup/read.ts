import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../connection/connection';
import { rowsOf } from '../queries/rows';

/** The number of characters of rows that are fetched at once, a compromise between speed and memory. */
const FETCH_CHARACTERS = 4_000_000;
const FIRST_FETCH_ROWS = 16;
const MAX_FETCH_ROWS = 2000;

/** Runs `work` in a read-only transaction with one consistent snapshot of the database. */
export const inSnapshot = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** The rows of a table as JSON objects by column, each without a line break, some at a time. */
export async function* jsonRowsOf(tx: Tx, table: string): AsyncGenerator<string[], void> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(each)::text as line
      from ${sql.identifier(table)} as each`,
  );
  for (let wanted = FIRST_FETCH_ROWS; ;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${wanted} from backup_rows`));
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const characters = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    wanted = Math.max(1, Math.min(MAX_FETCH_ROWS, wanted * 4, Math.floor(FETCH_CHARACTERS / characters)));
  }
  await tx.execute(sql`close backup_rows`);
}

/** A file whose bytes are in the object store. */
export interface ObjectFile {
  id: string;
  objectKey: string | null;
  bytes: number;
}

/**
 * The files whose bytes are in the object store. Tables of older versions have no column of keys, which derive from the
 * id.
 */
export async function filesInObjectStore(tx: Db | Tx): Promise<ObjectFile[]> {
  return rowsOf(
    tx,
    sql`select id, coalesce(to_jsonb(files) ->> 'object_key', 'files/' || id) as "objectKey", bytes
      from files where store = 's3' order by id`,
  );
}
