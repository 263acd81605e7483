import { logError } from '../log';
import { claim } from './claim';
import type { Handlers } from './define';
import { keepBeating, stopBeating } from './leases';
import { run } from './run';
import { nameClaim, runner } from './runner';
import { openLanes } from './lanes';

/** Claims and starts one job; answers whether there was one. */
async function startOne(handlers: Handlers): Promise<boolean> {
  const { running, closing, shift } = runner();
  if (closing.signal.aborted || performance.now() >= shift.claimsUntil) return false;
  const name = nameClaim();
  const row = await claim(name, openLanes([...running.values()].map(({ lane }) => lane)));
  if (!row) return false;
  const controller = new AbortController();
  keepBeating();
  const done = run(row, handlers, controller)
    .finally(() => {
      running.delete(row.id);
      if (running.size === 0) stopBeating();
    })
    .then(() => drain(handlers));
  running.set(row.id, { lane: row.lane, claim: name, endsBy: shift.endsBy, controller, done });
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
  // Makes a drain that is in its last, empty claim try once more.
  self.lookAgain = true;
  self.draining ??= startAll(handlers)
    .catch((error: unknown) => logError('jobs.drain_failed', error))
    .finally(() => {
      self.draining = undefined;
    });
  await self.draining;
}

/** Drains until no job runs here. */
export async function drainUntilIdle(handlers: Handlers): Promise<void> {
  const { running } = runner();
  await drain(handlers);
  while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
}
