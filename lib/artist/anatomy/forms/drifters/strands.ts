import { type FigureDraft, SIDES, sign } from '../../../figure';
import { blob } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Node, Point } from '../../../shape/path';
import { MIDDLE } from '../../layout';

/** One hanging arm on the right side of a body. */
export interface Strand {
  from: Point;
  /** The centre line from the root to the tip, in pixels of the reference figure. */
  path: readonly Point[];
  width: number;
  tip: number;
  material: string;
  far?: boolean;
  /** Whether the end widens into a leaf shape, as on the long arms of a squid. */
  club?: boolean;
}

/** Adds arms that hang from a body, each with its mirror image. */
export function addStrands(figure: FigureDraft, strands: readonly Strand[]): void {
  const { ink, unit: u } = figure;
  strands.forEach(({ from, path, width, tip, material, far, club }, index) => {
    const spine = [from, ...path.map(([x, y]): Point => [from[0] + x * u, from[1] + y * u])];
    const end = spine.at(-1) ?? from;
    const shape = limb(spine, width * u, tip * u).fill;
    for (const side of SIDES) {
      const s = sign(side);
      const flip = (nodes: readonly Node[]) =>
        nodes.map(([x, y, corner]): Node => [MIDDLE + s * (x - MIDDLE), y, corner ?? 0]);
      const right =
        s === 1
          ? shape
          : limb(
              flip(spine).map(([x, y]): Point => [x, y]),
              width * u,
              tip * u,
            ).fill;
      const leaf = club
        ? blob(
            flip([
              [end[0] - 4 * u, end[1] - 12 * u],
              [end[0] + 18 * u, end[1] + 8 * u],
              [end[0] + 14 * u, end[1] + 42 * u, 0.4],
              [end[0] - 12 * u, end[1] + 26 * u],
            ]),
          )
        : null;
      figure.parts.push({
        id: `tentacle_${side}_${index + 1}`,
        parent: 'body',
        z: 16 - index,
        pivot: [MIDDLE + s * (from[0] - MIDDLE), from[1]],
        limits: [-26, 26],
        stage: 'limbs',
        svg:
          ink.mass(right, material, { far: far ?? false, shade: 0.7 }) +
          (leaf ? ink.mass(leaf, material, { shade: 0.5 }) : ''),
        rims: leaf ? [right, leaf] : [right],
      });
    }
  });
}
