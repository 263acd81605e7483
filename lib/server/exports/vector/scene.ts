import { type Motion, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { render } from '@/lib/core/rig/render';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
import type { RasterPicture } from '../../raster/png';
import { pictureSize } from '@/lib/core/rig/picture-size';
import { createSurface, type Surface } from '../../raster/surface';
import type { VectorPicture } from './picture';

/** The offsets in a motion, 0..1, at which its file is compared. */
export const COMPARED_SHARES = [0.31, 0.81];

/** The parameters that all writers of vector files share. */
export interface VectorScene {
  rig: Rig;
  options: { width: number; height: number; fps: number; background?: string };
  /** Gives the painter of a motion's expected content at an offset, 0..1. */
  shown(motion: Motion, share: number): (side: number) => RasterPicture;
}

/** The scene of a vector file. */
export function sceneOf({ spec, size, fps, background }: VectorPicture): VectorScene {
  let surface: Surface | undefined;
  const rig = rigOf(spec);
  return {
    rig,
    options: { ...pictureSize(spec, size), fps, ...(background === null ? {} : { background }) },
    shown: (motion, share) => (side) => {
      const { width, height } = pictureSize(spec, side);
      if (surface?.width !== width) surface = createSurface(width, height, background);
      surface.paint(render(rig, sample(motion, share * motion.duration)));
      return surface;
    },
  };
}

/** Gives the clip of a file that holds one. Throws for a file that holds a canvas. */
export function clipIn({ clip }: VectorPicture): AnimationClip {
  if (!clip) throw new Error('The format cannot hold a canvas.');
  return clip;
}
