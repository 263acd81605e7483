import { TRASH_DAYS } from '@/lib/contract/trash-days';
import { noteIdleUses } from './auth/last-use';
import { NOTE_AFTER_MS } from './auth/lifetime';
import { dropAuditEntries } from './db/audit';
import { db } from './db/client';
import { dropDeliveries } from './db/delivery-leases';
import { ANSWERS_KEPT_MS, dropAnswers } from './db/idempotency';
import { dropDrafts } from './db/job-events';
import { dropPresences } from './db/presences';
import { dropRateWindows } from './db/rate-windows';
import { dropExpiredSessions } from './db/sessions';
import { dropTrash } from './db/trash';
import { vacuumEmbedded } from './db/vacuum';
import { dropExpired } from './files/drop-expired';
import { sweepObjects } from './files/sweep-objects';
import { logError } from './log';
import { dropFromOutbox } from './mail/outbox';

const HOUR_MS = 3_600_000;

/** The longest rate window is that of new workspaces, a day. */
const LONGEST_WINDOW_SECONDS = 24 * 3600;

/** How long the drafts of an ended job are kept, some 200 kB a design; its other events stay. */
const DRAFTS_KEPT_MS = 7 * 24 * HOUR_MS;
/** Drafts that one statement deletes: the embedded database works on the thread of the requests. */
const DRAFT_BATCH = 100;

/**
 * The limits of a webhook's delivery log: a month is enough to diagnose a fault, and the count keeps a busy webhook
 * from filling the disk.
 */
const DELIVERY_LIMITS = { keptMs: 30 * 24 * HOUR_MS, kept: 1000, atOnce: 500 };

async function forgetDeliveries(before: Date): Promise<void> {
  while ((await dropDeliveries(db(), before, DELIVERY_LIMITS.kept, DELIVERY_LIMITS.atOnce)) === DELIVERY_LIMITS.atOnce);
}

/** How long the audit log is kept: a full year, so that last year's actions are visible. */
const AUDIT_KEPT_MS = 365 * 24 * HOUR_MS;
/** Entries that one statement deletes. */
const AUDIT_BATCH = 1000;

async function forgetAudit(before: Date): Promise<void> {
  while ((await dropAuditEntries(db(), before, AUDIT_BATCH)) === AUDIT_BATCH);
}

/** Mascots that one statement erases. */
const TRASH_BATCH = 100;

async function forgetTrash(before: Date): Promise<void> {
  while ((await dropTrash(db(), before, TRASH_BATCH)) === TRASH_BATCH);
}

async function forgetDrafts(before: Date): Promise<void> {
  while ((await dropDrafts(db(), before, DRAFT_BATCH)) === DRAFT_BATCH);
}

/** How long messages stay in the outbox of this machine: their links have expired long before. */
const MAIL_KEPT_MS = 30 * 24 * HOUR_MS;

/** Saves the last use of idle sessions, deletes what has expired, and makes its space usable again. */
export async function cleanUp(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - ANSWERS_KEPT_MS);
  await noteIdleUses(new Date(now.getTime() - NOTE_AFTER_MS));
  await dropAnswers(db(), before);
  await dropPresences(db(), before);
  await dropRateWindows(db(), LONGEST_WINDOW_SECONDS);
  await dropExpiredSessions(db(), now);
  await forgetDrafts(new Date(now.getTime() - DRAFTS_KEPT_MS));
  await forgetDeliveries(new Date(now.getTime() - DELIVERY_LIMITS.keptMs));
  await dropExpired(now);
  await forgetTrash(new Date(now.getTime() - TRASH_DAYS * 24 * HOUR_MS));
  await forgetAudit(new Date(now.getTime() - AUDIT_KEPT_MS));
  await sweepObjects(now);
  await dropFromOutbox(new Date(now.getTime() - MAIL_KEPT_MS));
  await vacuumEmbedded(db());
}

/** The first cleanup after a start, in milliseconds: a server that never runs for an hour would else never clean up. */
const FIRST_MS = 10 * 60_000;

const clean = () => void cleanUp().catch((error: unknown) => logError('cleanup.failed', error));

/** Cleans up ten minutes after the start, then once an hour for as long as the process lives. */
export function scheduleCleanup(): void {
  setTimeout(() => {
    clean();
    setInterval(clean, HOUR_MS).unref();
  }, FIRST_MS).unref();
}
