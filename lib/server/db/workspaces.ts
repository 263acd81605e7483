import { eq } from 'drizzle-orm';
import { workspaces } from '@/drizzle/schema';
import type { Db, Tx } from './client';

/** The name of a workspace, null where there is none by that id. */
export async function findWorkspaceName(tx: Db | Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, id));
  return row?.name ?? null;
}
