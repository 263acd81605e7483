import { oklab, type Pixels } from './pixels';

/** The largest alpha of a shadow, of 255, because a shadow is translucent. */
const MAX_SHADOW_ALPHA = 165;
/** The least alpha of a shadow, of 255. */
const MIN_SHADOW_ALPHA = 10;
/** The largest OKLab chroma of a shadow. */
const MAX_SHADOW_CHROMA = 0.03;
/** The highest position of a shadow, as a share of the figure's height from its top. */
const MIN_SHADOW_TOP = 0.65;
/** The least ratio of a shadow's width to its height. */
const MIN_WIDTH_TO_HEIGHT = 2;

/** The picture without a translucent grey shadow below its figure. */
export function withoutShadow(image: Pixels): Pixels {
  const { width, height, rgba } = image;
  const rows = shownRows(image);
  const from = Math.round(rows.top + (rows.bottom - rows.top) * MIN_SHADOW_TOP);
  let [left, right, top, bottom] = [width, -1, height, -1];
  const found: number[] = [];
  for (let at = from * width; at < width * height; at += 1) {
    if (!isShade(rgba, at)) continue;
    found.push(at);
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  // The soft edge of a figure is translucent too, but thin, while a shadow fills an area.
  const area = (right - left + 1) * (bottom - top + 1);
  if (right - left < MIN_WIDTH_TO_HEIGHT * (bottom - top) || found.length < area * 0.2 || bottom - top < 3)
    return image;
  const result = new Uint8Array(rgba);
  for (const at of found) result[4 * at + 3] = 0;
  return { width, height, rgba: result };
}

function isShade(rgba: Uint8Array, at: number): boolean {
  const alpha = rgba[4 * at + 3]!;
  if (alpha < MIN_SHADOW_ALPHA || alpha > MAX_SHADOW_ALPHA) return false;
  const [l, a, b] = oklab(rgba[4 * at]!, rgba[4 * at + 1]!, rgba[4 * at + 2]!);
  return l < 0.6 && Math.hypot(a, b) < MAX_SHADOW_CHROMA;
}

function shownRows({ width, height, rgba }: Pixels): { top: number; bottom: number } {
  let [top, bottom] = [height, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (rgba[4 * at + 3]! < MIN_SHADOW_ALPHA) continue;
    const y = Math.floor(at / width);
    [top, bottom] = [Math.min(top, y), y];
  }
  return { top, bottom };
}
