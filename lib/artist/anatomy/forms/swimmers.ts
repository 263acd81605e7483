import type { FigureDraft, BodySide } from '../../figure';
import { SIDES, sign } from '../../figure';
import { blob, curve, ellipse, placed } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import { limb } from '../../shape/limb';
import { turn } from '../../shape/path';
import type { Node, Point } from '../../shape/path';
import { addExtras } from '../extras';
import { addHeadAnchors, addRoot } from '../root';
import { GROUND } from '../layout';
import { addFaceBody, addHand, fitOf } from './face-body';
import type { Form } from './form';

/**
 * A body that swims to the left and looks at us. Outlines in half sizes of the body, fins in pixels from their joint.
 */
interface Swimmer {
  rx: number;
  ry: number;
  /** Pixels of the middle left of the canvas's, to make room for the tail. */
  left: number;
  floats: number;
  /** Pixels that a fin or fluke stands above the body. */
  rises: number;
  outline: readonly Node[];
  face: { x: number; y: number; rx: number; ry: number };
  belly?: readonly Node[];
  tail: { at: Point; nodes: readonly Node[] };
  dorsal?: { at: Point; nodes: readonly Node[] };
  fin: { at: Point; nodes: readonly Node[] };
  marks?: (at: (x: number, y: number) => Node, face: { cx: number; cy: number; rx: number; ry: number }) => Marking[];
  over?: (at: (x: number, y: number) => Node, figure: FigureDraft) => string;
}

const ROUND_FIN: readonly Node[] = [
  [-14, -16],
  [16, -16],
  [48, 4],
  [64, 38],
  [40, 46],
  [6, 30],
  [-16, 8],
];
const SICKLE_FIN: readonly Node[] = [
  [-18, -14],
  [18, -18],
  [54, 16],
  [78, 70, 0.5],
  [40, 56],
  [0, 24],
];
const TALL_TAIL: readonly Node[] = [
  [-34, -22],
  [14, -22],
  [54, -72],
  [96, -88, 0.3],
  [92, -44],
  [72, 0, 0.3],
  [94, 46],
  [96, 88, 0.3],
  [54, 74],
  [12, 24],
  [-34, 20],
];
const SICKLE_TAIL: readonly Node[] = [
  [-40, -22],
  [10, -22],
  [44, -64],
  [88, -120, 0.6],
  [94, -54],
  [72, -4, 0.4],
  [90, 40],
  [92, 76, 0.6],
  [48, 52],
  [8, 24],
  [-40, 22],
];
/** Flukes that rise behind: a stalk that bends up and two leaves on top. */
const FLUKES: readonly Node[] = [
  [-46, -30],
  [-6, -34],
  [18, -66],
  [24, -108],
  [-8, -138],
  [-20, -168, 0.6],
  [24, -162],
  [48, -138, 0.4],
  [72, -168],
  [118, -178, 0.6],
  [108, -140],
  [72, -106],
  [66, -48],
  [36, 18],
  [-40, 36],
];

const point = ([x, y]: Node): Point => [x, y];

const gills = (figure: FigureDraft, at: (x: number, y: number) => Node) =>
  [0.2, 0.3, 0.4]
    .map((x) =>
      figure.ink.line(
        curve([at(x, -0.2), at(x + 0.045, 0.02), at(x, 0.22)]),
        'body',
        Math.max(4.5, figure.ink.look.inner * 0.9),
      ),
    )
    .join('');

