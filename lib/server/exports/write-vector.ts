import { compileClip, type Motion, sample } from '@/lib/core/clip/sample';
import { paintAnimatedSvg } from '@/lib/core/paint/animated-svg';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { render } from '@/lib/core/rig/render';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
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

/** A task with its motion ready to be sampled. */
interface Scene extends VectorTask { rig: Rig; motion: Motion }

/** How each vector format is written. */
const WRITE: Record<VectorFormat, (scene: Scene) => Promise<CheckedFile>> = {
  async 'animated-svg'(scene) {
    const { spec, rig, clip, motion, size, background } = scene;
    const svg = paintAnimatedSvg(rig, clip, { ...pictureSize(spec, size), motion, title: spec.name, ...(background === null ? {} : { background }) });
    const frames = momentsOf(scene).map(({ share, paint }) => ({ svg: encoded(frozenSvg(svg, share)), paint }));
    return { file: encoded(svg), receipt: await svgReceipt(frames, size) };
  },
  async lottie(scene) {
    const { spec, rig, clip, motion, size, fps, background } = scene;
    const lottie = paintLottie(rig, clip, { ...pictureSize(spec, size), motion, fps, ...(background === null ? {} : { background }) });
    return { file: encoded(lottie), receipt: await lottieReceipt(lottie, momentsOf(scene), size) };
  },
};

/** Some moments of a motion, and what its file should show then. */
function momentsOf({ spec, rig, motion, background }: Scene) {
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
  const rig = rigOf(task.spec);
  return WRITE[task.format]({ ...task, rig, motion: compileClip(rig, task.clip) });
}
