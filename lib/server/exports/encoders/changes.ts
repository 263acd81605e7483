import type { Box } from '@/lib/core/geometry/bounds';

/** Gives the smallest rectangle that holds every differing pixel of two pictures; null if they are equal. */
export function changedRect(a: Uint32Array, b: Uint32Array, width: number, height: number): Box | null {
  const total = width * height;
  let first = 0;
  while (first < total && a[first] === b[first]) first += 1;
  if (first === total) return null;
  let last = total - 1;
  while (a[last] === b[last]) last -= 1;
  const top = Math.floor(first / width);
  const bottom = Math.floor(last / width);
  let left = width;
  let right = -1;
  for (let y = top; y <= bottom; y += 1) {
    const row = y * width;
    let x = 0;
    while (x < left && a[row + x] === b[row + x]) x += 1;
    left = x;
    x = width - 1;
    while (x > right && a[row + x] === b[row + x]) x -= 1;
    right = x;
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Grows a rectangle so that it begins at even pixels, as animated WebP requires. */
export function evenOrigin({ x, y, width, height }: Box): Box {
  return { x: x - (x % 2), y: y - (y % 2), width: width + (x % 2), height: height + (y % 2) };
}

/** Copies a part of a picture, row by row, as bytes. */
export function cut(picture: Uint32Array, stride: number, { x, y, width, height }: Box): Uint8Array {
  const part = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1)
    part.set(picture.subarray((y + row) * stride + x, (y + row) * stride + x + width), row * width);
  return new Uint8Array(part.buffer);
}
