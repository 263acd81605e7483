import { logError } from '../log';
import { claim } from './claim';
import type { Handlers } from './define';
import { keepBeating, stopBeating } from './leases';
import { run } from './run';
import { runner } from './runner';
import { startableTypes } from './slots';

/** Claims and starts one job; answers whether there was one. */
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
