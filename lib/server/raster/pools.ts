import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import { logError } from '../log';
import { TooSlow } from './too-slow';
import { workerFile } from './worker-file';

/** A pool of threads that run the same program. */
interface Pool {
  /** The program of its threads, by the name of its file in `lib/server/threads`. */
  program: string;
  /** The largest number of threads. */
  threads: () => number;
  /** The milliseconds after which an idle thread ends and frees its memory. */
  idleMs: number;
  /**
   * The errors of tasks that count as faults of the pool. Failures to start count in every pool. `all`: every error.
   * `deadlines`: only timeouts, in pools where tasks stop by throwing. `errors`: all but timeouts, in pools where
   * strangers' bytes decide how long a task takes.
   */
  faults: 'all' | 'errors' | 'deadlines';
  /** The number of idle threads that are kept. */
  keeps?: number;
  /** Whether its threads have a lower priority than the server's event loop. */
  yields?: true;
}

const halfTheProcessors = () => Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Describes how the server's work shares processors and memory. Stills have threads of their own, so that a preview
 * never waits behind a film; so do rebuilds, each of which takes a second of one core. Large films share one thread, so
 * that two never hold their memory at once. Drawings and websites of strangers may take seconds to read, so each kind
 * has separate threads. A film's painter and its encoder wait for each other: both pools serve films in the same order,
 * so the oldest always progress.
 */
const POOLS = {
  stills: { program: 'drawing-worker', threads: halfTheProcessors, idleMs: 60_000, faults: 'all', keeps: 1 },
  films: { program: 'film-worker', threads: availableParallelism, idleMs: 60_000, faults: 'deadlines' },
  painters: { program: 'film-worker', threads: availableParallelism, idleMs: 60_000, faults: 'deadlines' },
  largeFilms: { program: 'film-worker', threads: () => 1, idleMs: 500, faults: 'deadlines' },
  vectors: { program: 'drawing-worker', threads: () => 1, idleMs: 60_000, faults: 'all' },
  rebuilds: { program: 'drawing-worker', threads: halfTheProcessors, idleMs: 10_000, faults: 'errors' },
  uploads: { program: 'accepting-worker', threads: availableParallelism, idleMs: 60_000, faults: 'errors' },
  sites: { program: 'reading-worker', threads: () => 1, idleMs: 10_000, faults: 'errors', yields: true },
} as const satisfies Record<string, Pool>;

export type PoolName = keyof typeof POOLS;

/** Gives the program of a pool's threads. */
export const programOf = (name: PoolName): string => POOLS[name].program;

/** The files that the threads of all pools run. */
export const workerFiles = (): Promise<string[]> =>
  Promise.all([...new Set(Object.values(POOLS).map(({ program }) => program))].map(workerFile));

/**
 * The priority decrement of a thread that yields: it gets a third of a processor that the event loop wants too. On a
 * busy machine half of the event loop's long delays come from such threads. A much larger value would starve them
 * beside other programs.
 */
const NICE_INCREMENT = 5;

/** The running threads of a pool, if any, and the queue for them: a task waits until a thread is free. */
export interface OpenPool {
  name: PoolName;
  turns: LimitFunction;
  threads: Promise<Piscina> | undefined;
  isClosed: boolean;
  /** The number of failed tasks, and whether none has succeeded since. */
  failed: number;
  isFailing: boolean;
}

type Pools = Partial<Record<PoolName, OpenPool>>;

// The state is on globalThis, because a development server loads this module again after every change.
const shared = globalThis as typeof globalThis & { liverigDrawingPools?: Pools };

/** A pool by its name. */
export function poolNamed(name: PoolName): OpenPool {
  const pools = (shared.liverigDrawingPools ??= {});
  const turns = () => pLimit(POOLS[name].threads());
  return (pools[name] ??= { name, turns: turns(), threads: undefined, isClosed: false, failed: 0, isFailing: false });
}

/** All pools that have had a task. */
export const openPools = (): OpenPool[] => Object.values(shared.liverigDrawingPools ?? {});

/** Removes all pools, so that new ones replace them: the removed ones run no more tasks. */
export function takePools(): OpenPool[] {
  const pools = openPools();
  shared.liverigDrawingPools = {};
  for (const pool of pools) pool.isClosed = true;
  return pools;
}

/** Gives the threads of a pool, started anew if the last ones could not start or were lost. */
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
  const { threads, idleMs, keeps = 0, yields }: Pool = POOLS[pool.name];
  const begun = new Piscina({
    filename: await workerFile(programOf(pool.name)),
    minThreads: keeps,
    maxThreads: threads(),
    idleTimeout: idleMs,
    atomics: 'disabled',
    niceIncrement: yields ? NICE_INCREMENT : 0,
  });
  // An answer that arrives just as its thread is ended has no caller. Waiting callers get the thread's errors.
  begun.on('error', (error: unknown) => {
    logError('drawing.thread', error, { pool: pool.name });
    if (begun.threads.length === 0 && begun.queueSize > 0) loseThreads(pool, begun);
  });
  return begun;
}

/** Ends broken threads: waiting callers get an error, and the next task starts new ones. */
export function loseThreads(pool: OpenPool, lost: Piscina): void {
  pool.isFailing = true;
  pool.threads = undefined;
  void lost.destroy();
}

/** Records how a task of a pool ended: without an error, or with one that its caller did not cause. */
export function noteEnd(pool: OpenPool, error: unknown): void {
  const { faults }: Pool = POOLS[pool.name];
  const isFault = error !== null && (faults === 'all' || (faults === 'deadlines') === error instanceof TooSlow);
  if (error !== null && !isFault) return;
  pool.isFailing = isFault;
  if (isFault) pool.failed += 1;
}
