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

/** Stills have threads of their own, so that a preview never waits behind a film. */
const THREADS = { drawStill: () => Math.max(1, Math.floor(availableParallelism() / 2)), drawFilm: availableParallelism, writeVector: () => 1 };
/** A thread that had nothing to do for this long ends, and gives its memory back. */
const IDLE_MS = 60_000;

type Pools = Partial<Record<keyof Work, Promise<Piscina>>>;

// On globalThis, because a development server loads this module anew with every change.
const shared = globalThis as typeof globalThis & { liverigDrawingPools?: Pools };

async function open(name: keyof Work): Promise<Piscina> {
  const threads = THREADS[name]();
  return new Piscina({ filename: await workerFile(), name, minThreads: name === 'drawStill' ? 1 : 0, maxThreads: threads, idleTimeout: IDLE_MS, atomics: 'disabled' });
}

/** Runs a task in a drawing thread and gives what it made. */
export async function draw<N extends keyof Work>(name: N, task: Work[N]['task']): Promise<Work[N]['result']> {
  const pools = (shared.liverigDrawingPools ??= {});
  const pool = await (pools[name] ??= open(name));
  return pool.run(task) as Promise<Work[N]['result']>;
}

/** Ends all drawing threads: at the end of a process or of a test. */
export async function closeDrawing(): Promise<void> {
  const pools = shared.liverigDrawingPools ?? {};
  shared.liverigDrawingPools = {};
  await Promise.all(Object.values(pools).map(async (pool) => (await pool).destroy()));
}