const WHALE: Swimmer = {
  rx: 150,
  ry: 124,
  left: 30,
  floats: 12,
  rises: 44,
  outline: [
    [-0.98, 0.1],
    [-0.88, -0.56],
    [-0.42, -0.96],
    [0.2, -0.88],
    [0.7, -0.44],
    [1.02, -0.16],
    [1.04, 0.3],
    [0.78, 0.72],
    [0.3, 0.96],
    [-0.36, 0.98],
    [-0.86, 0.68],
  ],
  face: { x: -0.2, y: -0.04, rx: 102, ry: 90 },
  belly: [
    [-1.2, 0.42],
    [-0.7, 0.5],
    [0, 0.6],
    [0.7, 0.4],
    [1.3, 0.2],
    [1.3, 1.3],
    [-1.2, 1.3],
  ],
  tail: { at: [0.86, 0.06], nodes: FLUKES },
  fin: {
    at: [0.5, 0.52],
    nodes: [
      [-18, -18],
      [18, -18],
      [54, 8],
      [66, 48],
      [34, 56],
      [0, 34],
      [-18, 8],
    ],
  },
  over: (at, figure) =>
    [-0.46, -0.24, -0.02, 0.2]
      .map((x) =>
        figure.ink.line(
          curve([at(x, 0.72), at(x * 1.04, 0.84), at(x * 1.02 + 0.02, 0.93)]),
          'belly',
          figure.ink.look.inner * 0.8,
        ),
      )
      .join(''),
};

const KINDS: Readonly<Record<string, Swimmer>> = {
  fish: {
    rx: 140,
    ry: 118,
    left: 34,
    floats: 60,
    rises: 30,
    outline: [
      [-1, 0.04],
      [-0.86, -0.56],
      [-0.32, -0.97],
      [0.28, -0.86],
      [0.74, -0.42],
      [1.02, -0.12],
      [1.02, 0.16],
      [0.74, 0.48],
      [0.28, 0.88],
      [-0.32, 0.98],
      [-0.88, 0.6],
    ],
    face: { x: -0.26, y: 0.02, rx: 88, ry: 86 },
    belly: [
      [-1.2, 0.4],
      [-0.6, 0.52],
      [0, 0.62],
      [0.5, 0.4],
      [0.9, 0.3],
      [0.9, 1.3],
      [-1.2, 1.3],
    ],
    tail: { at: [0.9, 0.02], nodes: TALL_TAIL },
    dorsal: {
      at: [-0.02, -0.86],
      nodes: [
        [-66, 22],
        [-44, -20],
        [-6, -52, 0.3],
        [24, -38],
        [58, -34, 0.4],
        [52, 0],
        [70, 34],
      ],
    },
    fin: { at: [0.46, 0.36], nodes: ROUND_FIN },
    marks: (at) => [
      {
        path: limb([point(at(0.44, -1.1)), point(at(0.54, -0.2)), point(at(0.42, 1.1))], 30, 24).fill,
        material: 'belly',
      },
    ],
  },
  shark: {
    rx: 152,
    ry: 100,
    left: 32,
    floats: 58,
    rises: 78,
    outline: [
      [-1.12, -0.16, 0.45],
      [-0.82, -0.62],
      [-0.3, -0.95],
      [0.3, -0.82],
      [0.76, -0.4],
      [1.04, -0.16],
      [1.04, 0.1],
      [0.72, 0.5],
      [0.26, 0.9],
      [-0.34, 1],
      [-0.84, 0.66],
    ],
    face: { x: -0.24, y: -0.02, rx: 92, ry: 80 },
    belly: [
      [-1.3, 0.22],
      [-0.72, 0.3],
      [-0.26, 0.2],
      [0.2, 0.36],
      [0.66, 0.26],
      [1.3, 0.1],
      [1.3, 1.3],
      [-1.3, 1.3],
    ],
    tail: { at: [0.92, 0], nodes: SICKLE_TAIL },
    dorsal: {
      at: [0.1, -0.8],
      nodes: [
        [-60, 26],
        [-30, -26],
        [30, -84, 0.7],
        [38, -30],
        [62, 26],
      ],
    },
    fin: { at: [0.48, 0.42], nodes: SICKLE_FIN },
    over: (at, figure) => gills(figure, at),
  },
  dolphin: {
    rx: 144,
    ry: 108,
    left: 26,
    floats: 44,
    rises: 48,
    outline: [
      [-0.98, 0.1],
      [-0.84, -0.54],
      [-0.36, -0.97],
      [0.26, -0.84],
      [0.72, -0.44],
      [1.02, -0.2],
      [1.04, 0.16],
      [0.76, 0.56],
      [0.28, 0.9],
      [-0.34, 0.98],
      [-0.86, 0.66],
    ],
    face: { x: -0.22, y: -0.06, rx: 92, ry: 84 },
    belly: [
      [-1.3, 0.34],
      [-0.8, 0.32],
      [-0.3, 0.14],
      [0.2, 0.4],
      [0.66, 0.3],
      [1.3, 0.2],
      [1.3, 1.3],
      [-1.3, 1.3],
    ],
    tail: { at: [0.88, 0], nodes: FLUKES.map(([x, y, corner]): Node => [x * 0.86, y * 0.86, corner ?? 0]) },
    dorsal: {
      at: [0.1, -0.84],
      nodes: [
        [-48, 24],
        [-24, -20],
        [32, -62, 0.6],
        [34, -20],
        [54, 26],
      ],
    },
    fin: { at: [0.48, 0.44], nodes: SICKLE_FIN },
  },
  whale: WHALE,
  narwhal: { ...WHALE, rises: 70 },
  orca: {
    ...WHALE,
    ry: 124,
    rises: 66,
    belly: [
      [-1.3, 0.3],
      [-0.7, 0.36],
      [-0.24, 0.16],
      [0.2, 0.44],
      [0.6, 0.34],
      [0.84, 0.1, 0.4],
      [0.74, 0.6],
      [0.5, 1.3],
      [-1.3, 1.3],
    ],
    dorsal: {
      at: [0.14, -0.84],
      nodes: [
        [-46, 26],
        [-22, -26],
        [10, -88, 0.6],
        [30, -30],
        [52, 30],
      ],
    },
    over: undefined,
    marks: (_, { cx, cy, rx, ry }) =>
      [-1, 1].map((s) => ({
        path: turn(ellipse(cx + s * rx * 0.64, cy - ry * 0.28, rx * 0.17, ry * 0.34), s * 38, [
          cx + s * rx * 0.64,
          cy - ry * 0.28,
        ]),
        material: 'belly',
      })),
  },
  pufferfish: {
    rx: 140,
    ry: 132,
    left: 22,
    floats: 50,
    rises: 26,
    outline: [
      [-1, 0.02],
      [-0.84, -0.58],
      [-0.34, -0.96],
      [0.34, -0.94],
      [0.84, -0.56],
      [1, 0.02],
      [0.82, 0.6],
      [0.34, 0.96],
      [-0.34, 0.98],
      [-0.84, 0.6],
    ],
    face: { x: -0.14, y: -0.04, rx: 106, ry: 92 },
    belly: [
      [-1.3, 0.36],
      [-0.6, 0.5],
      [0, 0.56],
      [0.6, 0.46],
      [1.3, 0.3],
      [1.3, 1.3],
      [-1.3, 1.3],
    ],
    tail: { at: [0.92, 0.02], nodes: TALL_TAIL.map(([x, y, corner]): Node => [x * 0.74, y * 0.62, corner ?? 0]) },
    fin: { at: [0.62, 0.2], nodes: ROUND_FIN.map(([x, y, corner]): Node => [x * 0.9, y * 0.9, corner ?? 0]) },
    marks: (at) =>
      [
        [-0.5, -0.74, 0.1],
        [-0.06, -0.82, 0.13],
        [0.4, -0.7, 0.12],
        [0.68, -0.34, 0.1],
      ].map(([x = 0, y = 0, r = 0]) => ({
        path: ellipse(at(x, y)[0], at(x, y)[1], 140 * r, 120 * r),
        material: 'marking',
      })),
  },
};

