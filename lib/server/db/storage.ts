import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** What a workspace stores, its trash included: bytes of files and of drawings, motions and canvases, and mascots. */
export interface StoredAmount {
  bytes: number;
  mascots: number;
}

/** What a row takes beside its large values. */
const ROW_BYTES = 500;

/** The stored size of values, compressed as the database keeps them: it reads no value to tell. */
const sizeOf = (...columns: readonly string[]): SQL =>
  sql.raw(
    `coalesce(sum(${ROW_BYTES} + ${columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ')}), 0)`,
  );

/** Measures what a workspace stores. */
export async function storedBy(tx: Db | Tx, workspaceId: string): Promise<StoredAmount> {
  const [row] = await rowsOf<Record<keyof StoredAmount, string>>(
    tx,
    sql`
    with own as (select id from mascots where workspace_id = ${workspaceId} or trash_of = ${workspaceId})
    select (select count(*) from own) as mascots,
      (select coalesce(sum(${ROW_BYTES} + bytes), 0) from files where workspace_id = ${workspaceId})
      + (select ${sizeOf('v.spec', 'v.sheet', 'v.outline')} from versions v join own on own.id = v.mascot_id)
      + (select ${sizeOf('a.clip')} from animations a join own on own.id = a.mascot_id)
      + (select ${sizeOf('c.graph')} from canvases c join own on own.id = c.mascot_id) as bytes`,
  );
  return { bytes: Number(row?.bytes ?? 0), mascots: Number(row?.mascots ?? 0) };
}
