import { distanceFrom } from '@/lib/core/geometry/distance';

/** A part of a picture, in pixels: from its left and top edge on, up to but without its right and bottom one. */
export interface PixelWindow {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a picture's size leaves of a window. */
const within = ({ left, top, right, bottom }: PixelWindow, width: number, height: number): PixelWindow => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(width, right),
  bottom: Math.min(height, bottom),
});

/** The window that marked pixels of a picture lie in, and so many around them; an empty one where none is marked. */
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

/** The window of so many pixels around a point. */
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

/** Where in its picture a pixel of a window is, by its place in the window. */
export const placeFrom =
  ({ left, top, right }: PixelWindow, width: number) =>
  (at: number): number =>
    (Math.floor(at / (right - left)) + top) * width + (at % (right - left)) + left;

/** Asks of each pixel of a window, by its place in the picture; gives the answers for the window alone, 1 for yes. */
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

/** How far each pixel of a picture lies from those that a window has marked, in pixels; infinite outside the window. */
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
