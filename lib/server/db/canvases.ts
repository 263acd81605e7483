import { and, eq, or, sql } from 'drizzle-orm';
import { canvases } from '@/drizzle/schema';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { Db, Tx } from './client';
import { newId } from './ids';

/** Gives a mascot a copy of each canvas of another. */
export async function copyCanvases(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx.select({ name: canvases.name, graph: canvases.graph, createdAt: canvases.createdAt }).from(canvases).where(eq(canvases.mascotId, from));
  if (rows.length > 0) await tx.insert(canvases).values(rows.map((row) => ({ ...row, id: newId('canvas'), mascotId: to })));
}

/** A mascot's canvas by its id or else its name, null where it has none such. */
export async function canvasNamed(tx: Db | Tx, mascotId: string, idOrName: string): Promise<{ name: string; graph: CanvasGraph } | null> {
  const [row] = await tx.select({ name: canvases.name, graph: canvases.graph }).from(canvases)
    .where(and(eq(canvases.mascotId, mascotId), or(eq(canvases.id, idOrName), eq(canvases.name, idOrName))))
    .orderBy(sql`${canvases.id} = ${idOrName} desc`).limit(1);
  return row ?? null;
}
