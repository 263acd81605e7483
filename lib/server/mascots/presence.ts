import type { Presences } from '@/lib/contract/presence';
import type { Person } from '../actor';
import { db } from '../db/client';
import { dropPresence, notePresence, peopleAt } from '../db/presences';
import { requireMascot } from './get';

/** Notes that a page has a mascot open or has left it, and gives who else is there. Throws `not_found`. */
export async function announcePresence(
  actor: Person,
  id: string,
  { page, here = true }: { page: string; here?: boolean | undefined },
): Promise<Presences> {
  const { version_id, updated_at } = await requireMascot(db(), actor, id);
  const at = { mascotId: id, page, userId: actor.userId };
  await (here ? notePresence(db(), at) : dropPresence(db(), at));
  const people = await peopleAt(db(), at);
  return {
    object: 'list',
    data: people.map((person) => ({ object: 'presence', ...person, yourself: person.user_id === actor.userId })),
    version_id,
    updated_at,
  };
}
