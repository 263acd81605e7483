import type { FigureDraft } from '../../figure';
import { SIDES, sign } from '../../figure';
import { blob, ellipse, placed, symmetric } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Node, Point } from '../../shape/path';
import { addExtras } from '../extras';
import { GROUND, MIDDLE } from '../layout';
import { addHeadAnchors, addRoot } from '../root';
import { addFaceBody, addPair, fitOf } from './face-body';
import type { Form } from './form';

interface Strand {
  from: Point;
  /** Bends from the root to the tip, in pixels of the usual figure. */
  path: readonly Point[];
  width: number;
  tip: number;
  material: string;
  far?: boolean;
  /** A leaf at the end, as squid have. */
  club?: boolean;
}

/** Arms that hang from a body, each and its mirror image; the first pair are told as legs are. */
function addStrands(figure: FigureDraft, strands: readonly Strand[]): void {
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

const jellyfish: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 360, hatRise);
  figure.unit = u;
  const [rx, ry] = [128 * u * brief.shape.width, 112 * u];
  const cy = GROUND - 142 * u - ry;
  addRoot(figure, rx * 0.7);
  const hem: Node[] = [
    [0, 0.86, 0.2],
    [0.26, 1.02],
    [0.5, 0.84, 0.3],
    [0.72, 1],
    [0.94, 0.72, 0.2],
  ];
  const outline = symmetric(
    placed([[0, -1], [0.56, -0.88], [0.94, -0.4], [1.04, 0.2], [1.06, 0.6], ...hem.toReversed()], [MIDDLE, cy], rx, ry),
    MIDDLE,
  );
  const frill = symmetric(
    placed(
      [
        [0, 0.5],
        [0.5, 0.46],
        [1.2, 0.3],
        [1.2, 1.4],
        [0, 1.4],
      ],
      [MIDDLE, cy],
      rx,
      ry,
    ),
    MIDDLE,
  );
  const dots = [
    [-0.5, -0.66, 0.08],
    [0.46, -0.7, 0.06],
    [0.66, -0.46, 0.045],
  ].map(([x = 0, y = 0, r = 0]) => ({
    path: ellipse(MIDDLE + x * rx, cy + y * ry, r * rx, r * rx),
    material: 'belly',
  }));
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy: cy - ry * 0.06, rx: 104 * u, ry: 82 * u },
    inside: [{ path: frill, material: 'belly' }, ...dots],
    hat: { y: cy - ry * 0.72, width: rx * 0.56 },
    limits: [-16, 16],
  });
  const y = cy + ry * 0.6;
  const wave = (x: number, length: number, sway: number, width: number, material: string, far = false): Strand => ({
    from: [MIDDLE + x * rx, y],
    path: [
      [sway, length * 0.3],
      [-sway, length * 0.62],
      [sway * 0.6, length],
    ],
    width,
    tip: width * 0.55,
    material,
    far,
  });
  addStrands(figure, [
    wave(0.24, 176, 16, 34, 'belly'),
    wave(0.56, 158, 18, 30, 'body', ink.look.outer === 0),
    wave(0.82, 120, 18, 24, 'body', true),
  ]);
  addExtras(figure);
  addHeadAnchors(figure);
};

const squid: Form = (figure, hatRise) => {
  const { brief } = figure;
  const u = fitOf(figure, 400, hatRise * 0.8);
  figure.unit = u;
  const [rx, ry] = [104 * u * brief.shape.width, 150 * u];
  const cy = GROUND - 104 * u - ry;
  addRoot(figure, rx * 0.8);
  const outline = symmetric(
    placed(
      [
        [0, -1, 0.2],
        [0.3, -0.78],
        [0.62, -0.34],
        [0.82, 0.1],
        [0.92, 0.5],
        [0.72, 0.84],
        [0, 0.96],
      ],
      [MIDDLE, cy],
      rx,
      ry,
    ),
    MIDDLE,
  );
  const spots = [
    [-0.16, -0.62, 0.09],
    [0.2, -0.44, 0.11],
    [-0.3, -0.3, 0.08],
  ].map(([x = 0, y = 0, r = 0]) => ({
    path: ellipse(MIDDLE + x * rx, cy + y * ry, r * rx, r * rx),
    material: 'marking',
  }));
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy: cy + ry * 0.32, rx: 88 * u, ry: 76 * u },
    inside: spots,
    hat: { y: cy - ry * 0.5, width: rx * 0.5 },
  });
  const fin = blob([
    [MIDDLE + rx * 0.2, cy - ry * 0.84],
    [MIDDLE + rx * 0.7, cy - ry * 0.74],
    [MIDDLE + rx * 1.1, cy - ry * 0.36, 0.4],
    [MIDDLE + rx * 0.76, cy - ry * 0.14],
    [MIDDLE + rx * 0.44, cy - ry * 0.2],
  ]);
  addPair(figure, {
    id: 'fin',
    pivot: [MIDDLE + rx * 0.4, cy - ry * 0.44],
    paths: [fin],
    material: figure.material('wings', 'body'),
    z: 12,
    out: 20,
    across: 12,
    far: figure.ink.look.outer === 0,
    stage: 'features',
  });
  const y = cy + ry * 0.74;
  addStrands(figure, [
    {
      from: [MIDDLE + rx * 0.2, y],
      path: [
        [4, 56],
        [2, 96],
        [14, 122],
      ],
      width: 40,
      tip: 22,
      material: 'body',
    },
    {
      from: [MIDDLE + rx * 0.5, y],
      path: [
        [22, 48],
        [30, 86],
        [52, 108],
      ],
      width: 38,
      tip: 22,
      material: 'body',
      far: true,
    },
    {
      from: [MIDDLE + rx * 0.66, y - 12 * u],
      path: [
        [46, 30],
        [84, 10],
        [104, -32],
      ],
      width: 26,
      tip: 20,
      material: 'body',
    },
  ]);
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Jellyfish and squid. */
export const DRIFTERS: Readonly<Record<string, Form>> = { jellyfish, squid };
