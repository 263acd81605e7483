import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../actor';
import { sha256 } from '../crypto';
import { findSessionCallers, type SessionCaller, type SessionQuestion } from '../db/callers';
import { openDatabase } from '../db/client';
import { endSession } from '../db/sessions';
import { batch } from '../db/queries/batch';
import { sessionCookie, sessionTokenOf } from './cookie';

/** Who a session token stands for, and when it was last noted to be used. */
interface SignedIn {
  actor: Person;
  lastUsedAt: Date;
}

/** Stands before every answer to a browser, which asks for many things at once. */
const askSession = batch<SessionQuestion, SessionCaller>(
  ({ tokenHash, workspaceId }) => (workspaceId === null ? tokenHash : `${tokenHash} in ${workspaceId}`),
  async (questions) => findSessionCallers((await openDatabase()).db, questions, new Date()),
);

/**
 * Finds who a session token stands for, in a workspace of theirs; null when it is over. Throws `forbidden` for a
 * workspace they are not in.
 */
export async function findSignedIn(token: string, workspaceId: string | null): Promise<SignedIn | null> {
  const caller = await askSession({ tokenHash: sha256(token), workspaceId });
  if (!caller) return null;
  if (!caller.role) throw new ApiError('forbidden', 'You are not in the workspace that the request names.');
  const { workspaceId: at, plan, role, userId, sessionId, lastUsedAt } = caller;
  return { actor: { kind: 'session', workspaceId: at, plan, role, userId, sessionId, keyId: null }, lastUsedAt };
}

/** Signs a browser out: its token is worthless at once. */
export async function signOut(token: string): Promise<void> {
  const { db } = await openDatabase();
  await endSession(db, sha256(token));
}

/** Gives a browser its new session, as `Set-Cookie` text; the one that it had, perhaps another person's, is over. */
export async function beginSession(token: string | null, headers: Headers): Promise<string> {
  if (!token) throw new Error('Signing in began no session.');
  const before = sessionTokenOf(headers.get('cookie'));
  if (before) await signOut(before);
  return sessionCookie(token, new Date());
}
