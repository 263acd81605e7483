import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../../actor';
import { db } from '../../db/client';
import { endSessionOf, endSessionsOf } from '../../db/sessions';

/** Ends one of the person's sessions at once; throws `not_found` where they have none by that id. */
export async function revokeSession(
  actor: Person,
  id: string,
): Promise<{ id: string; object: 'session'; deleted: true }> {
  if (!(await endSessionOf(db(), actor.userId, id, new Date())))
    throw new ApiError('not_found', 'You have no such session.');
  return { id, object: 'session', deleted: true };
}

/** Ends all sessions of the person, the current one included. */
export async function revokeAllSessions(actor: Person): Promise<{ revoked: number }> {
  return { revoked: await endSessionsOf(db(), actor.userId, new Date()) };
}
