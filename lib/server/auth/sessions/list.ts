import type { Session } from '@/lib/contract/session';
import type { Person } from '../../actor';
import { db } from '../../db/client';
import { liveSessions, type SessionRow } from '../../db/sessions';
import { browserOf } from './browser';

/** The person's sessions: the current one first, then the last used. */
export async function sessionsOf(actor: Person): Promise<Session[]> {
  const rows = await liveSessions(db(), actor.userId, new Date());
  const current = ({ id }: SessionRow) => id === actor.sessionId;
  return [...rows.filter(current), ...rows.filter((row) => !current(row))].map((row) => toSession(row, current(row)));
}

function toSession(row: SessionRow, current: boolean): Session {
  return {
    id: row.id,
    object: 'session',
    browser: browserOf(row.userAgent),
    current,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    expires_at: row.expires.toISOString(),
  };
}
