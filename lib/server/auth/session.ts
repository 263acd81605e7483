import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../actor';
import { sha256 } from '../crypto';
import { findSessionCallers, type SessionCaller, type SessionQuestion } from '../db/callers';
import { openDatabase } from '../db/client';
import { endSession, touchSession } from '../db/sessions';
import { together } from '../db/together';
import { sessionCookie } from './cookie';

/** A session lasts 30 days from its last use (specification: Sessions and sign-in). */
export const SESSION_SECONDS = 30 * 24 * 3600;
/** A session's last use is noted at most this often: one write an hour and browser, not one a request. */
const NOTE_AFTER_MS = 3600 * 1000;

/** Who a session token stands for; `cookie` is set where the browser must be told of the new end. */
export interface SignedIn {
  actor: Person;
  cookie: string | null;
}

/** Stands before every answer to a browser, which asks for many things at once. */
const askSession = together<SessionQuestion, SessionCaller>(
  ({ tokenHash, workspaceId }) => (workspaceId === null ? tokenHash : `${tokenHash} in ${workspaceId}`),
  async (questions) => findSessionCallers((await openDatabase()).db, questions, new Date()),
);

/** Finds who a session token stands for, in a workspace of theirs; null when it is over. Throws `forbidden` for a workspace they are not in. */
export async function findSignedIn(token: string, workspaceId: string | null, now: Date): Promise<SignedIn | null> {
  const caller = await askSession({ tokenHash: sha256(token), workspaceId });
  if (!caller) return null;
  if (!caller.role) throw new ApiError('forbidden', 'You are not in the workspace that the request names.');
  const { workspaceId: at, plan, role, userId, sessionId } = caller;
  const actor: Person = { kind: 'session', workspaceId: at, plan, role, userId, sessionId, keyId: null };
  if (now.getTime() - caller.lastUsedAt.getTime() < NOTE_AFTER_MS) return { actor, cookie: null };
  const expires = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await touchSession((await openDatabase()).db, caller.sessionId, now, expires);
  return { actor, cookie: sessionCookie(token, expires) };
}

/** Signs a browser out: its token is worthless at once. */
export async function signOut(token: string): Promise<void> {
  const { db } = await openDatabase();
  await endSession(db, sha256(token));
}
