import type { Pixels } from '../trace/pixels';
import type { PixelWindow } from '../trace/window';

export const widthOf = ({ left, right }: PixelWindow): number => right - left;
export const heightOf = ({ top, bottom }: PixelWindow): number => bottom - top;

/** Crops a picture to a box. */
export function cropped(picture: Pixels, box: PixelWindow): Pixels {
  const [width, height] = [widthOf(box), heightOf(box)];
  if (width === picture.width && height === picture.height) return picture;
  const rgba = new Uint8Array(4 * width * height);
  for (let row = 0; row < height; row += 1) {
    const from = 4 * ((box.top + row) * picture.width + box.left);
    rgba.set(picture.rgba.subarray(from, from + 4 * width), 4 * row * width);
  }
  return { width, height, rgba };
}
