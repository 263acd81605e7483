import type { Frame } from '@/lib/core/rig/frame';
import { givePixelsBack } from './give-back';
import { createSurface } from './surface';

/**
 * The pixels of one strip: a megabyte, which the allocator reuses. A whole picture would be requested from the system
 * anew for every frame.
 */
const STRIP_PIXELS = 262_144;

/** Paints pictures in horizontal strips, so that no second copy of a whole one exists. */
export interface Strips {
  /** Paints a frame as premultiplied RGBA into `target`, which has the size of the picture. */
  paint(frame: Frame, target: Uint8Array): void;
}

/** Strips for pictures of this many pixels; `background` null leaves them transparent. */
export function createStrips(width: number, height: number, background: string | null): Strips {
  const rows = Math.min(height, Math.max(1, Math.floor(STRIP_PIXELS / width)));
  const surface = createSurface(width, rows, background);
  return {
    paint(frame, target) {
      const scale = frame.height / height;
      for (let top = 0; top < height; top += rows) {
        surface.paint(frame, { x: 0, y: top * scale, width: frame.width, height: rows * scale });
        target.set(surface.pixels().subarray(0, (height - top) * width * 4), top * width * 4);
      }
      givePixelsBack();
    },
  };
}
