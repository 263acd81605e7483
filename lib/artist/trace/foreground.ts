import { cutFromBackground } from './background';
import type { Pixels } from './pixels';
import { withoutShadow } from './shadow';

/**
 * The side of a rebuilt mascot's canvas, and the box that its figure is fitted into.
 * The feet are near the ground line of every mascot, with space to move around the figure.
 */
export const CANVAS = 512;
const ROOM = { left: 46, top: 46, right: 466, bottom: 470 } as const;
/** The least alpha of a visible pixel, of 255. */
const VISIBLE_ALPHA = 24;
/** The least share of transparent pixels at which a picture counts as already cut out. */
const MIN_TRANSPARENT_SHARE = 0.02;
/** The least number of pixels of a figure that can be traced. */
const MIN_FIGURE_PIXELS = 64;

/** The figure of a picture at its original position, without background and shadow. */
export const withoutBackground = (image: Pixels): Pixels =>
  withoutShadow(isCutOut(image) ? image : cutFromBackground(image));

/** Whether a picture has no background, so that its own transparency cuts the figure out. */
export function isCutOut({ rgba }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at]! < VISIBLE_ALPHA) clear += 1;
  return clear > (rgba.length / 4) * MIN_TRANSPARENT_SHARE;
}

interface FigureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The position of a figure in its picture, and its position and scale on the canvas. */
export interface CanvasPlacement {
  from: FigureBox;
  to: FigureBox;
}

/**
 * The placement of a cut-out figure on the canvas: scaled to fit, and standing on the ground line; null if there is
 * none.
 */
export function placeOf(cut: Pixels): CanvasPlacement | null {
  const from = shownBox(cut);
  if (!from) return null;
  const scale = Math.min((ROOM.right - ROOM.left) / from.width, (ROOM.bottom - ROOM.top) / from.height);
  const [width, height] = [Math.max(1, Math.round(from.width * scale)), Math.max(1, Math.round(from.height * scale))];
  // A wide figure is centred in its box instead of placed at the bottom.
  const top = Math.round(ROOM.bottom - height - Math.max(0, ROOM.bottom - ROOM.top - height) * 0.35);
  return { from, to: { left: Math.round((CANVAS - width) / 2), top, width, height } };
}

function shownBox({ width, height, rgba }: Pixels): FigureBox | null {
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (rgba[4 * at + 3]! < VISIBLE_ALPHA) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
    count += 1;
  }
  return count < MIN_FIGURE_PIXELS ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
