// What drawing threads can do: the file that each of them loads.
export { checkFilm, drawFilm } from './draw-film';
export { paintFilm } from './paint-film';
export { drawStill } from './draw-still';
export { drawStrip } from '../raster/draw-strip';
export { reviewMotion } from '../raster/review-motion';
export { writeVector } from './write-vector';
export { composePresets } from '../animations/compose-presets';
export { compareToFigure } from '../artist/model/likeness/compare';
export { cutOutFigure } from '../artist/model/likeness/cut-out';
export { critiqueRig } from '@/lib/core/spec/critic';
export { rebuildPicture } from '../artist/builtin/trace/thread';
