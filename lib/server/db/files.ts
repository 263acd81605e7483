import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { fileBytes, files } from '@/drizzle/schema';
import type { File } from '@/lib/contract/file';
import { connection, type Db, type Tx } from './client';
import { fileUrl } from './queries/links';
import { rowsOf } from './queries/rows';

/** The row of a stored file, without its bytes. */
export type FileRow = typeof files.$inferSelect;

/** Inserts the row of a file. */
export async function insertFile(tx: Tx, file: Omit<FileRow, 'createdAt'>): Promise<File> {
  const [row] = await tx.insert(files).values(file).returning();
  if (!row) throw new Error('Keeping a file gave no row.');
  return toFile(row);
}

/** A file of the workspace, null where it has none by that id. */
export async function findFile(tx: Db | Tx, workspaceId: string, id: string): Promise<FileRow | null> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.workspaceId, workspaceId)));
  return row ?? null;
}

/** A file of any workspace, for the holder of a link to it; null where there is none. */
export async function findLinkedFile(tx: Db | Tx, id: string): Promise<FileRow | null> {
  const [row] = await tx.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** The ids of a mascot's files. */
export async function filesOfMascot(tx: Db | Tx, mascotId: string): Promise<string[]> {
  const rows = await tx.select({ id: files.id }).from(files).where(eq(files.mascotId, mascotId));
  return rows.map(({ id }) => id);
}

/** The ids of a workspace's files. */
export async function filesOfWorkspace(tx: Db | Tx, workspaceId: string): Promise<string[]> {
  const rows = await tx.select({ id: files.id }).from(files).where(eq(files.workspaceId, workspaceId));
  return rows.map(({ id }) => id);
}

/** Files of a workspace in the order of their ids, after one of them. */
export async function pageOfFiles(tx: Db | Tx, workspaceId: string, after: string, limit: number): Promise<FileRow[]> {
  return tx
    .select()
    .from(files)
    .where(and(eq(files.workspaceId, workspaceId), gt(files.id, after)))
    .orderBy(asc(files.id))
    .limit(limit);
}

/** The bytes of every piece of a file but the last: small for memory. Stored rows depend on it. */
export const PIECE_BYTES = 1 << 20;

/** Inserts a piece of a file. */
export async function insertPiece(tx: Tx, fileId: string, seq: number, data: Uint8Array): Promise<void> {
  await tx.insert(fileBytes).values({ fileId, seq, data });
}

/** A piece of a file that the database stores; null where there is none. */
export function findPiece(fileId: string, seq: number): Promise<Uint8Array | null> {
  return connection().bytesOf(
    sql`select ${fileBytes.data} as data from ${fileBytes} where ${fileBytes.fileId} = ${fileId}
      and ${fileBytes.seq} = ${seq}`,
  );
}

/** Deletes the bytes that the database stores of these files. */
export async function deleteBytes(tx: Tx, fileIds: readonly string[]): Promise<void> {
  // Passes one array value: a workspace may have more files than a statement may have parameters.
  await tx
    .delete(fileBytes)
    .where(sql`${fileBytes.fileId} in (select json_array_elements_text(${JSON.stringify(fileIds)}::json))`);
}

/** Keeps an upload for good, since something uses it now; false where it is gone. */
export async function keepUpload(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.update(files).set({ expiresAt: null }).where(eq(files.id, id)).returning({ id: files.id });
  return rows.length > 0;
}

/**
 * Deletes at most `most` files whose end has come, with the bytes that the database stores. Gives the key of each in
 * the object store, null for one that is not there.
 */
export async function dropExpiredFiles(tx: Db | Tx, now: Date, most: number): Promise<(string | null)[]> {
  const rows = await rowsOf<{ key: string | null }>(
    tx,
    sql`
    delete from files where id in (
      select id from files where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${most}::int for update skip locked
    ) returning object_key as key`,
  );
  return rows.map(({ key }) => key);
}

/** The ids that no file has. */
export async function withoutFile(tx: Db | Tx, ids: readonly string[]): Promise<string[]> {
  const known = await tx
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]));
  const taken = new Set(known.map(({ id }) => id));
  return ids.filter((id) => !taken.has(id));
}

/** A file as the contract has it. */
function toFile(row: FileRow): File {
  return {
    id: row.id,
    object: 'file',
    kind: row.kind,
    mime: row.mime,
    bytes: row.bytes,
    url: fileUrl(row.id),
    created_at: row.createdAt.toISOString(),
    ...(row.expiresAt ? { expires_at: row.expiresAt.toISOString() } : {}),
  };
}
