import { checkFilm, encodeFilm, paintFilm } from '../exports/film/film.task';
import { performerOf } from '../raster/perform';

/**
 * Performs the tasks of film threads. Many of them run, and one that loads nothing else starts in two thirds of the
 * time.
 */
export const perform = performerOf([paintFilm, encodeFilm, checkFilm]);
