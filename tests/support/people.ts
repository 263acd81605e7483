import { randomBytes } from 'node:crypto';
import { members, sessions, workspaces } from '@/drizzle/schema';
import type { Role } from '@/lib/contract/access';
import type { Plan } from '@/lib/contract/plans';
import type { Actor } from '@/lib/server/actor';
import { sha256 } from '@/lib/server/crypto';
import { db, transaction } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { createPerson } from '@/lib/server/db/people';
import { createKey } from '@/lib/server/keys/create';

/** A person with their personal workspace, a session and a key of it. */
export interface SomePerson {
  userId: string;
  email: string;
  workspaceId: string;
  session: string;
  key: string;
  keyId: string;
  /** The actor of the key. */
  actor: Actor;
}

/** Makes a session for a person and gives its token. */
export async function makeSession(
  userId: string,
  changes: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const token = randomBytes(24).toString('hex');
  const expires = new Date(Date.now() + 30 * 24 * 3600 * 1000);
  await db()
    .insert(sessions)
    .values({ sessionToken: sha256(token), id: newId('session'), userId, expires, ...changes });
  return token;
}

/** Makes a person who has a workspace on this plan, a session and an API key. */
export async function makePerson(plan: Plan = 'free'): Promise<SomePerson> {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const { user, workspaceId } = await transaction((tx) =>
    createPerson(tx, { email, name: null, image: null, emailVerified: new Date() }, plan),
  );
  const actor: Actor = { kind: 'key', workspaceId, plan, role: 'admin', userId: null, sessionId: null, keyId: null };
  const { id, key } = await createKey(actor);
  return {
    userId: user.id,
    email,
    workspaceId,
    session: await makeSession(user.id),
    key,
    keyId: id,
    actor: { ...actor, keyId: id },
  };
}

/** Makes a team workspace where these people have these roles. */
export async function makeTeam(people: [SomePerson, Role][], plan: Plan = 'studio'): Promise<string> {
  const workspaceId = newId('workspace');
  await db().insert(workspaces).values({ id: workspaceId, name: 'Team', plan });
  for (const [person, role] of people) await db().insert(members).values({ workspaceId, userId: person.userId, role });
  return workspaceId;
}
