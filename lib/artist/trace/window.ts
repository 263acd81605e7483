import { distanceFrom } from '@/lib/core/geometry/distance';

/** A rectangle of a picture in pixels; left and top are inclusive, right and bottom exclusive. */
export interface PixelWindow {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A window clipped to the size of a picture. */
const within = ({ left, top, right, bottom }: PixelWindow, width: number, height: number): PixelWindow => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(width, right),
  bottom: Math.min(height, bottom),
});

/** The window of a picture's marked pixels with a margin of `more` pixels; an empty one if there are none. */
export function windowAround(marks: Uint8Array, width: number, height: number, more: number): PixelWindow {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < marks.length; at += 1) {
    if (!marks[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return right > left
    ? within({ left: left - more, top: top - more, right: right + more, bottom: bottom + more }, width, height)
    : { left: 0, top: 0, right: 0, bottom: 0 };
}

/** The window with a margin of `more` pixels around a point. */
export const windowAt = ([x, y]: readonly [number, number], more: number, width: number, height: number): PixelWindow =>
  within(
    {
      left: Math.floor(x - more),
      top: Math.floor(y - more),
      right: Math.ceil(x + more) + 1,
      bottom: Math.ceil(y + more) + 1,
    },
    width,
    height,
  );

/** Makes a function from the index of a pixel in a window to its index in the picture. */
export const placeFrom =
  ({ left, top, right }: PixelWindow, width: number) =>
  (at: number): number =>
    (Math.floor(at / (right - left)) + top) * width + (at % (right - left)) + left;

/**
 * Tests each pixel of a window by its index in the picture; the result has 1 for those that pass, indexed by the
 * window.
 */
export function marksIn(
  { left, top, right, bottom }: PixelWindow,
  width: number,
  is: (at: number) => boolean,
): Uint8Array {
  const marks = new Uint8Array((right - left) * (bottom - top));
  for (let [y, index] = [top, 0]; y < bottom; y += 1)
    for (let x = left; x < right; x += 1, index += 1) if (is(y * width + x)) marks[index] = 1;
  return marks;
}

/**
 * The distance of each pixel of a picture from the marked pixels of a window, in pixels; infinite outside the window.
 */
export function distanceWithin(
  { left, top, right, bottom }: PixelWindow,
  marks: Uint8Array,
  width: number,
  height: number,
): Float32Array {
  const result = new Float32Array(width * height).fill(Infinity);
  const distances = distanceFrom(
    marks.map((is) => (is ? 255 : 0)),
    right - left,
    bottom - top,
  );
  for (let y = top; y < bottom; y += 1)
    result.set(distances.subarray((y - top) * (right - left), (y - top + 1) * (right - left)), y * width + left);
  return result;
}
