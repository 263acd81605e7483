import { straight } from '../../../raster/straight';

/** The side in pixels of the squares that the codec transforms with subsampled colour. */
const BLOCK_PX = 8;

/**
 * Turns a premultiplied picture into straight RGBA, in place, for a lossy codec.
 * Invisible pixels take the mean colour of their block, so that no dark edge bleeds in.
 */
export function showColors(picture: Uint32Array, width: number, height: number): void {
  for (let y = 0; y < height; y += BLOCK_PX) {
    for (let x = 0; x < width; x += BLOCK_PX)
      fillBlock(picture, width, x, y, Math.min(width, x + BLOCK_PX), Math.min(height, y + BLOCK_PX));
  }
}

/** Whether a block's pixels are all opaque or all invisible, as in most blocks. */
function isEven(
  picture: Uint32Array,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  let [all, any] = [-1, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const pixel = picture[at]!;
      all &= pixel;
      any |= pixel;
    }
    if (any !== 0 && all >>> 24 !== 255) return false;
  }
  return true;
}

function fillBlock(
  picture: Uint32Array,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  if (isEven(picture, width, left, top, right, bottom)) return;
  let [red, green, blue, alpha, hidden] = [0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const pixel = picture[at]!;
      if (pixel === 0) {
        hidden += 1;
        continue;
      }
      red += pixel & 255;
      green += (pixel >> 8) & 255;
      blue += (pixel >> 16) & 255;
      alpha += pixel >>> 24;
      picture[at] = straight(pixel);
    }
  }
  if (hidden === 0 || alpha === 0) return;
  const mean = (sum: number) => Math.min(255, Math.round((sum * 255) / alpha));
  const color = (mean(blue) << 16) | (mean(green) << 8) | mean(red);
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) if (picture[at] === 0) picture[at] = color;
  }
}
