import { oklab, type Pixels } from './pixels';

/** A shadow lets at least this much of the ground through, of 255, and has hardly a colour. */
const [THIN, FAINT, GREY] = [165, 10, 0.03];
/** It lies below, in this last share of the figure's height, and is this much wider than high. */
const [LOW, FLAT] = [0.65, 2];

/** The picture without a see-through grey shadow under its figure. */
export function withoutShadow(image: Pixels): Pixels {
  const { width, height, rgba } = image;
  const rows = shownRows(image);
  const from = Math.round(rows.top + (rows.bottom - rows.top) * LOW);
  let [left, right, top, bottom] = [width, -1, height, -1];
  const found: number[] = [];
  for (let at = from * width; at < width * height; at += 1) {
    if (!isShade(rgba, at)) continue;
    found.push(at);
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  // The soft edge of any figure is see-through too, but thin: a shadow is an area.
  const area = (right - left + 1) * (bottom - top + 1);
  if (right - left < FLAT * (bottom - top) || found.length < area * 0.2 || bottom - top < 3) return image;
  const result = new Uint8Array(rgba);
  for (const at of found) result[4 * at + 3] = 0;
  return { width, height, rgba: result };
}

function isShade(rgba: Uint8Array, at: number): boolean {
  const alpha = rgba[4 * at + 3]!;
  if (alpha < FAINT || alpha > THIN) return false;
  const [l, a, b] = oklab(rgba[4 * at]!, rgba[4 * at + 1]!, rgba[4 * at + 2]!);
  return l < 0.6 && Math.hypot(a, b) < GREY;
}

function shownRows({ width, height, rgba }: Pixels): { top: number; bottom: number } {
  let [top, bottom] = [height, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (rgba[4 * at + 3]! < FAINT) continue;
    const y = Math.floor(at / width);
    [top, bottom] = [Math.min(top, y), y];
  }
  return { top, bottom };
}
