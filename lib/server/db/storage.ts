import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** What a row takes beside its large values. */
const ROW_BYTES = 500;

/** The stored size of values, compressed as the database keeps them: it reads no value to tell. */
const sizeOf = (...columns: readonly string[]): SQL =>
  sql.raw(
    `coalesce(sum(${ROW_BYTES} + ${columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ')}), 0)`,
  );

/** The bytes that a workspace stores, its trash included: of files, drawings, motions and canvases. */
export async function bytesStoredBy(tx: Db | Tx, workspaceId: string): Promise<number> {
  const [row] = await rowsOf<{ bytes: string }>(
    tx,
    sql`
    with own as (select id from mascots where workspace_id = ${workspaceId} or trash_of = ${workspaceId})
    select (select coalesce(sum(${ROW_BYTES} + bytes), 0) from files where workspace_id = ${workspaceId})
      + (select ${sizeOf('v.spec', 'v.sheet', 'v.outline')} from versions v join own on own.id = v.mascot_id)
      + (select ${sizeOf('a.clip')} from animations a join own on own.id = a.mascot_id)
      + (select ${sizeOf('c.graph')} from canvases c join own on own.id = c.mascot_id) as bytes`,
  );
  return Number(row?.bytes ?? 0);
}
