import type { FigureDraft } from '../../figure';
import { SIDES } from '../../figure';
import { blob, curve, placed } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Node, Point } from '../../shape/path';
import { addHead } from '../biped';
import { addExtras } from '../extras';
import { faceFrame } from '../frame';
import { skullPath } from '../heads';
import { GROUND } from '../layout';
import { addHeadAnchors, addRoot } from '../root';
import { addHand, fitOf } from './face-body';
import type { Form } from './form';

/**
 * A bird with a long neck: its body to the right, its head high on the left. Pixels of the usual figure, from the
 * ground.
 */
interface Wader {
  body: { x: number; y: number; rx: number; ry: number };
  neck: readonly Point[];
  neckWidth: number;
  head: { x: number; y: number; half: number };
  legs: number | null;
  tail: readonly Node[];
  wing: readonly Node[];
  height: number;
}

const FOLDED: readonly Node[] = [
  [-60, -16],
  [-20, -44],
  [40, -40],
  [92, -6, 0.4],
  [62, 8],
  [76, 26, 0.4],
  [36, 28],
  [-20, 30],
  [-56, 14],
];

const KINDS: Readonly<Record<string, Wader>> = {
  flamingo: {
    body: { x: 44, y: 208, rx: 92, ry: 62 },
    neck: [
      [-6, 214],
      [-66, 226],
      [-84, 270],
      [-46, 312],
      [-50, 352],
    ],
    neckWidth: 34,
    head: { x: -56, y: 374, half: 66 },
    legs: 152,
    height: 440,
    tail: [
      [60, -26],
      [92, -22],
      [122, 4, 0.4],
      [100, 12],
      [112, 34, 0.4],
      [70, 30],
    ],
    wing: FOLDED,
  },
  ostrich: {
    body: { x: 44, y: 196, rx: 104, ry: 72 },
    neck: [
      [-16, 216],
      [-50, 262],
      [-56, 312],
      [-56, 350],
    ],
    neckWidth: 36,
    head: { x: -58, y: 368, half: 62 },
    legs: 132,
    height: 436,
    tail: [
      [66, -40],
      [104, -58, 0.3],
      [140, -28, 0.3],
      [132, 0, 0.3],
      [136, 34, 0.3],
      [72, 34],
    ],
    wing: FOLDED.map(([x, y, corner]): Node => [x * 1.1, y * 1.24, corner ?? 0]),
  },
  swan: {
    body: { x: 34, y: 88, rx: 146, ry: 84 },
    neck: [
      [-70, 100],
      [-112, 152],
      [-92, 214],
      [-70, 262],
      [-82, 300],
    ],
    neckWidth: 54,
    head: { x: -84, y: 312, half: 72 },
    legs: null,
    height: 400,
    tail: [
      [84, -30],
      [140, -52],
      [188, -70, 0.4],
      [172, -30],
      [182, -8, 0.4],
      [92, 28],
    ],
    wing: [
      [-72, -12],
      [-34, -66],
      [40, -92],
      [120, -72],
      [166, -28, 0.4],
      [116, -18],
      [128, 16, 0.4],
      [72, 14],
      [76, 40, 0.4],
      [10, 46],
      [-56, 32],
    ],
  },
  goose: {
    body: { x: 38, y: 144, rx: 124, ry: 92 },
    neck: [
      [-56, 160],
      [-90, 206],
      [-80, 262],
      [-74, 300],
    ],
    neckWidth: 62,
    head: { x: -74, y: 318, half: 74 },
    legs: 66,
    height: 392,
    tail: [
      [80, -30],
      [128, -44],
      [160, -52, 0.4],
      [148, -12],
      [88, 26],
    ],
    wing: FOLDED.map(([x, y, corner]): Node => [x * 1.2, y * 1.3, corner ?? 0]),
  },
};

