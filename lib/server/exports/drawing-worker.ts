import { paintAnimatedSvg } from '@/lib/core/paint/animated-svg';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { rigOf } from '@/lib/core/rig/rig';
import { pictureSize } from '../raster/size';
import type { VectorFormat, VectorTask } from '../raster/vector-task';

export { drawFilm } from './draw-film';
export { drawStill } from './draw-still';

/** How each vector format is written. */
const WRITE: Record<VectorFormat, (task: VectorTask) => string> = {
  'animated-svg': ({ spec, clip, size, background }) =>
    paintAnimatedSvg(rigOf(spec), clip, { ...pictureSize(spec, size), title: spec.name, ...(background === null ? {} : { background }) }),
  lottie: ({ spec, clip, size, fps, background }) =>
    paintLottie(rigOf(spec), clip, { ...pictureSize(spec, size), fps, ...(background === null ? {} : { background }) }),
};

/** In a drawing thread: a motion as the text of a vector file. */
export async function writeVector(task: VectorTask): Promise<string> {
  return WRITE[task.format](task);
}
