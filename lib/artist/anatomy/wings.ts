import type { FigureDraft } from '../figure';
import { SIDES, sign } from '../figure';
import { blob, curve } from '../shape/curve';
import { mirror } from '../shape/path';
import type { Node, Path, Point } from '../shape/path';

/** The outlines of right wings in pixels of the reference figure, with the joint at the back as the origin. */
const WINGS = {
  bat: {
    outline: [
      [-16, 10],
      [18, -56],
      [84, -118, 0.5],
      [104, -84],
      [150, -58, 0.6],
      [132, -26],
      [140, 14, 0.6],
      [104, 6],
      [82, 36, 0.5],
      [48, 14],
      [10, 34],
    ] as readonly Node[],
    veins: [
      [
        [10, -10],
        [84, -106],
      ],
      [
        [14, -6],
        [138, -52],
      ],
      [
        [14, 0],
        [124, 8],
      ],
    ] as readonly (readonly Node[])[],
  },
  feather: {
    outline: [
      [-14, 12],
      [14, -50],
      [70, -104],
      [128, -112, 0.3],
      [122, -78],
      [140, -66, 0.3],
      [122, -40],
      [134, -24, 0.3],
      [108, -2],
      [112, 14, 0.3],
      [78, 26],
      [44, 30],
      [10, 30],
    ] as readonly Node[],
    veins: [
      [
        [120, -76],
        [84, -58],
      ],
      [
        [120, -38],
        [82, -26],
      ],
      [
        [106, -2],
        [72, 0],
      ],
    ] as readonly (readonly Node[])[],
  },
  insect: {
    outline: [
      [-8, 6],
      [20, -46],
      [70, -92],
      [116, -84],
      [126, -40],
      [92, -6],
      [40, 14],
    ] as readonly Node[],
    veins: [
      [
        [16, -6],
        [96, -58],
      ],
    ] as readonly (readonly Node[])[],
  },
} as const;

const MATERIALS = { bat: 'accent', feather: 'belly', insect: 'wing' } as const;

/** Adds a pair of wings behind the body. */
export function addWings(figure: FigureDraft, kind: keyof typeof WINGS): void {
  const { torso, ink, unit } = figure;
  const { outline, veins } = WINGS[kind];
  const joint: Point = [torso.cx + torso.neck * 0.5, torso.neckY + (torso.waistY - torso.neckY) * 0.35];
  const place = (nodes: readonly Node[]): Node[] =>
    nodes.map(([x, y, corner]) => [joint[0] + x * unit, joint[1] + y * unit, corner ?? 0]);
  const material = figure.material('wings', MATERIALS[kind]);
  for (const side of SIDES) {
    const flip = (path: Path) => (side === 'right' ? path : mirror(path, torso.cx));
    const wing = flip(blob(place(outline)));
    const lines = veins.map((nodes) => ink.line(flip(curve(place(nodes))), material)).join('');
    figure.parts.push({
      id: `wing_${side}`,
      parent: torso.part,
      z: 1,
      pivot: [torso.cx + sign(side) * (joint[0] - torso.cx), joint[1]],
      limits: [-45, 45],
      stage: 'features',
      svg: ink.mass(wing, material) + lines,
      rims: [wing],
    });
  }
}
