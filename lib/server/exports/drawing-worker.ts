// What drawing threads can do: the file that each of them loads.
export { checkFilm, drawFilm } from './draw-film';
export { paintFilm } from './paint-film';
export { drawStill } from './draw-still';
export { writeVector } from './write-vector';
export { composePresets } from '../animations/compose-presets';
export { rebuildPicture } from '../artist/builtin/trace/thread';
