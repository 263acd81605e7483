import { eq, lt } from 'drizzle-orm';
import { sessions, verificationTokens } from '@/drizzle/schema';
import type { Db, Tx } from './client';

/** Notes that a session was used: it lasts until `expires` from now on. */
export async function touchSession(tx: Db | Tx, sessionId: string, now: Date, expires: Date): Promise<void> {
  await tx.update(sessions).set({ lastUsedAt: now, expires }).where(eq(sessions.id, sessionId));
}

/** Ends a session by the hash of its token. */
export async function endSession(tx: Db | Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.sessionToken, tokenHash));
}

/** Forgets sessions and sign-in links that ran out. */
export async function dropExpiredSessions(tx: Db | Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expires, now));
  await tx.delete(verificationTokens).where(lt(verificationTokens.expires, now));
}
