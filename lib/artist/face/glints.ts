import type { FigureDraft } from '../figure';
import type { Glints } from '../individual';
import { ellipse } from '../shape/curve';
import type { Ink } from '../shape/ink';

/** A highlight in an eye: its centre and its radius, in half eyes. */
type Glint = readonly [x: number, y: number, size: number];

/** The highlights of each kind, the largest first. */
const GLINTS: Readonly<Record<Glints, readonly Glint[]>> = {
  pair: [
    [-0.28, -0.42, 0.36],
    [0.34, 0.34, 0.17],
  ],
  single: [[-0.24, -0.4, 0.34]],
  close: [
    [-0.34, -0.34, 0.28],
    [0.1, -0.56, 0.15],
  ],
  none: [],
};

/** The factor on highlights in eyes that do not stand out from the face. */
const DIM_GLINT_FACTOR = 1.22;

/**
 * The highlights of a figure's eyes. On markings, and on faces that are not bright, eyes always have both, so that they
 * are visible.
 */
export function glintsOf({ ink, species, traits, brightFace, dimFace }: FigureDraft): readonly Glint[] {
  const kind = !brightFace || species.marks?.length ? 'pair' : ink.look.glints ? traits.glints : 'none';
  return dimFace ? GLINTS[kind].map(([x, y, size]) => [x, y, size * DIM_GLINT_FACTOR]) : GLINTS[kind];
}

/** Draws the highlights of an eye. */
export const lit = (
  ink: Ink,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  spots: readonly Glint[],
): string =>
  spots
    .map(([gx, gy, size]) => ink.area(ellipse(x + gx * rx, y + gy * ry, size * rx, size * rx * 1.08), 'glint'))
    .join('');
