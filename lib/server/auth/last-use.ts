import { openDatabase } from '../db/client';
import { noteUses } from '../db/sessions';
import { NOTE_AFTER_MS, SESSION_SECONDS } from './lifetime';

/** Uses that are not noted yet, by session. Of a process, not of a bundle: routes and the cleanup are bundled apart. */
const shared = globalThis as typeof globalThis & { liverigUses?: Map<string, Date> };
const unnoted = () => (shared.liverigUses ??= new Map());

async function note(uses: [string, Date][]): Promise<void> {
  if (uses.length > 0) await noteUses((await openDatabase()).db, uses, SESSION_SECONDS);
}

/** Remembers that a session is used now, for `noteIdleUses` to write down where nothing else does. */
export function rememberUse(sessionId: string, now: Date): void {
  unnoted().set(sessionId, now);
}

/**
 * Notes that a session is used now where its last noted use is an hour ago, else remembers it; whether it was noted.
 */
export async function noteUse(sessionId: string, lastNoted: Date, now: Date): Promise<boolean> {
  if (now.getTime() - lastNoted.getTime() < NOTE_AFTER_MS) {
    rememberUse(sessionId, now);
    return false;
  }
  unnoted().delete(sessionId);
  await note([[sessionId, now]]);
  return true;
}

/**
 * Notes the last use of sessions that have not been used after `moment`: without it the hour after a note would not
 * count, and a session end up to an hour too soon.
 */
export async function noteIdleUses(moment: Date): Promise<void> {
  const idle = Array.from(unnoted()).filter(([, at]) => at <= moment);
  for (const [id] of idle) unnoted().delete(id);
  await note(idle);
}
