import sharp from 'sharp';
import type { Matrix } from '@/lib/core/geometry/matrix';
import { emit } from '@/lib/core/svg/emit';
import type { SvgDocument } from '@/lib/core/svg/document';
import { CANVAS, isCutOut, placed, placeOf, withoutGround } from '../foreground';
import type { Pixels } from '../pixels';

/** Pixels of the longer side at which a file is looked at to find its figure. */
const LOOKED = 1024;

/** Where a drawing's figure stands on the canvas: the matrix that brings it there, and what it looks like there, without its ground. */
export interface Standing {
  matrix: Matrix;
  figure: Pixels;
  /** Whether the drawing had a ground that was cut away. */
  hadGround: boolean;
}

/** Finds the figure in a drawing that librsvg, a painter of others, draws; null when it shows none. */
export async function standingOf({ drawing, viewBox: [x, y, across, down] }: SvgDocument): Promise<Standing | null> {
  const text = emit(drawing);
  const scale = LOOKED / Math.max(across, down);
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
  const whole = await drawnBy(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${across} ${down}">${text}</svg>`);
  const hadGround = !isCutOut(whole);
  const cut = withoutGround(whole);
  const place = placeOf(cut);
  if (!place) return null;
  const { from, to } = place;
  // Pixels of the first look to the canvas by one factor: the whole pixels of a place would squeeze it.
  const factor = Math.min(to.width / from.width, to.height / from.height);
  const [left, top] = [to.left + (to.width - from.width * factor) / 2, to.top + to.height - from.height * factor];
  const matrix: Matrix = [scale * factor, 0, 0, scale * factor, left - (x * scale + from.left) * factor, top - (y * scale + from.top) * factor];
  if (hadGround) return { matrix, figure: await placed(cut, place), hadGround };
  const there = await drawnBy(`<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS}" height="${CANVAS}" viewBox="0 0 ${CANVAS} ${CANVAS}"><g transform="matrix(${matrix.join(' ')})">${text}</g></svg>`);
  return { matrix, figure: withoutGround(there), hadGround };
}

async function drawnBy(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}
