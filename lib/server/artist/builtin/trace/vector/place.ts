import sharp from 'sharp';
import type { Matrix } from '@/lib/core/geometry/matrix';
import type { Drawing } from '@/lib/core/paint/drawing';
import { emit } from '@/lib/core/svg/emit';
import type { SvgDocument } from '@/lib/core/svg/document';
import { canonicalMatrix } from '@/lib/core/svg/transforms';
import { pictureOfDrawing } from '../at-rest';
import { CANVAS, isCutOut, placeOf, withoutBackground } from '@/lib/artist/trace/foreground';
import type { Pixels } from '@/lib/artist/trace/pixels';
import { placed } from '../place-figure';
import { tangledOf } from '@/lib/artist/trace/vector/tangled-shapes';

/** Pixels of the longer side at which a file is looked at to find its figure. */
const LOOKED = 1024;

/**
 * Where a drawing's figure stands on the canvas: the matrix that brings it there, and what it looks like there, without
 * its ground.
 */
export interface Standing {
  matrix: Matrix;
  figure: Pixels;
  /** Whether the drawing had a ground that was cut away. */
  hadGround: boolean;
  /** Path data that is too tangled to be cut. */
  tangled: ReadonlySet<string>;
}

/**
 * Finds the figure in a drawing that librsvg, a painter of others, draws, or ours where it is too tangled for that one;
 * null when it shows none.
 */
export async function standingOf({ drawing, viewBox: [x, y, across, down] }: SvgDocument): Promise<Standing | null> {
  const tangled = tangledOf(drawing.nodes);
  const drawn = tangled.size ? drawnByUs : drawnByLibrsvg;
  const scale = LOOKED / Math.max(across, down);
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
  const whole = await drawn(placedBy(drawing, [scale, 0, 0, scale, -x * scale, -y * scale]), width, height);
  const hadGround = !isCutOut(whole);
  const cut = withoutBackground(whole);
  const place = placeOf(cut);
  if (!place) return null;
  const { from, to } = place;
  // Pixels of the first look to the canvas by one factor: the whole pixels of a place would squeeze it.
  const factor = Math.min(to.width / from.width, to.height / from.height);
  const [left, top] = [to.left + (to.width - from.width * factor) / 2, to.top + to.height - from.height * factor];
  const matrix: Matrix = [
    scale * factor,
    0,
    0,
    scale * factor,
    left - (x * scale + from.left) * factor,
    top - (y * scale + from.top) * factor,
  ];
  if (hadGround) return { matrix, figure: await placed(cut, place), hadGround, tangled };
  return {
    matrix,
    figure: withoutBackground(await drawn(placedBy(drawing, matrix), CANVAS, CANVAS)),
    hadGround,
    tangled,
  };
}

const placedBy = (drawing: Drawing, matrix: Matrix): Drawing => ({
  ...drawing,
  nodes: [{ kind: 'group', transform: canonicalMatrix(matrix), opacity: 1, clip: null, children: drawing.nodes }],
});

const drawnByUs = (drawing: Drawing, width: number, height: number): Promise<Pixels> =>
  Promise.resolve(pictureOfDrawing(drawing, width, height));

async function drawnByLibrsvg(drawing: Drawing, width: number, height: number): Promise<Pixels> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}` +
    `">${emit(drawing)}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}
