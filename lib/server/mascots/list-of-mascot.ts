import type { Actor } from '../actor';
import { db, type Db } from '../db/client';
import { requireMascot } from './get';

/** Lists what a mascot has, by the query of one kind of it. Throws `not_found`. */
export async function listOfMascot<T>(
  actor: Actor,
  mascotId: string,
  list: (tx: Db, workspaceId: string, mascotId: string) => Promise<T[]>,
): Promise<{ object: 'list'; data: T[] }> {
  const data = await list(db(), actor.workspaceId, mascotId);
  // Only an empty list does not show that there is such a mascot.
  if (data.length === 0) await requireMascot(db(), actor, mascotId);
  return { object: 'list', data };
}
