import { db } from './db/client';
import { dropAnswers } from './db/idempotency';
import { dropRateWindows } from './db/rate-windows';
import { dropExpiredSessions } from './db/sessions';
import { logError } from './log';

const HOUR_MS = 3_600_000;

/** How long first answers are kept (decisions: Resources), and more than any rate window is long. */
const KEPT_MS = 24 * HOUR_MS;

/** Forgets what has expired: idempotent answers, rate windows, sessions. */
export async function tidy(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await dropAnswers(db(), before);
  await dropRateWindows(db(), before);
  await dropExpiredSessions(db(), now);
}

/** Tidies once an hour for as long as the process lives. */
export function keepTidy(): void {
  setInterval(() => void tidy().catch((error: unknown) => logError('upkeep.failed', error)), HOUR_MS).unref();
}
