import sharp from 'sharp';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Edges } from '@/lib/core/rig/extent';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawMoment } from '../../raster/draw-moment.task';
import { PAPER } from '../../raster/paper';
import { runTask } from '../../raster/pool';

/** The largest size at which a picture is drawn before a piece is cut out. */
const MAX_DRAWN_PX = 2048;

/** A mascot at one moment as a PNG with a longer side of `size` pixels; at rest without a clip. */
export function pictureOf(
  spec: MascotSpec,
  { size, clip = null, seconds = 0 }: { size: number; clip?: AnimationClip | null; seconds?: number },
): Promise<Uint8Array> {
  return runTask(drawMoment, { spec, clip, seconds, size, background: PAPER });
}

/** A piece of that picture at the same size: `box` in canvas pixels, clipped to the canvas. */
export async function pieceOf(
  spec: MascotSpec,
  box: Edges,
  options: { size: number; clip?: AnimationClip | null; seconds?: number },
): Promise<Uint8Array> {
  const { width, height } = spec.canvas;
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const [across, down] = [Math.min(width, Math.ceil(box.right)) - left, Math.min(height, Math.ceil(box.bottom)) - top];
  if (across <= 0 || down <= 0) return pictureOf(spec, options);
  const scale = Math.min(options.size / Math.max(across, down), MAX_DRAWN_PX / Math.max(width, height));
  const whole = await pictureOf(spec, { ...options, size: Math.round(scale * Math.max(width, height)) });
  const pixels = (length: number): number => Math.max(1, Math.floor(length * scale));
  return sharp(whole)
    .extract({
      left: Math.floor(left * scale),
      top: Math.floor(top * scale),
      width: pixels(across),
      height: pixels(down),
    })
    .png()
    .toBuffer();
}
