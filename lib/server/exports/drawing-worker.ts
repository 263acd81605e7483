export { drawFilm } from './draw-film';
export { drawStill } from './draw-still';
export { writeVector } from './write-vector';
