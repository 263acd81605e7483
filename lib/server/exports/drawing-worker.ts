// What drawing threads can do but for films: the file that each of them loads.
export { drawStill } from './draw-still';
export { drawStrip } from '../raster/draw-strip';
export { reviewMotion } from '../raster/review-motion';
export { writeVector } from './write-vector';
export { composePresets } from '../animations/compose-presets';
export { compareToFigure } from '../artist/model/fidelity/compare';
export { cutOutFigure } from '../artist/model/fidelity/cut-out';
export { critiqueRig } from '@/lib/core/spec/critic';
export { withoutTears } from '../artist/builtin/trace/played/repair-tears';
export { rebuildPicture } from '../artist/builtin/trace/thread';
export { wake } from '../raster/wake';
