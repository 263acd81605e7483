import { availableParallelism } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Receipt } from '@/lib/contract/exports';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Finding } from '@/lib/core/spec/critic';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { CutOutTask, Likeness, LikenessTask, RawPicture } from './likeness-task';
import type { PresetsTask } from './presets-task';
import type { RebuildTask, RebuiltPicture } from './rebuild-task';
import type { Review, ReviewTask } from './review-motion';
import type { StillTask } from './still-task';
import type { StripTask } from './strip-task';
import type { CheckedFile, FilmCheck, FilmResult, FilmTask } from './film-task';
import type { VectorTask } from './vector-task';
import { logError } from '../log';
import { workerFile, type Worker } from './worker-file';

/** What drawing threads can be asked. */
export interface Work {
  drawStill: { task: StillTask; result: CheckedFile };
  drawStrip: { task: StripTask; result: Uint8Array };
  drawFilm: { task: FilmTask; result: FilmResult };
  paintFilm: { task: FilmTask; result: null };
  checkFilm: { task: FilmCheck; result: Receipt | null };
  writeVector: { task: VectorTask; result: CheckedFile };
  composePresets: { task: PresetsTask; result: AnimationClip[] };
  rebuildPicture: { task: RebuildTask; result: RebuiltPicture };
  cutOutFigure: { task: CutOutTask; result: RawPicture | null };
  reviewMotion: { task: ReviewTask; result: Review };
  critiqueRig: { task: MascotSpec; result: Finding[] };
  compareToFigure: { task: LikenessTask; result: Likeness };
  // Of what types these are, those who have it done say.
  wake: { task: object; result: unknown };
  readPage: { task: object; result: unknown };
  readImports: { task: object; result: unknown };
  readFacts: { task: object; result: unknown };
  proposeConcepts: { task: object; result: unknown };
  sketchConcept: { task: object; result: unknown };
  readLogo: { task: object; result: unknown };
}

/** A pool of threads that run the same file; a thread that had nothing to do for `idleMs` milliseconds ends, and gives its memory back. Threads that stand back leave the processors to the server's own loop whenever it wants one. */
interface Pool { worker: Worker; threads: () => number; idleMs: number; standsBack?: true }

/** Stills have threads of their own, so that a preview never waits behind a film; so has what is rebuilt, which takes a second of one core each, and with it the logos of websites; large films have one for all, that two never hold their memory at once, and that gives it back soon. What strangers wrote on websites is read in a thread too, for it may take seconds. A film's painter and its encoder wait for each other: both are taken in the order in which films come, so that those of the oldest film always run. */
const POOLS = {
  stills: { worker: 'drawing', threads: () => Math.max(1, Math.floor(availableParallelism() / 2)), idleMs: 60_000 },
  films: { worker: 'film', threads: availableParallelism, idleMs: 60_000 },
  painters: { worker: 'film', threads: availableParallelism, idleMs: 60_000 },
  largeFilms: { worker: 'film', threads: () => 1, idleMs: 500 },
  vectors: { worker: 'drawing', threads: () => 1, idleMs: 60_000 },
  rebuilds: { worker: 'drawing', threads: () => Math.max(1, Math.floor(availableParallelism() / 2)), idleMs: 10_000 },
  sites: { worker: 'reading', threads: () => 1, idleMs: 10_000, standsBack: true },
} satisfies Record<string, Pool>;

type PoolName = keyof typeof POOLS;

/** How much lower the priority of a thread is that stands back: a third of a processor that the loop wants too. Half the long waits of the loop on a busy machine are for such threads; much lower, and beside other programs they would hardly get on. */
const NICE = 5;

/** Whose threads do what; a large film is encoded and checked by those for large ones, presets and strips are made beside what is written of motions. */
const PLACES = { drawStill: 'stills', drawStrip: 'vectors', drawFilm: 'films', paintFilm: 'painters', checkFilm: 'films', writeVector: 'vectors', composePresets: 'vectors', rebuildPicture: 'rebuilds', cutOutFigure: 'rebuilds', compareToFigure: 'rebuilds', critiqueRig: 'vectors', reviewMotion: 'vectors', wake: 'sites', readPage: 'sites', readImports: 'sites', readFacts: 'sites', proposeConcepts: 'sites', sketchConcept: 'sites', readLogo: 'rebuilds' } as const satisfies Record<keyof Work, PoolName>;

/** Films whose longer side has more pixels than this are large: one thread paints and encodes them, in the memory of one picture. */
const LARGE_SIZE = 1200;

/** Whether a film of this size, in pixels of its longer side, is a large one. */
export const isLargeFilm = (size: number): boolean => size > LARGE_SIZE;

type Pools = Partial<Record<PoolName, Promise<Piscina>>>;

// On globalThis, because a development server loads this module anew with every change.
const shared = globalThis as typeof globalThis & { liverigDrawingPools?: Pools };

async function open(pool: PoolName): Promise<Piscina> {
  const { worker, threads, idleMs, standsBack }: Pool = POOLS[pool];
  const opened = new Piscina({ filename: await workerFile(worker), minThreads: pool === 'stills' ? 1 : 0, maxThreads: threads(), idleTimeout: idleMs, atomics: 'disabled', niceIncrement: standsBack ? NICE : 0 });
  // An answer may arrive just when its thread is ended, and then belongs to nobody. Those who wait for a thread hear of its errors themselves.
  opened.on('error', (error: unknown) => logError('drawing.thread', error, { pool }));
  return opened;
}

function poolFor<N extends keyof Work>(name: N, task: Work[N]['task']): PoolName {
  return PLACES[name] === 'films' && isLargeFilm('size' in task ? Number(task.size) : 0) ? 'largeFilms' : PLACES[name];
}

/**
 * Runs a task in a drawing thread, which takes over what is to be moved there, and gives what it made. A signal ends the thread in the middle
 * of its task: see `drawWithin`.
 */
export async function draw<N extends keyof Work>(name: N, task: Work[N]['task'], moved: readonly (MessagePort | ArrayBuffer)[] = [], signal?: AbortSignal): Promise<Work[N]['result']> {
  const pools = (shared.liverigDrawingPools ??= {});
  const pool = poolFor(name, task);
  return (await (pools[pool] ??= open(pool))).run(task, { name, transferList: [...moved], signal }) as Promise<Work[N]['result']>;
}

/** How many drawing threads there are, and how many tasks wait for one. */
export async function drawingState(): Promise<{ threads: number; waiting: number }> {
  const pools = await Promise.all(Object.values(shared.liverigDrawingPools ?? {}));
  const sum = (of: (pool: Piscina) => number) => pools.reduce((total, pool) => total + of(pool), 0);
  return { threads: sum(({ threads }) => threads.length), waiting: sum(({ queueSize }) => queueSize) };
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
