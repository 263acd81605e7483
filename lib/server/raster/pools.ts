import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import { logError } from '../log';
import { TooSlow } from './too-slow';
import { workerFile, type Worker } from './worker-file';

/** A pool of threads that run the same file. */
interface Pool {
  worker: Worker;
  /** How many threads there are at most. */
  threads: () => number;
  /** A thread that had nothing to do for so many milliseconds ends, and gives its memory back. */
  idleMs: number;
  /**
   * Which errors of a task make the pool look broken: `all`, `errors` but no deadline where strangers' bytes decide
   * how long a task takes, `deadlines` alone where an error stops a task. Threads that cannot begin do so in each
   * pool.
   */
  faults: 'all' | 'errors' | 'deadlines';
  /** How many threads stay although they have nothing to do. */
  keeps?: number;
  /** Such threads leave the processors to the server's own loop whenever it wants one. */
  standsBack?: true;
}

const halfTheProcessors = () => Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Stills have threads of their own, so that a preview never waits behind a film; so has what is rebuilt, which takes
 * a second of one core each; large films have one for all, that two never hold their memory at once, and that gives
 * it back soon. What strangers wrote is read in threads too, for it may take seconds: their drawings apart from their
 * websites. A film's painter and its encoder wait for each other: both are taken in the order in which films come, so
 * that those of the oldest always run.
 */
const POOLS = {
  stills: { worker: 'drawing', threads: halfTheProcessors, idleMs: 60_000, faults: 'all', keeps: 1 },
  films: { worker: 'film', threads: availableParallelism, idleMs: 60_000, faults: 'deadlines' },
  painters: { worker: 'film', threads: availableParallelism, idleMs: 60_000, faults: 'deadlines' },
  largeFilms: { worker: 'film', threads: () => 1, idleMs: 500, faults: 'deadlines' },
  vectors: { worker: 'drawing', threads: () => 1, idleMs: 60_000, faults: 'all' },
  rebuilds: { worker: 'drawing', threads: halfTheProcessors, idleMs: 10_000, faults: 'errors' },
  uploads: { worker: 'accepting', threads: availableParallelism, idleMs: 60_000, faults: 'errors' },
  sites: { worker: 'reading', threads: () => 1, idleMs: 10_000, faults: 'errors', standsBack: true },
} as const satisfies Record<string, Pool>;

export type PoolName = keyof typeof POOLS;

/**
 * How much lower the priority of a thread is that stands back: a third of a processor that the loop wants too. Half
 * the long waits of the loop on a busy machine are for such threads; much lower, and beside other programs they would
 * hardly get on.
 */
const NICE = 5;

/**
 * The threads of a pool, while there are some, and the turns of those who want one: a task waits until a thread is
 * free.
 */
export interface OpenPool {
  name: PoolName;
  turns: LimitFunction;
  threads: Promise<Piscina> | undefined;
  isClosed: boolean;
  /** How many tasks went wrong here, and whether none has gone well since. */
  failed: number;
  isFailing: boolean;
}

type Pools = Partial<Record<PoolName, OpenPool>>;

// On globalThis, because a development server loads this module anew with every change.
const shared = globalThis as typeof globalThis & { liverigDrawingPools?: Pools };

/** A pool by its name. */
export function poolNamed(name: PoolName): OpenPool {
  const pools = (shared.liverigDrawingPools ??= {});
  const turns = () => pLimit(POOLS[name].threads());
  return (pools[name] ??= { name, turns: turns(), threads: undefined, isClosed: false, failed: 0, isFailing: false });
}

/** All pools that were ever asked for something. */
export const openPools = (): OpenPool[] => Object.values(shared.liverigDrawingPools ?? {});

/** Forgets all pools, so that others take their place, and gives them: nobody gets a turn in them any more. */
export function takePools(): OpenPool[] {
  const pools = openPools();
  shared.liverigDrawingPools = {};
  for (const pool of pools) pool.isClosed = true;
  return pools;
}

/** The threads of a pool: begun anew where those before could not be begun, or were all lost. */
export function threadsOf(pool: OpenPool): Promise<Piscina> {
  if (pool.isClosed) return Promise.reject(new Error('The drawing threads have been ended.'));
  const threads = (pool.threads ??= begin(pool));
  threads.catch(() => {
    pool.isFailing = true;
    if (pool.threads === threads) pool.threads = undefined;
  });
  return threads;
}

async function begin(pool: OpenPool): Promise<Piscina> {
  const { worker, threads, idleMs, keeps = 0, standsBack }: Pool = POOLS[pool.name];
  const begun = new Piscina({
    filename: await workerFile(worker),
    minThreads: keeps,
    maxThreads: threads(),
    idleTimeout: idleMs,
    atomics: 'disabled',
    niceIncrement: standsBack ? NICE : 0,
  });
  // An answer may arrive just when its thread is ended, and then belongs to nobody. Who waits for a thread hears of
  // its errors.
  begun.on('error', (error: unknown) => {
    logError('drawing.thread', error, { pool: pool.name });
    if (begun.threads.length === 0 && begun.queueSize > 0) loseThreads(pool, begun);
  });
  return begun;
}

/** Lets go of threads that can do nothing: whoever waits hears of it, and who comes next has others begun. */
export function loseThreads(pool: OpenPool, lost: Piscina): void {
  pool.isFailing = true;
  pool.threads = undefined;
  void lost.destroy();
}

/** Notes how a task of a pool ended: without an error, or with one that is not its caller's own. */
export function noteEnd(pool: OpenPool, error: unknown): void {
  const { faults }: Pool = POOLS[pool.name];
  const isFault = error !== null && (faults === 'all' || (faults === 'deadlines') === error instanceof TooSlow);
  if (error !== null && !isFault) return;
  pool.isFailing = isFault;
  if (isFault) pool.failed += 1;
}
