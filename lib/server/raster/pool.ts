import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { StillTask } from './still-task';
import type { CheckedFile, FilmResult, FilmTask } from './film-task';
import type { VectorTask } from './vector-task';
import { workerFile } from './worker-file';

/** What drawing threads can be asked. */
interface Work {
  drawStill: { task: StillTask; result: CheckedFile };
  drawFilm: { task: FilmTask; result: FilmResult };
  writeVector: { task: VectorTask; result: CheckedFile };
}

/** A pool of threads; a thread that had nothing to do for `idleMs` milliseconds ends, and gives its memory back. */
interface Pool { task: keyof Work; threads: () => number; idleMs: number }

/** Stills have threads of their own, so that a preview never waits behind a film; large films have one for all, that two never hold their memory at once, and that gives it back soon. */
const POOLS = {
  drawStill: { task: 'drawStill', threads: () => Math.max(1, Math.floor(availableParallelism() / 2)), idleMs: 60_000 },
  drawFilm: { task: 'drawFilm', threads: availableParallelism, idleMs: 60_000 },
  drawLargeFilm: { task: 'drawFilm', threads: () => 1, idleMs: 500 },
  writeVector: { task: 'writeVector', threads: () => 1, idleMs: 60_000 },
} satisfies Record<string, Pool>;

type PoolName = keyof typeof POOLS;

/** Films whose longer side has more pixels than this are large. */
const LARGE_SIZE = 1200;

type Pools = Partial<Record<PoolName, Promise<Piscina>>>;

// On globalThis, because a development server loads this module anew with every change.
const shared = globalThis as typeof globalThis & { liverigDrawingPools?: Pools };

async function open(pool: PoolName): Promise<Piscina> {
  const { task, threads, idleMs } = POOLS[pool];
  return new Piscina({ filename: await workerFile(), name: task, minThreads: pool === 'drawStill' ? 1 : 0, maxThreads: threads(), idleTimeout: idleMs, atomics: 'disabled' });
}

function poolFor<N extends keyof Work>(name: N, task: Work[N]['task']): PoolName {
  return name === 'drawFilm' && 'size' in task && task.size > LARGE_SIZE ? 'drawLargeFilm' : name;
}

/** Runs a task in a drawing thread and gives what it made. */
export async function draw<N extends keyof Work>(name: N, task: Work[N]['task']): Promise<Work[N]['result']> {
  const pools = (shared.liverigDrawingPools ??= {});
  const pool = poolFor(name, task);
  return (await (pools[pool] ??= open(pool))).run(task) as Promise<Work[N]['result']>;
}

/** Ends all drawing threads: at the end of a process or of a test. */
export async function closeDrawing(): Promise<void> {
  const pools = shared.liverigDrawingPools ?? {};
  shared.liverigDrawingPools = {};
  await Promise.all(Object.values(pools).map(async (pool) => (await pool).destroy()));
}
