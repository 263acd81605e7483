import { compileClip, type Motion, sample } from '@/lib/core/clip/sample';
import { paintAnimatedSvg } from '@/lib/core/paint/animated-svg';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { render } from '@/lib/core/rig/render';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
import type { CheckedFile } from '../film/control';
import type { Picture } from '../../raster/png';
import { pictureSize } from '../../raster/size';
import { createSurface, type Surface } from '../../raster/surface';
import type { VectorTask } from '../../raster/vector-task';
import { frozenSvg } from './frozen-svg';
import { lottieReceipt } from '../receipts/lottie';
import { svgReceipt } from '../receipts/svg';
import { canvasDotLottie, clipDotLottie } from './dotlottie';

/** Where in a motion its file is compared, 0..1. */
const MOMENTS = [0.31, 0.81];

const encoded = (text: string) => new TextEncoder().encode(text);

/** A task with all that its writers share. */
interface Scene {
  rig: Rig;
  size: number;
  options: { width: number; height: number; fps: number; background?: string };
  /** What a motion should show at a share of it. */
  shown(motion: Motion, share: number): (side: number) => Picture;
}

type Clip = NonNullable<VectorTask['clip']>;

async function writeSvg({ rig, size, options, shown }: Scene, clip: Clip): Promise<CheckedFile> {
  const motion = compileClip(rig, clip);
  const svg = paintAnimatedSvg(rig, clip, { ...options, motion, title: rig.spec.name });
  const frames = MOMENTS.map((share) => ({ svg: encoded(frozenSvg(svg, share)), paint: shown(motion, share) }));
  return { file: encoded(svg), receipt: await svgReceipt(frames, size) };
}

async function writeLottie({ rig, size, options, shown }: Scene, clip: Clip): Promise<CheckedFile> {
  const motion = compileClip(rig, clip);
  const file = encoded(paintLottie(rig, clip, { ...options, motion }));
  const moments = MOMENTS.map((share) => ({
    frame: share * motion.duration * options.fps,
    paint: shown(motion, share),
  }));
  return { file, receipt: await lottieReceipt(file, moments, size) };
}

/** A canvas is compared in its first and its last clip. */
async function writeDotLottie(
  { rig, size, options, shown }: Scene,
  { clip, canvas }: VectorTask,
): Promise<CheckedFile> {
  const { file, clips } = canvas ? canvasDotLottie(rig, canvas, options) : clipDotLottie(rig, clip, options);
  const moments = MOMENTS.flatMap((share, i) => {
    const placed = clips.at(-i);
    return placed
      ? [{ frame: placed.start + share * placed.motion.duration * options.fps, paint: shown(placed.motion, share) }]
      : [];
  });
  return { file, receipt: await lottieReceipt(file, moments, size) };
}

function sceneOf({ spec, size, fps, background }: VectorTask): Scene {
  const rig = rigOf(spec);
  let surface: Surface | undefined;
  return {
    rig,
    size,
    options: { ...pictureSize(spec, size), fps, ...(background === null ? {} : { background }) },
    shown: (motion, share) => (side) => {
      const { width, height } = pictureSize(spec, side);
      if (surface?.width !== width) surface = createSurface(width, height, background);
      surface.paint(render(rig, sample(motion, share * motion.duration)));
      return surface;
    },
  };
}

/** In a drawing thread: a motion or a canvas as a vector file. */
export function writeVector(task: VectorTask): Promise<CheckedFile> {
  const scene = sceneOf(task);
  if (task.format === 'dotlottie') return writeDotLottie(scene, task);
  return task.format === 'lottie' ? writeLottie(scene, task.clip) : writeSvg(scene, task.clip);
}
