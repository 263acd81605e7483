import type { RasterPicture } from '../../raster/png';

/**
 * The longer side, in pixels, to which larger files are scaled for comparison: every difference is still visible, at a
 * cost of milliseconds.
 */
const MAX_COMPARED_PX = 192;

/** Paints the expected content of a file at one moment, at `size` pixels of its longer side. */
export type PaintMoment = (size: number) => RasterPicture;

/** Pictures of one size: premultiplied RGBA. */
interface ComparedPictures {
  width: number;
  height: number;
  pixels: Uint8Array[];
}

/** Paints the expected content at the size of the comparison; `size` is the longer side of the file in pixels. */
export function comparedPictures(paints: readonly PaintMoment[], size: number): ComparedPictures {
  const drawn = paints.map((paint) => {
    const { width, height, pixels } = paint(Math.min(size, MAX_COMPARED_PX));
    return { width, height, pixels: pixels() };
  });
  const { width = 1, height = 1 } = drawn[0] ?? {};
  return { width, height, pixels: drawn.map(({ pixels }) => pixels) };
}
