import type { RasterPicture } from '../../raster/png';

/** The longer side at which larger files are compared: it shows every difference, for a few milliseconds of work. */
const MAX_COMPARED_PX = 192;

/** Paints what a file should show at one moment, at `size` pixels of its longer side. */
export type PaintMoment = (size: number) => RasterPicture;

/** Pictures of one size: premultiplied RGBA. */
interface ComparedPictures {
  width: number;
  height: number;
  pixels: Uint8Array[];
}

/** Paints what a file should show, at the size at which it is compared; `size` is the longer side of the file. */
export function comparedPictures(paints: readonly PaintMoment[], size: number): ComparedPictures {
  const drawn = paints.map((paint) => {
    const { width, height, pixels } = paint(Math.min(size, MAX_COMPARED_PX));
    return { width, height, pixels: pixels() };
  });
  const { width = 1, height = 1 } = drawn[0] ?? {};
  return { width, height, pixels: drawn.map(({ pixels }) => pixels) };
}
