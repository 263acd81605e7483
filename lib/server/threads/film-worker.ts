import { checkFilm, encodeFilm, paintFilm } from '../exports/film/film.task';
import { performerOf } from '../raster/perform';

/**
 * Performs the tasks of film threads.
 * They run in numbers, and one that loads nothing else begins in two thirds of the time.
 */
export const perform = performerOf([paintFilm, encodeFilm, checkFilm]);
