// What the threads of films can do: the file that each of them loads. They run in numbers, and one that loads nothing
// else begins in two thirds of the time.
export { checkFilm, drawFilm } from '../exports/film/encode';
export { paintFilm } from '../exports/film/paint';
export { wake } from '../raster/wake';
