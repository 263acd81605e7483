import type { MascotSpec } from '../spec/schema';

/**
 * Gives the pixel size of a picture whose longer side is `size`, in the canvas's proportions; `even` makes both sides
 * even for video.
 */
export function pictureSize(
  { canvas }: Pick<MascotSpec, 'canvas'>,
  size: number,
  even = false,
): { width: number; height: number } {
  const scale = size / Math.max(canvas.width, canvas.height);
  const side = (length: number) => {
    const pixels = Math.max(1, Math.round(length * scale));
    return even ? pixels + (pixels % 2) : pixels;
  };
  return { width: side(canvas.width), height: side(canvas.height) };
}
