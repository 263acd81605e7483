import type { FigureDraft } from '../../figure';
import { SIDES, sign } from '../../figure';
import { blob, curve, ellipse, placed, symmetric } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Node, Path, Point } from '../../shape/path';
import { addExtras } from '../extras';
import { GROUND, MIDDLE } from '../layout';
import { addHeadAnchors, addRoot } from '../root';
import { addFaceBody, addHand, addPair, fitOf, sided } from './face-body';
import type { Form } from './form';

/** A right pincer that points up, in pixels from the wrist. */
const PINCER: readonly Node[] = [
  [-16, 10],
  [-44, -18],
  [-50, -62],
  [-24, -102, 0.5],
  [-8, -72],
  [2, -48, 0.6],
  [12, -74],
  [30, -96, 0.5],
  [50, -56],
  [40, -14],
  [16, 10],
];

const fromMiddle = ([x, y]: Point): Point => [MIDDLE + x, y];

/** Arms with pincers, raised beside the body; points in pixels from the middle and the ground. */
function addPincers(figure: FigureDraft, shoulder: Point, elbow: Point, wrist: Point, size: number): void {
  const { ink, unit: u } = figure;
  const arm = limb([fromMiddle(shoulder), fromMiddle(elbow), fromMiddle(wrist)], 34 * u, 30 * u, ink.look.outer / 2);
  const hand = fromMiddle(wrist);
  const claw = blob(
    PINCER.map(([x, y, corner]): Node => [hand[0] + x * size * u, hand[1] + y * size * u, corner ?? 0]),
  );
  for (const side of SIDES) {
    const s = sign(side);
    const turned = ([x, y]: Point): Point => [MIDDLE + s * (x - MIDDLE), y];
    const [out, across] = [20, 36];
    figure.parts.push(
      {
        id: `arm_${side}`,
        parent: 'body',
        z: 14,
        pivot: turned(fromMiddle(shoulder)),
        limits: side === 'left' ? [-across, out] : [-out, across],
        stage: 'limbs',
        svg: ink.mass(sided(arm.fill, side), 'body', { shade: 0.6, far: ink.look.outer === 0 }),
        rims: [sided(arm.fill, side)],
      },
      {
        id: `hand_${side}`,
        parent: `arm_${side}`,
        z: 30,
        pivot: turned(hand),
        limits: [-24, 24],
        stage: 'limbs',
        svg: ink.mass(sided(claw, side), figure.material('hands', 'body'), { shade: 0.8 }),
        rims: [sided(claw, side)],
      },
    );
    addHand(figure, side, `hand_${side}`, turned([hand[0], hand[1] - 34 * size * u]), turned(fromMiddle(shoulder)));
  }
}

/** Jointed legs down each side of a body, from the front to the back. */
function addSideLegs(
  figure: FigureDraft,
  legs: readonly (readonly [from: Point, knee: Point, tip: Point])[],
  width: number,
): void {
  legs.forEach(([from, knee, tip], index) => {
    const path = limb([from, knee, tip], width, width * 0.62).fill;
    addPair(figure, {
      id: `leg_${index + 1}`,
      pivot: from,
      paths: [path],
      material: figure.material('feet', 'body'),
      z: 10 - index,
      out: 24,
      across: 16,
      far: index % 2 === 1,
    });
  });
}

