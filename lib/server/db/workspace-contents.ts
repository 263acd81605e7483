import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** What a workspace holds. */
export interface WorkspaceContents {
  mascots: number;
  files: number;
  /** The size of all files together, in bytes. */
  bytes: number;
}

/** Counts what a workspace holds. */
export async function contentsOfWorkspace(tx: Db | Tx, workspaceId: string): Promise<WorkspaceContents> {
  const [row] = await rowsOf<Record<keyof WorkspaceContents, string>>(
    tx,
    sql`select (select count(*) from mascots where workspace_id = ${workspaceId}) as mascots,
      count(*) as files, coalesce(sum(bytes), 0) as bytes from files where workspace_id = ${workspaceId}`,
  );
  return { mascots: Number(row?.mascots ?? 0), files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) };
}
