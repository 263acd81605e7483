import { db } from '../db/client';
import { jobStates } from '../db/job-events';
import { areNoticesHeard, subscribe } from '../db/queries/notify';
import { env } from '../env';
import { logError } from '../log';
import { callBackground } from './kick';

/** How often all watched jobs are read again in one query, in milliseconds, in case a notice was lost. */
const REREAD_MS = 2500;
/** How often they are read if notices do not arrive, in milliseconds. */
const POLL_MS = 1000;

/** How often another function is called for watched jobs that no process works on, in milliseconds. */
const CALL_MS = 5000;

/** Hears of a change; `lastSeq` is the number of the job's last event where that is known. */
type OnChange = (lastSeq?: number) => void;

interface Watched {
  /** The status and the last event's number at the last read; undefined before the first. */
  state: string | undefined;
  onChange: Set<OnChange>;
}

interface Watch {
  jobs: Map<string, Watched>;
  /** The time of the last read by a monotonic clock, in milliseconds; undefined before the first. */
  readAt: number | undefined;
  /** The time of the last call of a function for a late job, by the same clock. */
  calledAt: number;
  timer: NodeJS.Timeout | undefined;
}

/** Kept on `globalThis`, because several bundles share it: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigWatch?: Watch };

function watch(): Watch {
  shared.liverigWatch ??= { jobs: new Map(), readAt: undefined, calledAt: -CALL_MS, timer: undefined };
  return shared.liverigWatch;
}

/**
 * In functions the process that waits for a job supervises it, since no other does: it calls a function that drains and
 * recovers.
 */
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
    const { state, lastSeq, isLate } = states.get(id) ?? { state: 'gone', isLate: false };
    if (isLate) lookAfter(now);
    if (watched.state === state) continue;
    watched.state = state;
    for (const onChange of watched.onChange) onChange(lastSeq);
  }
}

function keepReading(): void {
  watch().timer ??= setInterval(
    () => void reread().catch((error: unknown) => logError('jobs.reread_failed', error)),
    POLL_MS,
  ).unref();
}

function register(id: string, onChange: OnChange): () => void {
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
 * Calls `onChange` when a job has a new event, or with `ended` only when it has ended. Changes arrive by a database
 * notice, or by polling within a few seconds. It may also be called without a change: read the state again. Resolves
 * once changes are received, with a function that unsubscribes.
 */
export async function watchJob(topic: 'event' | 'ended', id: string, onChange: OnChange): Promise<() => void> {
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
