import { setImmediate } from 'node:timers/promises';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import type { Frame } from '@/lib/core/rig/frame';
import type { FilmFormatName } from '@/lib/server/exports/formats/films';
import { encodeOurs } from './encode';
import { backgroundOf, type Film } from './film';

/**
 * The bare pipeline: retained Skia paths painted frame by frame, raw pixels into the same encoder, in one loop with
 * nothing around it. Its encoder has the threads that it has in the service; what the service gains by painting in a
 * thread of its own is not in it.
 */
export function barePipeline(film: Film): (format: FilmFormatName) => Promise<Uint8Array> {
  const { width, height, frames } = film;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const paint = createCanvasPainter<Path2D>({ path: (d) => new Path2D(d) });
  const draw = (frame: Frame, background: string | null) => {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, width, height);
    if (background) {
      ctx.globalAlpha = 1;
      ctx.fillStyle = background;
      ctx.fillRect(0, 0, width, height);
    }
    ctx.setTransform(width / frame.width, 0, 0, height / frame.height, 0, 0);
    paint(ctx, frame);
    return canvas.data();
  };
  return (format) => {
    const background = backgroundOf(format);
    const drawn = async function* () {
      for (const frame of frames) {
        yield draw(frame, background);
        // In its favour: without a turn of the event loop, no memory of earlier frames is used again, and every frame
        // costs new pages.
        await setImmediate();
      }
    };
    return encodeOurs(format, film, drawn, (fraction) =>
      draw(frames[Math.min(frames.length - 1, Math.floor(fraction * frames.length))]!, background),
    );
  };
}
