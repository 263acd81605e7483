import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { canvases, mascots } from '@/drizzle/schema';
import type { Canvas } from '@/lib/contract/canvas';
import type { Db, Tx } from './client';
import { newId } from './queries/ids';
import { oneAfterAnother } from './queries/order';

type CanvasRow = typeof canvases.$inferSelect;

/** The canvases of a mascot of the workspace, oldest first. */
export async function listCanvases(tx: Db | Tx, workspaceId: string, mascotId: string): Promise<Canvas[]> {
  const rows = await tx
    .select(getTableColumns(canvases))
    .from(canvases)
    .innerJoin(mascots, eq(mascots.id, canvases.mascotId))
    .where(and(eq(canvases.mascotId, mascotId), eq(mascots.workspaceId, workspaceId)))
    .orderBy(asc(canvases.createdAt), asc(canvases.id));
  return rows.map(toCanvas);
}

/** A canvas of a mascot, null where it has none by that id. */
export async function findCanvas(tx: Db | Tx, mascotId: string, id: string): Promise<Canvas | null> {
  const [row] = await tx
    .select()
    .from(canvases)
    .where(and(eq(canvases.mascotId, mascotId), eq(canvases.id, id)));
  return row ? toCanvas(row) : null;
}

/** A canvas of a mascot, found by id or else by name; null where there is none. */
export async function canvasNamed(tx: Db | Tx, mascotId: string, idOrName: string): Promise<Canvas | null> {
  const [row] = await tx
    .select()
    .from(canvases)
    .where(and(eq(canvases.mascotId, mascotId), or(eq(canvases.id, idOrName), eq(canvases.name, idOrName))))
    .orderBy(sql`${canvases.id} = ${idOrName} desc`)
    .limit(1);
  return row ? toCanvas(row) : null;
}

/** The names of a mascot's canvases, by id. */
export async function canvasNames(tx: Db | Tx, mascotId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: canvases.id, name: canvases.name })
    .from(canvases)
    .where(eq(canvases.mascotId, mascotId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Inserts a canvas, whose name must be free. */
export async function insertCanvas(tx: Tx, canvas: Pick<CanvasRow, 'mascotId' | 'name' | 'graph'>): Promise<Canvas> {
  const [row] = await tx
    .insert(canvases)
    .values({ ...canvas, id: newId('canvas') })
    .returning();
  if (!row) throw new Error('Keeping a canvas gave no row.');
  return toCanvas(row);
}

/** Later than the last change, also in milliseconds, which is the precision of the API. */
const changedNow = sql`greatest(clock_timestamp(), ${canvases.updatedAt} + interval '1 millisecond')`;

/** Changes an existing canvas; a new name must be free. */
export async function changeCanvas(
  tx: Tx,
  id: string,
  changes: Partial<Pick<CanvasRow, 'name' | 'graph'>>,
): Promise<Canvas> {
  const [row] = await tx
    .update(canvases)
    .set({ ...changes, updatedAt: changedNow })
    .where(eq(canvases.id, id))
    .returning();
  if (!row) throw new Error('Changing a canvas gave no row.');
  return toCanvas(row);
}

/** Gives a mascot a copy of each canvas of another. */
export async function copyCanvases(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx
    .select({ name: canvases.name, graph: canvases.graph, createdAt: canvases.createdAt })
    .from(canvases)
    .where(eq(canvases.mascotId, from))
    .orderBy(asc(canvases.createdAt), asc(canvases.id));
  if (rows.length > 0)
    await tx
      .insert(canvases)
      .values(oneAfterAnother(rows).map((row) => ({ ...row, id: newId('canvas'), mascotId: to })));
}

/** Deletes a canvas; false where the mascot has none by that id. */
export async function deleteCanvas(tx: Tx, mascotId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(canvases)
    .where(and(eq(canvases.mascotId, mascotId), eq(canvases.id, id)))
    .returning({ id: canvases.id });
  return rows.length > 0;
}

/** A canvas as the contract has it. */
function toCanvas(row: CanvasRow): Canvas {
  return {
    id: row.id,
    object: 'canvas',
    mascot_id: row.mascotId,
    name: row.name,
    graph: row.graph,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
