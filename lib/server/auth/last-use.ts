import { openDatabase } from '../db/client';
import { noteUses } from '../db/sessions';
import { NOTE_AFTER_MS, SESSION_SECONDS } from './lifetime';

/** Unsaved uses by session. Belongs to the process: routes and the cleanup are separate bundles. */
const shared = globalThis as typeof globalThis & { liverigUses?: Map<string, Date> };
const unnoted = () => (shared.liverigUses ??= new Map());

async function note(uses: [string, Date][]): Promise<void> {
  if (uses.length > 0) await noteUses((await openDatabase()).db, uses, SESSION_SECONDS);
}

/** Remembers a session's use now, for `noteIdleUses` to save. */
export function rememberUse(sessionId: string, now: Date): void {
  unnoted().set(sessionId, now);
}

/** Saves a session's use where the last saved one is an hour old, else remembers it; gives whether it was saved. */
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
 * Saves the last use of sessions that were not used after `moment`; without it a session would end up to an hour early.
 */
export async function noteIdleUses(moment: Date): Promise<void> {
  const idle = Array.from(unnoted()).filter(([, at]) => at <= moment);
  for (const [id] of idle) unnoted().delete(id);
  await note(idle);
}
