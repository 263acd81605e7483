import { rgbOf } from '../../color/hex';
import { dilated, emptyMask } from '../../geometry/coverage';
import type { RigFinding } from './finding';
import { seenAs, type PartRaster } from './picture';
import type { Study } from './study';

/** The usual backgrounds of a mascot: white, and the near-black of dark pages (craft). */
const GROUNDS = [
  ['white', '#ffffff'],
  ['near-black', '#111111'],
] as const;
/** The minimum distance of a colour from the background, in OKLAB. */
const MIN_CONTRAST = 0.1;
/**
 * The share of the outline that must contrast: by its own colour, or by a line at most this many cells further inside.
 */
const SHARE = 0.65;
const INSIDE = 5;

/** Figures that fade into a white or a near-black background. */
export function contrast({ picture, roles }: Study): RigFinding[] {
  const edge = contourOf(picture);
  if (!edge.length) return [];
  return GROUNDS.flatMap(([name, hex]) => {
    const [r, g, b] = rgbOf(hex);
    const ground = seenAs((Math.round(r * 255) << 16) | (Math.round(g * 255) << 8) | Math.round(b * 255));
    const tells = emptyMask(picture.grid);
    picture.owner.forEach((index, at) => {
      if (index < 0) return;
      const own = seenAs(picture.color[at] ?? 0);
      if (Math.hypot(own.l - ground.l, own.a - ground.a, own.b - ground.b) >= MIN_CONTRAST) tells[at] = 1;
    });
    const near = dilated(picture.grid, tells, INSIDE);
    const share = edge.filter((at) => near[at]).length / edge.length;
    if (share >= SHARE) return [];
    return [
      {
        rule: 'contrast' as const,
        part: roles.root,
        message: `On a ${name} ground ${Math.round((1 - share) * 100)} % of the outline cannot be seen.`,
        suggestion: `Give the figure an outline, or edges at least ${MIN_CONTRAST} away from ${hex} in OKLAB.`,
      },
    ];
  });
}

/** The cells of the figure that touch the background around it. */
function contourOf({ grid: { columns }, owner }: PartRaster): number[] {
  const isGround = (at: number): boolean => (owner[at] ?? -1) < 0;
  const cells: number[] = [];
  owner.forEach((index, at) => {
    if (index >= 0 && (isGround(at - 1) || isGround(at + 1) || isGround(at - columns) || isGround(at + columns)))
      cells.push(at);
  });
  return cells;
}
