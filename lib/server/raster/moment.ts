import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Frame } from '@/lib/core/rig/frame';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { encodePng } from './png';
import { pictureSize } from '@/lib/core/rig/picture-size';
import { createSurface, type Surface } from './surface';

/** A mascot at one moment: `seconds` into a motion, or at rest without one. */
export interface MascotMoment {
  spec: MascotSpec;
  clip: AnimationClip | null;
  seconds: number;
}

/** A picture of a moment; `size` is the longer side in pixels, and a null `background` leaves it transparent. */
export interface MomentPicture extends MascotMoment {
  size: number;
  background: string | null;
}

/** The frame of a moment. */
export function frameOf({ spec, clip, seconds }: MascotMoment): Frame {
  const rig = rigOf(spec);
  return render(rig, clip ? sample(compileClip(rig, clip), seconds) : {});
}

/** Paints a moment. */
export function paintMoment({ size, background, ...moment }: MomentPicture): Surface {
  const { width, height } = pictureSize(moment.spec, size);
  const surface = createSurface(width, height, background);
  surface.paint(frameOf(moment));
  return surface;
}

/** Draws a moment as a PNG file. */
export const drawMoment = (picture: MomentPicture): Promise<Uint8Array> => encodePng(paintMoment(picture));
