/** A bounding box in pixels, given by its edges. */
export interface PixelExtent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The bounding box of some pixels. */
export function extentOf(pixels: readonly number[], width: number): PixelExtent {
  const box = { left: width, right: 0, top: Infinity, bottom: 0 };
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
