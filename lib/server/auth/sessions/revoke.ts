import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../../actor';
import { db } from '../../db/client';
import { endSessionOf, endSessionsOf } from '../../db/sessions';

/** Signs one of the person's browsers out, at once; throws `not_found` where they have no such session. */
export async function revokeSession(
  actor: Person,
  id: string,
): Promise<{ id: string; object: 'session'; deleted: true }> {
  if (!(await endSessionOf(db(), actor.userId, id, new Date())))
    throw new ApiError('not_found', 'You have no such session.');
  return { id, object: 'session', deleted: true };
}

/** Signs the person out everywhere, here too. */
export async function revokeAllSessions(actor: Person): Promise<{ revoked: number }> {
  return { revoked: await endSessionsOf(db(), actor.userId, new Date()) };
}
