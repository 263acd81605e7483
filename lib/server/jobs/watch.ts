import { db } from '../db/client';
import { jobStates } from '../db/job-events';
import { areNoticesHeard, subscribe } from '../db/queries/notify';
import { env } from '../env';
import { logError } from '../log';
import { callBackground } from './kick';

/** How often all watched jobs are read again in one query, in milliseconds: a notice may be lost. */
const REREAD_MS = 2500;
/** How often they are read where no notice arrives, in milliseconds. */
const POLL_MS = 1000;

/** How often another function is called for watched jobs that nobody works on, in milliseconds. */
const CALL_MS = 5000;

interface Watched {
  /** The status and last event's number that were read last; undefined before the first time. */
  state: string | undefined;
  onChange: Set<() => void>;
}

interface Watch {
  jobs: Map<string, Watched>;
  /** When they were last read, by a clock that nobody sets, in milliseconds. Undefined before the first time. */
  readAt: number | undefined;
  /** When a function was last called for a late job, by the same clock. */
  calledAt: number;
  timer: NodeJS.Timeout | undefined;
}

/** Belongs to the process and not to a bundle: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigWatch?: Watch };

function watch(): Watch {
  shared.liverigWatch ??= { jobs: new Map(), readAt: undefined, calledAt: -CALL_MS, timer: undefined };
  return shared.liverigWatch;
}

/** In functions whoever waits for a job looks after it, since nobody else does: calls one that drains and recovers. */
function lookAfter(now: number): void {
  const self = watch();
  if (!env().functions || now - self.calledAt < CALL_MS) return;
  self.calledAt = now;
  void callBackground();
}

async function reread(): Promise<void> {
  const self = watch();
  const { jobs } = self;
  const now = performance.now();
  const isFresh = self.readAt !== undefined && now - self.readAt < REREAD_MS;
  if (isFresh && areNoticesHeard() !== false) return;
  self.readAt = now;
  const states = await jobStates(db(), [...jobs.keys()]);
  for (const [id, watched] of jobs) {
    const { state, isLate } = states.get(id) ?? { state: 'gone', isLate: false };
    if (isLate) lookAfter(now);
    if (watched.state === state) continue;
    watched.state = state;
    for (const onChange of watched.onChange) onChange();
  }
}

function keepReading(): void {
  watch().timer ??= setInterval(
    () => void reread().catch((error: unknown) => logError('jobs.reread_failed', error)),
    POLL_MS,
  ).unref();
}

function register(id: string, onChange: () => void): () => void {
  const self = watch();
  const watched = self.jobs.get(id) ?? { state: undefined, onChange: new Set() };
  self.jobs.set(id, watched);
  watched.onChange.add(onChange);
  keepReading();
  return () => {
    watched.onChange.delete(onChange);
    if (watched.onChange.size === 0 && self.jobs.get(id) === watched) self.jobs.delete(id);
    if (self.jobs.size > 0) return;
    clearInterval(self.timer);
    self.timer = undefined;
    self.readAt = undefined;
  };
}

/**
 * Calls `onChange` when a job has a new event, or with `ended` only when it has ended. The database's notice tells of
 * it at once, and where that is lost a look within a few seconds. It may also call without a change: read again what
 * you follow. Resolves, when changes are heard from now on, with what ends it.
 */
export async function watchJob(topic: 'event' | 'ended', id: string, onChange: () => void): Promise<() => void> {
  const unregister = register(id, onChange);
  try {
    const unsubscribe = await subscribe(topic, id, onChange);
    return () => {
      unregister();
      unsubscribe();
    };
  } catch (error) {
    unregister();
    throw error;
  }
}
