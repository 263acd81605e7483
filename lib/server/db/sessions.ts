import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { sessions, verificationTokens } from '@/drizzle/schema';
import type { Db, Tx } from './client';

/** A signed-in browser. */
export type SessionRow = Omit<typeof sessions.$inferSelect, 'sessionToken'>;

/** Records the last use of sessions by id: each lasts `seconds` from then on. An older use changes nothing. */
export async function noteUses(tx: Db | Tx, uses: readonly [string, Date][], seconds: number): Promise<void> {
  const rows = JSON.stringify(uses.map(([id, at]) => ({ id, at: at.toISOString() })));
  await tx.execute(sql`
    update sessions s set last_used_at = u.at, expires = u.at + ${seconds}::int * interval '1 second'
    from json_to_recordset(${rows}::json) as u(id text, at timestamptz)
    where s.id = u.id and s.last_used_at < u.at`);
}

/** The live sessions of a person, the last used first. */
export async function liveSessions(tx: Db | Tx, userId: string, now: Date): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expires, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Ends a session by the hash of its token. */
export async function endSession(tx: Db | Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.sessionToken, tokenHash));
}

/** Ends one live session of a person; false where they have none by that id. */
export async function endSessionOf(tx: Db | Tx, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id), gt(sessions.expires, now)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends all sessions of a person, and gives how many of them were live. */
export async function endSessionsOf(tx: Db | Tx, userId: string, now: Date): Promise<number> {
  const rows = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ expires: sessions.expires });
  return rows.filter(({ expires }) => expires > now).length;
}

/** Deletes expired sessions and sign-in links. */
export async function dropExpiredSessions(tx: Db | Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expires, now));
  await tx.delete(verificationTokens).where(lt(verificationTokens.expires, now));
}
