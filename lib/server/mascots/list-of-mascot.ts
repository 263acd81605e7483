import type { Actor } from '../actor';
import { db, type Db } from '../db/client';
import { requireMascot } from './get';

/** The response for a list below a mascot, such as its versions; `list` is its query. Throws `not_found`. */
export async function listOfMascot<T>(
  actor: Actor,
  mascotId: string,
  list: (tx: Db, workspaceId: string, mascotId: string) => Promise<T[]>,
): Promise<{ object: 'list'; data: T[] }> {
  const data = await list(db(), actor.workspaceId, mascotId);
  // A list with entries proves that the mascot exists.
  if (data.length === 0) await requireMascot(db(), actor, mascotId);
  return { object: 'list', data };
}
