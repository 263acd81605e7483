import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { files, mascots, versions } from '@/drizzle/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Db, Tx } from './client';
import { deleteBytes, filesOfMascot } from './files';

/** A mascot in the trash. */
export interface TrashedRow {
  id: string;
  name: string;
  trashedAt: Date;
}

/**
 * Moves a mascot with at least one version into the workspace's trash and deletes its files; its variants become
 * independent.
 * Returns false if the workspace has no such mascot.
 */
export async function moveToTrash(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(mascots)
    .set({ workspaceId: null, trashOf: workspaceId, trashedAt: sql`now()`, public: false })
    .where(and(eq(mascots.id, id), eq(mascots.workspaceId, workspaceId), sql`${mascots.versionCount} > 0`))
    .returning({ id: mascots.id });
  if (rows.length === 0) return false;
  await tx.update(mascots).set({ variantOf: null }).where(eq(mascots.variantOf, id));
  await deleteBytes(tx, await filesOfMascot(tx, id));
  await tx.delete(files).where(eq(files.mascotId, id));
  return true;
}

const trashedColumns = {
  id: mascots.id,
  name: mascots.name,
  trashedAt: sql<Date>`${mascots.trashedAt}`.mapWith(mascots.trashedAt),
};

/** The mascots in a workspace's trash, up to a limit, the last deleted first. */
export function listTrash(tx: Db | Tx, workspaceId: string, limit: number): Promise<TrashedRow[]> {
  return tx
    .select(trashedColumns)
    .from(mascots)
    .where(eq(mascots.trashOf, workspaceId))
    .orderBy(desc(mascots.trashedAt), desc(mascots.id))
    .limit(limit);
}

/** The mascots in a workspace's trash, each with its current spec. */
export function listTrashWithSpecs(
  tx: Db | Tx,
  workspaceId: string,
  limit: number,
): Promise<(TrashedRow & { spec: MascotSpec })[]> {
  return tx
    .select({ ...trashedColumns, spec: versions.spec })
    .from(mascots)
    .innerJoin(versions, and(eq(versions.mascotId, mascots.id), eq(versions.number, mascots.versionCount)))
    .where(eq(mascots.trashOf, workspaceId))
    .orderBy(desc(mascots.trashedAt), desc(mascots.id))
    .limit(limit);
}

/** Restores a mascot from the trash; returns false if it is not there. */
export async function takeFromTrash(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(mascots)
    .set({ workspaceId, trashOf: null, trashedAt: null, updatedAt: sql`now()` })
    .where(and(eq(mascots.id, id), eq(mascots.trashOf, workspaceId)))
    .returning({ id: mascots.id });
  return rows.length > 0;
}

/** Deletes a mascot in the trash with everything that belongs to it; returns false if it is not in the trash. */
export async function eraseTrashed(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(mascots)
    .where(and(eq(mascots.id, id), eq(mascots.trashOf, workspaceId), isNull(mascots.workspaceId)))
    .returning({ id: mascots.id });
  return rows.length > 0;
}

/** Deletes up to `most` mascots that were trashed before a moment, the oldest first, and returns their number. */
export async function dropTrash(tx: Db | Tx, before: Date, most: number): Promise<number> {
  const old = tx
    .select({ id: mascots.id })
    .from(mascots)
    .where(lt(mascots.trashedAt, before))
    .orderBy(asc(mascots.trashedAt))
    .limit(most);
  const rows = await tx.delete(mascots).where(inArray(mascots.id, old)).returning({ id: mascots.id });
  return rows.length;
}
