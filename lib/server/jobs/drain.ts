import { db } from '../db/client';
import { renewLeases } from '../db/job-leases';
import { logError } from '../log';
import { claim } from './claim';
import type { Handlers } from './define';
import { hasEnded } from './failure';
import { run } from './run';
import { runner } from './runner';
import { startableTypes } from './slots';

/** How often leases are renewed: three times in the life of one. */
const HEARTBEAT_MS = 4000;

async function beat(): Promise<void> {
  const { id, running } = runner();
  // Only the jobs at work here: the lease of a job whose end could not be written must expire.
  const atWork = [...running.keys()];
  const mine = new Set(await renewLeases(db(), id, atWork));
  for (const jobId of atWork) if (!mine.has(jobId)) running.get(jobId)?.controller.abort(hasEnded());
}

function keepBeating(): void {
  const self = runner();
  self.heartbeat ??= setInterval(
    () => void beat().catch((error: unknown) => logError('jobs.heartbeat_failed', error)),
    HEARTBEAT_MS,
  ).unref();
}

function stopBeating(): void {
  const self = runner();
  clearInterval(self.heartbeat);
  self.heartbeat = undefined;
}

/** Claims and starts one job; gives whether there was one. */
async function startOne(handlers: Handlers): Promise<boolean> {
  const { id, running, closing } = runner();
  if (closing.signal.aborted) return false;
  const row = await claim(id, startableTypes([...running.values()].map(({ type }) => type)));
  if (!row) return false;
  const controller = new AbortController();
  keepBeating();
  const done = run(row, handlers, controller)
    .finally(() => {
      running.delete(row.id);
      if (running.size === 0) stopBeating();
    })
    .then(() => drain(handlers));
  running.set(row.id, { type: row.type, controller, done });
  return true;
}

async function startAll(handlers: Handlers): Promise<void> {
  const self = runner();
  do {
    self.lookAgain = false;
    while (await startOne(handlers)) self.lookAgain = false;
  } while (self.lookAgain);
}

/** Starts every job that may start, and others as they end; resolves when no more may start now. Never throws. */
export async function drain(handlers: Handlers): Promise<void> {
  const self = runner();
  // A call during the last, empty claim of another call makes that one claim again.
  self.lookAgain = true;
  self.draining ??= startAll(handlers)
    .catch((error: unknown) => logError('jobs.drain_failed', error))
    .finally(() => {
      self.draining = undefined;
    });
  await self.draining;
}

/** Drains until nothing runs here any more; the background route does so before it answers. */
export async function drainUntilIdle(handlers: Handlers): Promise<void> {
  const { running } = runner();
  await drain(handlers);
  while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
}
