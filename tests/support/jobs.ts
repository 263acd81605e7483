import { workspaces } from '@/drizzle/schema';
import type { Job } from '@/lib/contract/job';
import type { PricedAction } from '@/lib/contract/prices';
import type { Actor } from '@/lib/server/actor';
import { db, transaction } from '@/lib/server/db/client';
import { defineJob } from '@/lib/server/jobs/define';
import type { Handlers, JobContext, JobOutcome } from '@/lib/server/jobs/define';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { runner } from '@/lib/server/jobs/runner';
import { openTestDatabase } from './database';
import { newActor } from './workspace';

/** Opens an empty database. The background route is never called; jobs run when a test drains. */
export async function openQueue(): Promise<void> {
  await openTestDatabase();
  runner().keepsDraining = true;
}

/** Deletes all workspaces, and gives an actor with a new one, so that jobs of earlier tests are not drained. */
export async function onlyActor(): Promise<Actor> {
  await db().delete(workspaces);
  return newActor();
}

/** Handlers whose `generate` runs this function. */
export function handlersOf(run: (input: unknown, context: JobContext) => Promise<JobOutcome>): Handlers {
  const job = defineJob<unknown>({ type: 'generate', run });
  return { generate: () => Promise.resolve({ job }) };
}

/** Handlers whose work succeeds at once. */
export const instantly = handlersOf(() => Promise.resolve({ result: { done: true } }));

/** Queues a `generate` job, billed as `action`. */
export function ask(
  actor: Actor,
  action: PricedAction | null = 'generate',
  input: unknown = {},
  maxCostUsd?: number,
): Promise<Job> {
  return transaction((tx) => enqueue(tx, actor, { type: 'generate', action, mascotId: null, input, maxCostUsd }));
}

/** Resolves when the signal aborts. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
