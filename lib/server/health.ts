import { artist } from './artist';
import { ping } from './db/ping';
import { env } from './env';
import { logError } from './log';
import { runner } from './jobs/runner';

/** What `/api/health` says: which database and which designer are at work, and whether the server can work. */
export interface Health {
  status: 'ok' | 'stopping' | 'unavailable';
  database: 'pglite' | 'postgres' | 'neon';
  /** The artist's name. */
  designer: string;
}

/** Asks everything the server needs. */
export async function health(): Promise<Health> {
  const described = { database: env().database.driver, designer: artist().name };
  if (runner().closing.signal.aborted) return { status: 'stopping', ...described };
  try {
    await ping();
    return { status: 'ok', ...described };
  } catch (error) {
    logError('health.failed', error);
    return { status: 'unavailable', ...described };
  }
}
