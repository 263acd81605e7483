import type { Pixels } from '../trace/pixels';
import type { Window } from '../trace/window';

/** A part of a film's pictures, the same in each. */
export type Box = Window;

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** What of a picture is within a box. */
export function cropped(picture: Pixels, box: Box): Pixels {
  const [width, height] = [widthOf(box), heightOf(box)];
  if (width === picture.width && height === picture.height) return picture;
  const rgba = new Uint8Array(4 * width * height);
  for (let row = 0; row < height; row += 1) {
    const from = 4 * ((box.top + row) * picture.width + box.left);
    rgba.set(picture.rgba.subarray(from, from + 4 * width), 4 * row * width);
  }
  return { width, height, rgba };
}
