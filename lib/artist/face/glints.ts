import type { FigureDraft } from '../figure';
import type { Glints } from '../individual';
import { ellipse } from '../shape/curve';
import type { Ink } from '../shape/ink';

/** A spot of light in an eye: its middle and its size, in half eyes. */
type Glint = readonly [x: number, y: number, size: number];

/** Spots of light, the first the largest. */
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

/** How much larger the light in an eye is where nothing else of it stands out. */
const DIM_GLINT_FACTOR = 1.22;

/** The light in a figure's eyes; where dark eyes do not stand out, they need all of it to be seen. */
export function glintsOf({ ink, species, traits, brightFace, dimFace }: FigureDraft): readonly Glint[] {
  const kind = !brightFace || species.marks?.length ? 'pair' : ink.look.glints ? traits.glints : 'none';
  return dimFace ? GLINTS[kind].map(([x, y, size]) => [x, y, size * DIM_GLINT_FACTOR]) : GLINTS[kind];
}

/** The light in an eye. */
export const lit = (
  ink: Ink,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  spots: readonly Glint[],
): string =>
  spots
    .map(([gx, gy, size]) => ink.area(ellipse(x + gx * rx, y + gy * ry, size * rx, size * rx * 1.08), 'glint'))
    .join('');
