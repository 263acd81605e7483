import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Box } from '@/lib/core/geometry/bounds';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import type { Frame } from '@/lib/core/rig/frame';

/** A bitmap that frames are painted on, one after the other. */
export interface Surface {
  width: number;
  height: number;
  /** Clears the picture and paints a frame; `view` is the part of the canvas that fills it, all of it if absent. */
  paint(frame: Frame, view?: Box): void;
  /** The picture as premultiplied RGBA: a copy that belongs to the caller. */
  pixels(): Uint8Array;
}

/** Paths are cached for the life of the thread, so that a mascot that is drawn again has them already. */
const painter = createCanvasPainter<Path2D>({
  path: (d) => new Path2D(d),
  layer: (width, height) => createCanvas(width, height).getContext('2d'),
});

/**
 * Makes a surface of this many pixels; a null `background` leaves it transparent, `rounded` rounds its corners by that
 * share of the width.
 */
export function createSurface(width: number, height: number, background: string | null, rounded = 0): Surface {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  return {
    width,
    height,
    paint(frame, view = { x: 0, y: 0, width: frame.width, height: frame.height }) {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.globalAlpha = 1;
      if (background === null || rounded > 0) ctx.clearRect(0, 0, width, height);
      if (background !== null) {
        ctx.fillStyle = background;
        if (rounded > 0) {
          ctx.beginPath();
          ctx.roundRect(0, 0, width, height, rounded * width);
          ctx.fill();
        } else ctx.fillRect(0, 0, width, height);
      }
      const [across, down] = [width / view.width, height / view.height];
      ctx.setTransform(across, 0, 0, down, -view.x * across, -view.y * down);
      painter(ctx, frame);
    },
    pixels: () => canvas.data(),
  };
}