const crab: Form = (figure, hatRise) => {
  const { brief } = figure;
  // No wider than that the pincers stay on the canvas when it sways.
  const u = Math.min(fitOf(figure, 260, Math.max(hatRise, 60)), 1.04);
  figure.unit = u;
  const [rx, ry] = [124 * u * Math.min(1.12, 0.5 + brief.shape.width * 0.5), 88 * u];
  const cy = GROUND - 46 * u - ry;
  addRoot(figure, rx * 1.05);
  const outline = symmetric(
    placed(
      [
        [0, -0.92],
        [0.5, -0.86],
        [0.9, -0.5],
        [1.06, 0.02],
        [0.88, 0.56],
        [0.5, 0.9],
        [0, 0.98],
      ],
      [MIDDLE, cy],
      rx,
      ry,
    ),
    MIDDLE,
  );
  const belly = symmetric(
    placed(
      [
        [0, 0.44],
        [0.4, 0.48],
        [0.72, 0.62],
        [0.5, 1.3],
        [0, 1.3],
      ],
      [MIDDLE, cy],
      rx,
      ry,
    ),
    MIDDLE,
  );
  const dots = [
    [-0.82, -0.1, 0.05],
    [0.82, -0.1, 0.05],
    [-0.7, -0.32, 0.035],
    [0.7, -0.32, 0.035],
  ].map(([x = 0, y = 0, r = 0]) => ({
    path: ellipse(MIDDLE + x * rx, cy + y * ry, r * rx, r * rx * 0.8),
    material: 'marking',
  }));
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy: cy - ry * 0.3, rx: 92 * u, ry: 100 * u },
    inside: [{ path: belly, material: 'belly' }, ...dots],
    hat: { y: cy - ry * 1.31, width: rx * 0.44 },
    limits: [-12, 12],
  });
  const p = (x: number, y: number): Point => [MIDDLE + x * rx, cy + y * ry];
  addSideLegs(
    figure,
    [
      [p(0.66, 0.5), p(1.22, 0.52), [MIDDLE + rx * 1.3, GROUND - 6]],
      [p(0.56, 0.66), p(1.0, 0.86), [MIDDLE + rx * 1.02, GROUND - 2]],
      [p(0.42, 0.74), p(0.68, 1.08), [MIDDLE + rx * 0.6, GROUND]],
    ],
    26 * u,
  );
  addPincers(figure, [rx * 0.82, cy - 4 * u], [rx * 1.2, cy + 2 * u], [rx * 1.26, cy - 44 * u], 0.96);
  addExtras(figure);
  addHeadAnchors(figure);
};

const lobster: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 360, Math.max(hatRise, 56));
  figure.unit = u;
  const [rx, ry] = [92 * u * brief.shape.width, 122 * u];
  const cy = GROUND - 78 * u - ry;
  addRoot(figure, rx * 1.1);
  const outline = symmetric(
    placed(
      [
        [0, -1],
        [0.5, -0.9],
        [0.9, -0.5],
        [1, 0],
        [0.84, 0.5],
        [0.62, 0.92],
        [0, 1],
      ],
      [MIDDLE, cy],
      rx,
      ry,
    ),
    MIDDLE,
  );
  const belly = symmetric(
    placed(
      [
        [0, 0.2],
        [0.4, 0.26],
        [0.6, 0.5],
        [0.5, 1.2],
        [0, 1.2],
      ],
      [MIDDLE, cy],
      rx,
      ry,
    ),
    MIDDLE,
  );
  const bands = [0.42, 0.6, 0.78]
    .map((y) =>
      ink.line(
        curve([
          [MIDDLE - rx * 0.46, cy + ry * y],
          [MIDDLE, cy + ry * (y + 0.06)],
          [MIDDLE + rx * 0.46, cy + ry * y],
        ]),
        'belly',
        ink.look.inner * 0.8,
      ),
    )
    .join('');
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy: cy - ry * 0.34, rx: 84 * u, ry: 76 * u },
    inside: [{ path: belly, material: 'belly' }],
    over: bands,
    hat: { y: cy - ry * 0.78, width: rx * 0.66 },
    limits: [-12, 12],
  });
  const fan = symmetric(
    [
      [MIDDLE, cy + ry * 0.8],
      [MIDDLE + 40 * u, cy + ry * 0.86],
      [MIDDLE + 92 * u, GROUND - 34 * u],
      [MIDDLE + 84 * u, GROUND - 4 * u],
      [MIDDLE + 44 * u, GROUND - 10 * u, 0.5],
      [MIDDLE + 30 * u, GROUND],
      [MIDDLE, GROUND],
    ],
    MIDDLE,
  );
  const ribs = [-0.5, 0, 0.5]
    .map((x) =>
      ink.line(
        curve([
          [MIDDLE + x * 40 * u, GROUND - 48 * u],
          [MIDDLE + x * 76 * u, GROUND - 18 * u],
        ]),
        'body',
        ink.look.inner * 0.8,
      ),
    )
    .join('');
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 12,
    pivot: [MIDDLE, cy + ry * 0.86],
    limits: [-14, 14],
    stage: 'features',
    svg: ink.mass(fan, 'body', { far: ink.look.outer === 0 }) + ribs,
    rims: [fan],
  });
  const p = (x: number, y: number): Point => [MIDDLE + x * rx, cy + y * ry];
  addSideLegs(
    figure,
    [
      [p(0.74, 0.26), p(1.3, 0.3), p(1.5, 0.6)],
      [p(0.7, 0.44), p(1.2, 0.58), p(1.34, 0.86)],
      [p(0.62, 0.6), p(1.02, 0.86), p(1.08, 1.12)],
    ],
    22 * u,
  );
  addPincers(figure, [rx * 0.8, cy - 6 * u], [rx * 1.36, cy + 4 * u], [rx * 1.46, cy - 22 * u], 1.12);
  for (const side of SIDES) {
    const s = sign(side);
    const feeler = limb(
      [
        [MIDDLE + s * rx * 0.4, cy - ry * 0.8],
        [MIDDLE + s * rx * 0.5, cy - ry * 1.14],
        [MIDDLE + s * rx * 0.66, cy - ry * 1.34],
        [MIDDLE + s * rx * 0.98, cy - ry * 1.42],
      ],
      15 * u,
      11 * u,
    ).fill;
    figure.parts.push({
      id: `antenna_${side}`,
      parent: 'body',
      z: 12,
      pivot: [MIDDLE + s * rx * 0.4, cy - ry * 0.8],
      limits: [-20, 20],
      stage: 'features',
      svg: ink.mass(feeler, 'body', { shade: 0, width: ink.look.outer * 0.8 }),
      rims: [feeler],
    });
  }
  addExtras(figure);
  addHeadAnchors(figure);
};

