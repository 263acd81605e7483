import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../actor';
import { sha256 } from '../crypto';
import { findSessionCallers, type SessionCaller, type SessionQuestion } from '../db/callers';
import { openDatabase } from '../db/client';
import { endSession } from '../db/sessions';
import { batch } from '../db/queries/batch';
import { sessionCookie, sessionTokenOf } from './cookie';

/** The actor of a session token, and the last saved use of it. */
interface SignedIn {
  actor: Person;
  lastUsedAt: Date;
}

/** Batched, since every answer to a browser needs it and browsers send many requests at once. */
const askSession = batch<SessionQuestion, SessionCaller>(
  ({ tokenHash, workspaceId }) => (workspaceId === null ? tokenHash : `${tokenHash} in ${workspaceId}`),
  async (questions) => findSessionCallers((await openDatabase()).db, questions, new Date()),
);

/**
 * Finds the actor of a session token in one of their workspaces; null for an ended session.
 * Throws `forbidden` for a workspace that they are not in.
 */
export async function findSignedIn(token: string, workspaceId: string | null): Promise<SignedIn | null> {
  const caller = await askSession({ tokenHash: sha256(token), workspaceId });
  if (!caller) return null;
  if (!caller.role) throw new ApiError('forbidden', 'You are not in the workspace that the request names.');
  const { workspaceId: at, plan, role, suspended, userId, sessionId, lastUsedAt } = caller;
  const actor: Person = { kind: 'session', workspaceId: at, plan, role, suspended, userId, sessionId, keyId: null };
  return { actor, lastUsedAt };
}

/** Ends the session of a token at once. */
export async function signOut(token: string): Promise<void> {
  const { db } = await openDatabase();
  await endSession(db, sha256(token));
}

/** Begins a browser's session, as a `Set-Cookie` header, and ends the one that it had. */
export async function beginSession(token: string | null, headers: Headers): Promise<string> {
  if (!token) throw new Error('Signing in began no session.');
  const before = sessionTokenOf(headers.get('cookie'));
  if (before) await signOut(before);
  return sessionCookie(token, new Date());
}
