import { defineTask } from '../../raster/define-task';
import type { FilmOrder } from './order';

/** The longer side, in pixels, above which one thread paints and encodes a film, in the memory of one picture. */
const MAX_SHARED_SIZE = 1200;

/** Whether one thread makes a film of this size, in pixels of its longer side. */
export const isLargeFilm = (size: number): boolean => size > MAX_SHARED_SIZE;

/** Far more than the largest frames take: a film may also wait for its painter, who waits behind other films. */
const DEADLINE_MS = { film: 600_000, frame: 4000 };

const deadlineMs = ({ clip, fps }: FilmOrder): number =>
  DEADLINE_MS.film + DEADLINE_MS.frame * Math.ceil(clip.duration * fps);

const encoderPool = ({ size }: FilmOrder) => (isLargeFilm(size) ? 'largeFilms' : 'films');

/** Paints a film's pictures for the thread that encodes them. */
export const paintFilm = defineTask({
  name: 'paintFilm',
  pool: 'painters',
  deadlineMs,
  load: async () => (await import(/* turbopackIgnore: true */ './paint')).paintFilm,
});

/** Encodes a film from pictures that another thread paints, or that it paints itself. */
export const encodeFilm = defineTask({
  name: 'encodeFilm',
  pool: encoderPool,
  deadlineMs,
  load: async () => (await import(/* turbopackIgnore: true */ './encode')).encodeFilm,
});

/** Decodes a film again, and compares it with what was drawn. */
export const checkFilm = defineTask({
  name: 'checkFilm',
  pool: encoderPool,
  deadlineMs,
  load: async () => (await import(/* turbopackIgnore: true */ './receipt')).checkFilm,
});
