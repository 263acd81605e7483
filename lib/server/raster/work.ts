import type { Receipt } from '@/lib/contract/exports';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { RigFinding } from '@/lib/core/spec/critic';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { CheckedFile, FilmCheck, FilmResult, FilmTask } from './film-task';
import type { CutOutTask, FidelityComparison, FidelityTask, RawPicture } from './fidelity-task';
import type { PoolName } from './pools';
import type { PresetsTask } from './presets-task';
import type { RebuildTask, RebuiltPicture } from './rebuild-task';
import type { Review, ReviewTask } from './review-motion';
import type { StillTask } from './still-task';
import type { StripTask } from './strip-task';
import type { VectorTask } from './vector-task';

/** What threads can be asked. */
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
  critiqueRig: { task: MascotSpec; result: RigFinding[] };
  compareToFigure: { task: FidelityTask; result: FidelityComparison };
  settled: { task: MascotSpec; result: { spec: MascotSpec; warnings: string[] } };
  // Of what types these are, those who have it done say.
  wake: { task: object; result: unknown };
  acceptSvg: { task: object; result: unknown };
  acceptSpec: { task: object; result: unknown };
  readPage: { task: object; result: unknown };
  readImports: { task: object; result: unknown };
  readFacts: { task: object; result: unknown };
  proposeConcepts: { task: object; result: unknown };
  sketchConcept: { task: object; result: unknown };
  readLogo: { task: object; result: unknown };
}

/** Which threads do a task, and how many milliseconds it may take from the moment when a thread is given it. */
interface Kind<Task> {
  pool: PoolName;
  deadlineMs: number | ((task: Task) => number);
}

/**
 * Films whose longer side has more pixels are large: one thread paints and encodes them, in the memory of one
 * picture.
 */
const LARGE_SIZE = 1200;

/** Whether a film of this size, in pixels of its longer side, is a large one. */
export const isLargeFilm = (size: number): boolean => size > LARGE_SIZE;

/**
 * Far more than the largest frames take: a film's thread may also wait for its painter, who waits behind other films.
 */
const FILM_MS = { film: 600_000, frame: 4000 };

const filmMs = ({ clip, fps }: FilmTask): number => FILM_MS.film + FILM_MS.frame * Math.ceil(clip.duration * fps);

/** A visit gives what it reads far less time: see `analyze/reading`. */
const SITE_MS = 30_000;

/**
 * Every task's threads and deadline: far more than it takes, on a slow machine too. Presets and strips are made
 * beside what is written of motions. A large film has threads of its own: see `poolOf`.
 */
export const KINDS: { readonly [Name in keyof Work]: Kind<Work[Name]['task']> } = {
  drawStill: { pool: 'stills', deadlineMs: 20_000 },
  drawStrip: { pool: 'vectors', deadlineMs: 60_000 },
  drawFilm: { pool: 'films', deadlineMs: filmMs },
  paintFilm: { pool: 'painters', deadlineMs: filmMs },
  checkFilm: { pool: 'films', deadlineMs: filmMs },
  writeVector: { pool: 'vectors', deadlineMs: 180_000 },
  composePresets: { pool: 'vectors', deadlineMs: 60_000 },
  rebuildPicture: { pool: 'rebuilds', deadlineMs: 120_000 },
  cutOutFigure: { pool: 'rebuilds', deadlineMs: 60_000 },
  compareToFigure: { pool: 'rebuilds', deadlineMs: 60_000 },
  settled: { pool: 'rebuilds', deadlineMs: 60_000 },
  critiqueRig: { pool: 'vectors', deadlineMs: 60_000 },
  reviewMotion: { pool: 'vectors', deadlineMs: 120_000 },
  wake: { pool: 'sites', deadlineMs: 30_000 },
  acceptSvg: { pool: 'uploads', deadlineMs: 10_000 },
  acceptSpec: { pool: 'uploads', deadlineMs: 10_000 },
  readPage: { pool: 'sites', deadlineMs: SITE_MS },
  readImports: { pool: 'sites', deadlineMs: SITE_MS },
  readFacts: { pool: 'sites', deadlineMs: SITE_MS },
  proposeConcepts: { pool: 'sites', deadlineMs: SITE_MS },
  sketchConcept: { pool: 'sites', deadlineMs: SITE_MS },
  readLogo: { pool: 'sites', deadlineMs: SITE_MS },
};

/** Whose threads do a task; a large film is encoded and checked by those for large ones. */
export function poolOf<Name extends keyof Work>(name: Name, task: Work[Name]['task']): PoolName {
  const { pool } = KINDS[name];
  return pool === 'films' && isLargeFilm('size' in task ? Number(task.size) : 0) ? 'largeFilms' : pool;
}

/** How many milliseconds a task may take. */
export function deadlineOf<Name extends keyof Work>(name: Name, task: Work[Name]['task']): number {
  const { deadlineMs } = KINDS[name];
  return typeof deadlineMs === 'number' ? deadlineMs : deadlineMs(task);
}