const swim =
  (kind: Swimmer): Form =>
  (figure, hatRise) => {
    const { ink, brief } = figure;
    const wide = 0.6 + brief.shape.width * 0.4;
    const u = fitOf(figure, kind.ry * 2 + kind.floats, Math.max(hatRise, kind.rises));
    figure.unit = u;
    const [rx, ry] = [kind.rx * Math.min(u, 1.02), kind.ry * u * wide];
    const [cx, cy] = [256 - kind.left * u, GROUND - kind.floats * u - ry];
    const at = (x: number, y: number, corner = 0): Node => [cx + x * rx, cy + y * ry, corner];
    const pixels = (joint: Node, nodes: readonly Node[]): Node[] =>
      nodes.map(([x, y, corner]) => [joint[0] + x * u, joint[1] + y * u, corner ?? 0]);
    const outline = blob(placed(kind.outline, [cx, cy], rx, ry));
    addRoot(figure, rx * (kind.floats > 30 ? 0.7 : 0.86), cx + 14 * u);
    const face = { cx: cx + kind.face.x * rx, cy: cy + kind.face.y * ry, rx: kind.face.rx * u, ry: kind.face.ry * u };
    const body = { outline, cx, cy, rx, ry, face, hat: { y: cy - ry * 0.78, width: rx * 0.42 } };
    const belly: Marking[] = kind.belly
      ? [{ path: blob(placed(kind.belly, [cx, cy], rx, ry)), material: 'belly' }]
      : [];
    addFaceBody(figure, {
      ...body,
      over: kind.over?.(at, figure) ?? '',
      inside: [...belly, ...(kind.marks?.(at, face) ?? [])],
    });
    const tail = at(...kind.tail.at);
    const tailPath = blob(pixels(tail, kind.tail.nodes));
    const fins = figure.material('wings', kind === KINDS.fish || kind === KINDS.pufferfish ? 'accent' : 'body');
    figure.parts.push({
      id: 'tail',
      parent: 'body',
      z: 6,
      pivot: [tail[0], tail[1]],
      limits: [-24, 24],
      stage: 'features',
      svg: ink.mass(tailPath, figure.material('tail', fins)) + rays(figure, kind, tail, u),
      rims: [tailPath],
    });
    if (kind.dorsal) {
      const joint = at(...kind.dorsal.at);
      const path = blob(pixels(joint, kind.dorsal.nodes));
      figure.parts.push({
        id: 'dorsal',
        parent: 'body',
        z: 8,
        pivot: [joint[0], joint[1] + 14 * u],
        limits: [-10, 10],
        stage: 'features',
        svg: ink.mass(path, fins),
        rims: [path],
      });
    }
    for (const side of SIDES)
      addFin(
        figure,
        kind,
        side,
        at(
          side === 'right' ? kind.face.x + kind.fin.at[0] + 0.3 : -0.8,
          kind.fin.at[1] + (side === 'right' ? 0 : 0.12),
        ),
        u,
        fins,
      );
    addExtras(figure);
    addHeadAnchors(figure);
  };