const wade =
  (kind: Wader): Form =>
  (figure, hatRise) => {
    const { ink, brief, species } = figure;
    const u = fitOf(figure, kind.height, hatRise);
    figure.unit = u;
    const wide = 0.6 + brief.shape.width * 0.4;
    const at = (x: number, y: number): Point => [256 + x * u, GROUND - y * u];
    const [cx, cy] = at(kind.body.x, kind.body.y);
    const [rx, ry] = [kind.body.rx * u * wide, kind.body.ry * u * wide];
    addRoot(figure, kind.legs ? rx * 0.9 : rx * 1.1, cx);
    const trunk = blob(
      placed(
        [
          [-0.94, -0.24],
          [-0.6, -0.8],
          [0, -0.96],
          [0.6, -0.8],
          [0.96, -0.3],
          [0.98, 0.18],
          [0.6, 0.76],
          [0, 0.98],
          [-0.6, 0.86],
          [-0.96, 0.34],
        ],
        [cx, cy],
        rx,
        ry,
      ),
    );
    figure.parts.push({
      id: 'body',
      parent: 'root',
      z: 20,
      pivot: [cx, cy + ry * 0.7],
      limits: [-10, 10],
      stage: 'body',
      svg: ink.mass(trunk, 'body', { light: kind.legs === null }),
      rims: [trunk],
    });
    const near = ([x, y, corner]: Node): Node => [cx + x * u * wide, cy + y * u * wide, corner ?? 0];
    const tail = blob(kind.tail.map(near));
    const root = near([(kind.tail[0]?.[0] ?? 60) + 14, 0]);
    figure.parts.push({
      id: 'tail',
      parent: 'body',
      z: 8,
      pivot: [root[0], root[1]],
      limits: [-18, 18],
      stage: 'features',
      svg: ink.mass(
        tail,
        figure.material(
          'tail',
          species.title === 'flamingo'
            ? 'body'
            : figure.material('wings', species.title === 'ostrich' ? 'accent' : 'belly'),
        ),
      ),
      rims: [tail],
    });
    const wing = blob(kind.wing.map(near));
    const joint = near([-26, 0]);
    const feathers = [0.24, 0.6]
      .map((x) =>
        ink.line(
          curve([near([x * 90 - 20, -6]), near([x * 90 + 8, 10])]),
          figure.material('wings', 'accent'),
          ink.look.inner * 0.8,
        ),
      )
      .join('');
    figure.parts.push({
      id: 'wing_right',
      parent: 'body',
      z: 28,
      pivot: [joint[0], joint[1]],
      limits: [-70, 20],
      stage: 'limbs',
      svg: ink.mass(wing, figure.material('wings', 'accent'), { shade: 0.8 }) + feathers,
      rims: [wing],
    });
    addHand(figure, 'right', 'wing_right', [near([60, 0])[0], near([60, 0])[1]], [joint[0], joint[1]]);
    addHand(figure, 'left', 'wing_right', [near([-40, 10])[0], near([-40, 10])[1]], [joint[0], joint[1]]);
    if (kind.legs !== null) addStilts(figure, cx, cy + ry * 0.6, rx, u);
    addNeckAndHead(figure, kind, at, u);
    addExtras(figure);
    addHeadAnchors(figure);
  };

function addNeckAndHead(figure: FigureDraft, kind: Wader, at: (x: number, y: number) => Point, u: number): void {
  const { ink, brief, species } = figure;
  const spine = kind.neck.map(([x, y]) => at(x, y));
  const [base, top] = [spine[0] ?? at(0, 0), spine.at(-1) ?? at(0, 0)];
  const neck = limb(spine, kind.neckWidth * 1.16 * u, kind.neckWidth * u, ink.look.outer / 2);
  figure.parts.push({
    id: 'neck',
    parent: 'body',
    z: 24,
    pivot: base,
    limits: [-14, 14],
    stage: 'body',
    svg: ink.mass(neck.fill, species.title === 'ostrich' ? 'belly' : 'body', { line: neck.openStart, shade: 0.7 }),
    rims: [neck.fill],
  });
  const [cx, cy] = at(kind.head.x, kind.head.y);
  const ry = kind.head.half * u * Math.sqrt(ink.look.head) * brief.shape.head;
  const material = species.title === 'ostrich' ? 'belly' : 'body';
  const box = { cx, cy, rx: ry * (species.wide ?? 1.12), ry };
  const skull = skullPath('round', box.cx, box.cy, box.rx, box.ry, ink.look.square);
  figure.torso = {
    part: 'neck',
    cx: top[0],
    neckY: top[1] + kind.neckWidth * 0.4 * u,
    waistY: top[1] + 60 * u,
    hemY: top[1] + 90 * u,
    neck: kind.neckWidth * 0.6 * u,
    waist: kind.neckWidth * 0.6 * u,
    hem: kind.neckWidth * 0.6 * u,
    path: neck.fill,
    merged: false,
  };
  figure.head = faceFrame(figure, { part: 'head', material, skull, ...box });
  addHead(figure, top[1], 'neck');
}

/** Thin legs with a knee and three toes. */
function addStilts(figure: FigureDraft, cx: number, hip: number, rx: number, u: number): void {
  const { ink } = figure;
  const material = figure.material('feet', 'nose');
  for (const side of SIDES) {
    const [x, far] = side === 'left' ? [cx - rx * 0.16, true] : [cx + rx * 0.24, false];
    const ankle: Point = [x, GROUND - 14 * u];
    const shaft = limb([[x, hip], ankle], 24 * u, 20 * u).fill;
    const foot = blob([
      [x - 8 * u, GROUND - 24 * u],
      [x + 10 * u, GROUND - 22 * u],
      [x + 30 * u, GROUND - 6 * u, 0.2],
      [x + 8 * u, GROUND - 1],
      [x - 14 * u, GROUND - 4 * u, 0.4],
      [x - 44 * u, GROUND, 0.3],
      [x - 46 * u, GROUND - 10 * u, 0.2],
    ]);
    figure.parts.push(
      {
        id: `leg_${side}`,
        parent: 'body',
        z: far ? 8 : 12,
        pivot: [x, hip],
        limits: [-36, 36],
        stage: 'limbs',
        svg: ink.mass(shaft, material, { far, shade: 0 }),
        rims: [shaft],
      },
      {
        id: `foot_${side}`,
        parent: `leg_${side}`,
        z: far ? 9 : 13,
        pivot: ankle,
        limits: [-25, 25],
        stage: 'limbs',
        svg: ink.mass(foot, material, { far, shade: 0.4 }),
        rims: [foot],
      },
    );
  }
}

/** Flamingos, ostriches, swans and geese. */
export const WADERS: Readonly<Record<string, Form>> = Object.fromEntries(
  Object.entries(KINDS).map(([name, kind]) => [name, wade(kind)]),
);
