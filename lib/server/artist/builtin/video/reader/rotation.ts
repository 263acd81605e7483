import type { Pixels } from '@/lib/artist/trace/pixels';

/**
 * Gives the clockwise quarter turns that make a video's frames upright, by its display matrix (nine 32-bit numbers, as
 * FFmpeg stores them); 0 without one.
 */
export function turnsOf(matrix: Buffer | null): number {
  if (!matrix || matrix.byteLength < 36) return 0;
  const angle = Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0));
  return (Math.round((angle * 2) / Math.PI) + 4) % 4;
}

/** Rotates a picture clockwise by a number of quarter turns. */
export function turned(picture: Pixels, quarters: number): Pixels {
  const { width, height, rgba } = picture;
  if (quarters === 0) return picture;
  const flipped = quarters === 2;
  const [across, down] = flipped ? [width, height] : [height, width];
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const [column, row] = flipped
        ? [width - 1 - x, height - 1 - y]
        : quarters === 1
          ? [y, height - 1 - x]
          : [width - 1 - y, x];
      to[y * across + x] = from[row * width + column]!;
    }
  }
  return { width: across, height: down, rgba: new Uint8Array(to.buffer) };
}
