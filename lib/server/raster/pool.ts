import { availableParallelism } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { PresetsTask } from './presets-task';
import type { StillTask } from './still-task';
import type { CheckedFile, FilmResult, FilmTask } from './film-task';
import type { VectorTask } from './vector-task';
import { workerFile } from './worker-file';

/** What drawing threads can be asked. */
interface Work {
  drawStill: { task: StillTask; result: CheckedFile };
  drawFilm: { task: FilmTask; result: FilmResult };
  paintFilm: { task: FilmTask; result: null };
  writeVector: { task: VectorTask; result: CheckedFile };
  composePresets: { task: PresetsTask; result: AnimationClip[] };
}

/** A pool of threads; a thread that had nothing to do for `idleMs` milliseconds ends, and gives its memory back. */
interface Pool { task: keyof Work; threads: () => number; idleMs: number }

/** Stills have threads of their own, so that a preview never waits behind a film; large films have one for all, that two never hold their memory at once, and that gives it back soon. A film's painter and its encoder wait for each other: both are taken in the order in which films come, so that those of the oldest film always run. */
const POOLS = {
  drawStill: { task: 'drawStill', threads: () => Math.max(1, Math.floor(availableParallelism() / 2)), idleMs: 60_000 },
  drawFilm: { task: 'drawFilm', threads: availableParallelism, idleMs: 60_000 },
  paintFilm: { task: 'paintFilm', threads: availableParallelism, idleMs: 60_000 },
  drawLargeFilm: { task: 'drawFilm', threads: () => 1, idleMs: 500 },
  writeVector: { task: 'writeVector', threads: () => 1, idleMs: 60_000 },
  composePresets: { task: 'composePresets', threads: () => 1, idleMs: 60_000 },
} satisfies Record<string, Pool>;

type PoolName = keyof typeof POOLS;

/** Films whose longer side has more pixels than this are large: one thread paints and encodes them, in the memory of one picture. */
const LARGE_SIZE = 1200;

/** Whether a film of this size, in pixels of its longer side, is a large one. */
export const isLargeFilm = (size: number): boolean => size > LARGE_SIZE;

type Pools = Partial<Record<PoolName, Promise<Piscina>>>;

// On globalThis, because a development server loads this module anew with every change.
const shared = globalThis as typeof globalThis & { liverigDrawingPools?: Pools };

async function open(pool: PoolName): Promise<Piscina> {
  const { task, threads, idleMs } = POOLS[pool];
  return new Piscina({ filename: await workerFile(), name: task, minThreads: pool === 'drawStill' ? 1 : 0, maxThreads: threads(), idleTimeout: idleMs, atomics: 'disabled' });
}

function poolFor<N extends keyof Work>(name: N, task: Work[N]['task']): PoolName {
  return name === 'drawFilm' && isLargeFilm('size' in task ? task.size : 0) ? 'drawLargeFilm' : name;
}

/** Runs a task in a drawing thread, which takes over what is to be moved there, and gives what it made. */
export async function draw<N extends keyof Work>(name: N, task: Work[N]['task'], moved: MessagePort[] = []): Promise<Work[N]['result']> {
  const pools = (shared.liverigDrawingPools ??= {});
  const pool = poolFor(name, task);
  return (await (pools[pool] ??= open(pool))).run(task, { transferList: moved }) as Promise<Work[N]['result']>;
}

function takePools(): Promise<Piscina>[] {
  const pools = Object.values(shared.liverigDrawingPools ?? {});
  shared.liverigDrawingPools = {};
  return pools;
}

/** Ends all drawing threads, whatever they are at: at the end of a test. */
export async function closeDrawing(): Promise<void> {
  await Promise.all(takePools().map(async (pool) => (await pool).destroy()));
}

/** Ends all drawing threads when each has finished what it is at: a process must not end while an encoder works in one. */
export async function finishDrawing(): Promise<void> {
  await Promise.all(takePools().map(async (pool) => (await pool).close()));
}
