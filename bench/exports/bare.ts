import { setImmediate } from 'node:timers/promises';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import type { Frame } from '@/lib/core/rig/frame';
import type { FilmFormatName } from '@/lib/server/exports/formats/films';
import { encodeOurs } from './encode';
import { backgroundOf, type Film } from './film';

/**
 * The baseline of the exports: one loop that paints retained Skia paths frame by frame and passes raw pixels to the
 * same encoder. The encoder has as many threads as in the service, but painting has no separate thread.
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
        // This favours the baseline: without a turn of the event loop, buffers of earlier frames are not freed, and
        // every frame allocates new memory.
        await setImmediate();
      }
    };
    return encodeOurs(format, film, drawn, (fraction) =>
      draw(frames[Math.min(frames.length - 1, Math.floor(fraction * frames.length))]!, background),
    );
  };
}
