import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../client';

/** The rows of a hand-written statement, as its select list names them. */
export async function rowsOf<T>(tx: Db | Tx, statement: SQL): Promise<T[]> {
  const result: unknown = await tx.execute(statement);
  return (result as { rows: T[] }).rows;
}
