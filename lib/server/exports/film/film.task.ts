import { defineTask } from '../../raster/define-task';
import type { FilmOrder } from './order';

/** The longer side, in pixels, above which one thread both paints and encodes a film, in the memory of one picture. */
const MAX_SHARED_SIZE = 1200;

/** Whether a film of this longer side, in pixels, is painted and encoded by one thread. */
export const isLargeFilm = (size: number): boolean => size > MAX_SHARED_SIZE;

/**
 * Time limits far above what the largest frames need: a film may also wait for its painter, which queues behind other
 * films.
 */
const DEADLINE_MS = { film: 600_000, frame: 4000 };

const deadlineMs = ({ clip, fps }: FilmOrder): number =>
  DEADLINE_MS.film + DEADLINE_MS.frame * Math.ceil(clip.duration * fps);

const encoderPool = ({ size }: FilmOrder) => (isLargeFilm(size) ? 'largeFilms' : 'films');

/** The worker-thread task that paints a film's pictures for the thread that encodes them. */
export const paintFilm = defineTask({
  name: 'paintFilm',
  pool: 'painters',
  deadlineMs,
  load: async () => (await import(/* turbopackIgnore: true */ './paint')).paintFilm,
});

/** The worker-thread task that encodes a film from pictures that it paints itself or that another thread paints. */
export const encodeFilm = defineTask({
  name: 'encodeFilm',
  pool: encoderPool,
  deadlineMs,
  load: async () => (await import(/* turbopackIgnore: true */ './encode')).encodeFilm,
});

/** The worker-thread task that decodes a film and compares it with the drawing. */
export const checkFilm = defineTask({
  name: 'checkFilm',
  pool: encoderPool,
  deadlineMs,
  load: async () => (await import(/* turbopackIgnore: true */ './receipt')).checkFilm,
});