const starfish: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 350, hatRise);
  figure.unit = u;
  const cy = GROUND - 168 * u;
  const wide = 0.7 + brief.shape.width * 0.3;
  addRoot(figure, 120 * u);
  const outline = symmetric(
    [
      [MIDDLE, cy - 172 * u],
      [MIDDLE + 26 * u, cy - 158 * u],
      [MIDDLE + 44 * u * wide, cy - 100 * u],
      [MIDDLE + 82 * u * wide, cy - 46 * u],
      [MIDDLE + 92 * u * wide, cy + 20 * u],
      [MIDDLE + 66 * u * wide, cy + 78 * u],
      [MIDDLE, cy + 88 * u],
    ],
    MIDDLE,
  );
  const bump = (x: number, y: number, r: number): Path => ellipse(MIDDLE + x * u, cy + y * u, r * u, r * u);
  const dots = [bump(0, -134, 8), bump(-14, -104, 6), bump(18, -100, 7)].map((path) => ({ path, material: 'belly' }));
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx: 90 * u * wide,
    ry: 120 * u,
    face: { cx: MIDDLE, cy: cy - 12 * u, rx: 84 * u, ry: 74 * u },
    inside: dots,
    hat: { y: cy - 112 * u, width: 52 * u },
  });
  const arm = (from: Point, to: Point, width: number) =>
    limb(
      [
        [MIDDLE + from[0] * u * wide, cy + from[1] * u],
        [MIDDLE + to[0] * u * wide, cy + to[1] * u],
      ],
      width * u,
      width * 0.5 * u,
    );
  for (const side of SIDES) {
    const s = sign(side);
    const pieces = [
      ['arm', arm([72, -24], [166, -50], 80), [72, -24], 40, 30, [164, -50]],
      ['leg', arm([46, 66], [92, 144], 84), [46, 66], 24, 20, null],
    ] as const;
    for (const [name, piece, from, out, across, hand] of pieces) {
      const pivot: Point = [MIDDLE + s * from[0] * u * wide, cy + from[1] * u];
      const spots = (
        name === 'arm'
          ? [
              [112, -40, 8],
              [138, -46, 6],
            ]
          : [
              [68, 98, 8],
              [82, 122, 6],
            ]
      )
        .map(([x = 0, y = 0, r = 0]) => ink.area(ellipse(MIDDLE + s * x * u * wide, cy + y * u, r * u, r * u), 'belly'))
        .join('');
      figure.parts.push({
        id: `${name}_${side}`,
        parent: name === 'leg' ? 'root' : 'body',
        z: 14,
        pivot,
        limits: side === 'left' ? [-across, out] : [-out, across],
        stage: 'limbs',
        svg: ink.mass(sided(piece.fill, side), 'body', { shade: 0.6, far: ink.look.outer === 0 }) + spots,
        rims: [sided(piece.fill, side)],
      });
      if (hand) addHand(figure, side, `${name}_${side}`, [MIDDLE + s * hand[0] * u * wide, cy + hand[1] * u], pivot);
    }
  }
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Crabs, lobsters and starfish. */
export const SEA_FLOOR: Readonly<Record<string, Form>> = { crab, lobster, starfish };
