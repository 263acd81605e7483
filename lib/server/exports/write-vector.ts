import { compileClip, sample } from '@/lib/core/clip/sample';
import { paintAnimatedSvg } from '@/lib/core/paint/animated-svg';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { CheckedFile } from '../raster/film-task';
import { pictureSize } from '../raster/size';
import { createSurface, type Surface } from '../raster/surface';
import type { VectorFormat, VectorTask } from '../raster/vector-task';
import { frozenSvg } from './frozen-svg';
import { lottieReceipt } from './lottie-receipt';
import { svgReceipt } from './svg-receipt';

/** Where in a motion its file is compared, 0..1. */
const MOMENTS = [0.31, 0.81];

const encoded = (text: string) => new TextEncoder().encode(text);

/** How each vector format is written. */
const WRITE: Record<VectorFormat, (task: VectorTask) => Promise<CheckedFile>> = {
  async 'animated-svg'(task) {
    const { spec, clip, size, background } = task;
    const svg = paintAnimatedSvg(rigOf(spec), clip, { ...pictureSize(spec, size), title: spec.name, ...(background === null ? {} : { background }) });
    const frames = momentsOf(task).map(({ share, paint }) => ({ svg: encoded(frozenSvg(svg, share)), paint }));
    return { file: encoded(svg), receipt: await svgReceipt(frames, size) };
  },
  async lottie(task) {
    const { spec, clip, size, fps, background } = task;
    const lottie = paintLottie(rigOf(spec), clip, { ...pictureSize(spec, size), fps, ...(background === null ? {} : { background }) });
    return { file: encoded(lottie), receipt: await lottieReceipt(lottie, momentsOf(task), size) };
  },
};

/** Some moments of a motion, and what its file should show then. */
function momentsOf({ spec, clip, background }: VectorTask) {
  const rig = rigOf(spec);
  const motion = compileClip(rig, clip);
  let surface: Surface | undefined;
  return MOMENTS.map((share) => ({
    share,
    paint(side: number) {
      const { width, height } = pictureSize(spec, side);
      if (surface?.width !== width) surface = createSurface(width, height, background);
      surface.paint(render(rig, sample(motion, share * motion.duration)));
      return surface;
    },
  }));
}

/** In a drawing thread: a motion as a vector file. */
export function writeVector(task: VectorTask): Promise<CheckedFile> {
  return WRITE[task.format](task);
}
