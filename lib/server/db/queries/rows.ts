import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../connection/connection';

/** The rows of a hand-written statement, by the names of its select list. */
export async function rowsOf<T>(tx: Db | Tx, statement: SQL): Promise<T[]> {
  const result: unknown = await tx.execute(statement);
  return (result as { rows: T[] }).rows;
}
