import { eq } from 'drizzle-orm';
import { canvases } from '@/drizzle/schema';
import type { Tx } from './client';
import { newId } from './ids';

/** Gives a mascot a copy of each canvas of another. */
export async function copyCanvases(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx.select({ name: canvases.name, graph: canvases.graph, createdAt: canvases.createdAt }).from(canvases).where(eq(canvases.mascotId, from));
  if (rows.length > 0) await tx.insert(canvases).values(rows.map((row) => ({ ...row, id: newId('canvas'), mascotId: to })));
}
