import { setTimeout as sleep } from 'node:timers/promises';
import { JOB_LANES } from '@/lib/contract/job-lanes';
import { db } from '../db/client';
import { readyLanes } from '../db/workspace-queue';
import { logError } from '../log';
import type { Handlers } from './define';
import { drain } from './drain';
import { giveBack } from './give-back';
import { callBackground } from './kick';
import { runner } from './runner';

/** The share of a function's time in which it begins jobs, so that each has at least half of the time. */
const CLAIMING = 0.4;
/**
 * The share of a function's time after which it requeues unfinished jobs; the rest is for the requeue and the next
 * call.
 */
const WORKING = 0.9;

/** Gives the running jobs whose call ends no later than this one. */
const jobsUntil = (endsBy: number) => [...runner().running].filter(([, job]) => job.endsBy <= endsBy);

/** Calls another function for waiting jobs that this one has no room or time for. */
async function handOver(): Promise<void> {
  if ((await readyLanes(db(), JOB_LANES)).length > 0) await callBackground();
}

/** Waits until none of this call's jobs runs, at most until the call ends. */
async function untilDone(endsBy: number): Promise<void> {
  const over = new AbortController();
  const late = sleep(endsBy - performance.now(), undefined, { signal: over.signal }).catch(() => undefined);
  for (let jobs = jobsUntil(endsBy); jobs.length > 0 && performance.now() < endsBy; jobs = jobsUntil(endsBy))
    await Promise.race([late, ...jobs.map(([, { done }]) => done)]);
  over.abort();
}

/**
 * Drains the queue within a function's time limit: begins jobs while they have time to end. Calls another function for
 * waiting jobs, and requeues unfinished ones.
 */
export async function drainWithin(handlers: Handlers, seconds: number): Promise<void> {
  const now = performance.now();
  const endsBy = now + seconds * 1000 * WORKING;
  runner().shift = { claimsUntil: now + seconds * 1000 * CLAIMING, endsBy };
  await drain(handlers);
  await Promise.all([handOver(), untilDone(endsBy)]);
  const late = jobsUntil(endsBy);
  for (const [id] of late)
    await giveBack(id).catch((error: unknown) => logError('jobs.give_back_failed', error, { job: id }));
  await handOver();
}