/** The near fin lies on the flank, the other one shows past the chin. */
function addFin(figure: FigureDraft, kind: Swimmer, side: BodySide, [x, y]: Node, u: number, material: string): void {
  const [s, size] = [sign(side), side === 'right' ? u : u * 0.74];
  const nodes = kind.fin.nodes.map(([dx, dy, corner]): Node => [x + s * dx * size, y + dy * size, corner ?? 0]);
  const path = blob(nodes);
  const id = `fin_${side}`;
  figure.parts.push({
    id,
    parent: 'body',
    z: side === 'right' ? 30 : 18,
    pivot: [x, y],
    limits: side === 'left' ? [-20, 60] : [-70, 20],
    stage: 'limbs',
    svg: figure.ink.mass(path, material, { shade: 0.7, far: figure.ink.look.outer === 0 }),
    rims: [path],
  });
  // The far fin lies close to the canvas's edge: what it holds is held near its root.
  addHand(figure, side, id, [x + s * (side === 'right' ? 40 : 2) * size, y + 24 * size], [x, y]);
}

/** The rays of a fish's tail. */
function rays(figure: FigureDraft, kind: Swimmer, [x, y]: Node, u: number): string {
  if (kind !== KINDS.fish) return '';
  return [-44, 0, 44]
    .map((dy) =>
      figure.ink.line(
        curve([
          [x + 34 * u, y + dy * 0.4 * u],
          [x + (dy === 0 ? 56 : 72) * u, y + dy * u],
        ]),
        figure.material('tail', figure.material('wings', 'accent')),
        figure.ink.look.inner * 0.8,
      ),
    )
    .join('');
}

/** Fish, sharks, dolphins and whales. */
export const SWIMMERS: Readonly<Record<string, Form>> = Object.fromEntries(
  Object.entries(KINDS).map(([name, kind]) => [name, swim(kind)]),
);
