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

/** The longer side, in pixels, at which a file is rendered to find its figure. */
const LOOKED = 1024;

/**
 * The placement of a drawing's figure on the canvas: the matrix that maps it there, and its rendering without the
 * background.
 */
export interface Standing {
  matrix: Matrix;
  figure: Pixels;
  /** Whether a background of the drawing was removed. */
  hadGround: boolean;
  /** Path data that is too complex for boolean operations. */
  tangled: ReadonlySet<string>;
}

/**
 * Finds the figure in a drawing as librsvg renders it, or as the product's own painter does if the drawing is too
 * complex for librsvg; null if it shows none.
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
  // One factor scales the first rendering to the canvas: the rounded sizes of both boxes would distort it.
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
