import { after } from 'next/server';
import { cleanUp } from './cleanup';
import { db } from './db/client';
import { takeFromWindow } from './db/rate-windows';
import { repairTurns } from './db/workspace-queue';
import { env } from './env';
import { HANDLERS } from './handlers';
import { recover } from './jobs/recover';
import { drainWithin } from './jobs/shift';
import { logError } from './log';
import { deliverUntilIdle } from './webhooks/drain';

/** How long one call works where no platform says how long it may, in seconds. */
const SECONDS = 300;
/** How long no clean-up follows another, in seconds: less than an hour, so that an hourly timer is never early. */
const CLEANUP_SECONDS = 3000;

/**
 * Does what a server does by itself, within a function's time: fails the jobs of dead runners, does queued ones, and
 * delivers webhooks. Never throws.
 */
export async function work(): Promise<void> {
  try {
    await recover();
    await drainWithin(HANDLERS, env().functions?.seconds ?? SECONDS);
    await deliverUntilIdle();
  } catch (error) {
    logError('background.failed', error);
  }
}

/** Begins `work` after the answer, and gives the answer; where nothing can follow an answer, works before it. */
export async function workSoon(): Promise<Response> {
  try {
    after(work);
    return new Response(null, { status: 202 });
  } catch {
    await work();
    return new Response(null, { status: 204 });
  }
}

/** What a server does on timers of its own: gives lost turns back, works, and cleans up once an hour. */
export async function workOnTimer(): Promise<void> {
  await repairTurns(db());
  await work();
  const { refused } = await takeFromWindow(db(), 'cleanup', 1, CLEANUP_SECONDS);
  if (!refused) await cleanUp();
}
