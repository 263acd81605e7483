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

/** The time that one call works where the platform states no limit, in seconds. */
const SECONDS = 300;
/** The least time between two cleanups, in seconds: less than an hour, so that an hourly timer is never early. */
const CLEANUP_SECONDS = 3000;

/**
 * Does the server's background work within a function's time limit: fails the jobs of dead runners, runs queued ones,
 * and delivers webhooks. Never throws.
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

/** Gives a response and runs `work` after it; on platforms where nothing can run after a response, runs it before. */
export async function workSoon(): Promise<Response> {
  try {
    after(work);
    return new Response(null, { status: 202 });
  } catch {
    await work();
    return new Response(null, { status: 204 });
  }
}

/** The periodic work of a server: repairs lost turns in the job queue, runs `work`, and cleans up once an hour. */
export async function workOnTimer(): Promise<void> {
  await repairTurns(db());
  await work();
  const { refused } = await takeFromWindow(db(), 'cleanup', 1, CLEANUP_SECONDS);
  if (!refused) await cleanUp();
}
