import type { FigureDraft } from '../../figure';
import { SIDES } from '../../figure';
import { blob, curve, ellipse, placed } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import { limb } from '../../shape/limb';
import { shift } from '../../shape/path';
import type { Node, Path, Point } from '../../shape/path';
import { addHead } from '../biped';
import { addExtras } from '../extras';
import { faceFrame } from '../frame';
import { skullPath } from '../heads';
import { GROUND } from '../layout';
import { addLeg } from '../legs';
import { addHeadAnchors, addRoot } from '../root';
import type { Form } from './form';

/** A dome on short legs, its head out in front on the left. */
interface Walker {
  rx: number;
  ry: number;
  legs: number;
  thin: boolean;
  shell: (
    at: (x: number, y: number, corner?: number) => Node,
    figure: FigureDraft,
    u: number,
  ) => { inside: Marking[]; over: string };
  tail: boolean;
  /** The materials of the dome and of head and legs. */
  dome: string;
  skin: string;
}

const DOME: readonly Node[] = [
  [-1, 0.62],
  [-0.98, 0.2],
  [-0.8, -0.48],
  [-0.34, -0.94],
  [0.3, -0.96],
  [0.78, -0.56],
  [0.98, 0.16],
  [1, 0.62],
  [0.7, 0.8],
  [0, 0.86],
  [-0.7, 0.8],
];
const points = (nodes: readonly Node[]): Point[] => nodes.map(([x, y]): Point => [x, y]);

const WALKERS: Readonly<Record<string, Walker>> = {
  turtle: {
    rx: 136,
    ry: 112,
    legs: 4,
    thin: false,
    tail: true,
    dome: 'accent',
    skin: 'body',
    shell: (at, { ink }, u) => {
      const plate = (x: number, y: number, w: number, h: number): Path =>
        blob(
          [
            at(x - w, y),
            at(x - w * 0.5, y - h),
            at(x + w * 0.5, y - h),
            at(x + w, y),
            at(x + w * 0.5, y + h),
            at(x - w * 0.5, y + h),
          ].map(([px, py]): Node => [px, py, 0.5]),
        );
      const plates = [
        plate(0.06, -0.3, 0.34, 0.32),
        plate(0.7, -0.16, 0.26, 0.26),
        plate(-0.56, -0.2, 0.26, 0.26),
        plate(0.4, -0.86, 0.24, 0.2),
        plate(-0.24, -0.88, 0.24, 0.2),
      ];
      const rim = blob([at(-1.1, 0.36), at(0, 0.52), at(1.1, 0.36), at(1.1, 1.2), at(-1.1, 1.2)]);
      const line = ink.line(curve([at(-0.97, 0.36), at(0, 0.5), at(0.97, 0.36)]), 'accent', ink.look.inner || 4 * u);
      return {
        inside: [...plates.map((path) => ({ path, material: 'marking' })), { path: rim, material: 'belly' }],
        over: line,
      };
    },
  },
  ladybug: {
    rx: 136,
    ry: 118,
    legs: 6,
    thin: true,
    tail: false,
    dome: 'body',
    skin: 'accent',
    shell: (at, { ink }, u) => {
      const spot = (x: number, y: number, r: number): Marking => ({
        path: ellipse(at(x, y)[0], at(x, y)[1], r * u, r * u * 1.06),
        material: 'marking',
      });
      return {
        inside: [
          spot(-0.02, -0.52, 22),
          spot(0.34, 0.26, 23),
          spot(0.82, -0.06, 19),
          spot(0.5, -0.78, 17),
          spot(-0.34, 0.42, 17),
        ],
        over: ink.line(curve([at(-0.2, -0.98), at(0.3, -0.36), at(0.5, 0.26), at(0.52, 0.82)]), 'body'),
      };
    },
  },
  beetle: {
    rx: 136,
    ry: 116,
    legs: 6,
    thin: true,
    tail: false,
    dome: 'body',
    skin: 'accent',
    shell: (at, { ink }) => ({
      inside: [{ path: limb(points([at(0.5, -0.6), at(0.78, -0.2), at(0.84, 0.2)]), 16, 10).fill, material: 'belly' }],
      over:
        ink.line(curve([at(-0.2, -0.98), at(0.24, -0.36), at(0.42, 0.26), at(0.44, 0.82)]), 'body') +
        ink.line(curve([at(-0.86, -0.34), at(-0.5, 0.1), at(-0.44, 0.8)]), 'body'),
    }),
  },
};

const walk =
  (kind: Walker): Form =>
  (figure, hatRise) => {
    const { ink, brief, species } = figure;
    const u =
      Math.min(1.04, (GROUND - 40) / (372 + Math.max(hatRise, species.extras?.length ? 62 : 0) * 0.7)) *
      brief.shape.scale;
    figure.unit = u;
    const wide = 0.6 + brief.shape.width * 0.4;
    const [rx, ry] = [kind.rx * u * wide, kind.ry * u];
    const [cx, cy] = [292, GROUND - 62 * u - ry * 0.8];
    addRoot(figure, rx * 1.2, cx - 26 * u);
    const at = (x: number, y: number, corner = 0): Node => [cx + x * rx, cy + y * ry, corner];
    const dome = blob(placed(DOME, [cx, cy], rx, ry));
    const hry = 84 * u * ink.look.head * brief.shape.head;
    const head = { cx: cx - rx * 0.78, cy: cy - ry * 0.2 - hry * 0.3, rx: hry * (species.wide ?? 1.1), ry: hry };
    const skull = skullPath(species.head ?? 'round', head.cx, head.cy, head.rx, head.ry, ink.look.square);
    figure.torso = {
      part: 'body',
      cx: head.cx + head.rx * 0.1,
      neckY: head.cy + hry * 1.04,
      waistY: cy + ry * 0.4,
      hemY: cy + ry * 0.8,
      neck: hry * 0.56,
      waist: rx * 0.5,
      hem: rx * 0.5,
      path: dome,
      merged: false,
    };
    const { inside, over } = kind.shell(at, figure, u);
    const shell = figure.material('wings', kind.dome);
    figure.parts.push({
      id: 'body',
      parent: 'root',
      z: 20,
      pivot: [cx, cy + ry * 0.7],
      limits: [-12, 12],
      stage: 'body',
      svg: ink.mass(dome, shell, { inside, light: true, cast: shift(skull, 8 * u, 10 * u) }) + over,
      rims: [dome],
    });
    addWalkingLegs(figure, kind, at, u);
    figure.head = faceFrame(figure, { part: 'head', material: kind.skin, skull, ...head });
    const neck = limb(
      [
        [cx - rx * 0.5, cy + ry * 0.3],
        [head.cx + head.rx * 0.1, head.cy + hry * 0.5],
      ],
      84 * u,
      84 * u,
    ).fill;
    figure.parts.push({
      id: 'neck',
      parent: 'body',
      z: 22,
      pivot: [cx - rx * 0.5, cy + ry * 0.3],
      limits: [-12, 12],
      stage: 'limbs',
      svg: ink.mass(neck, kind.skin, { shade: 0.7, far: ink.look.outer === 0 }),
      rims: [neck],
    });
    addHead(figure, head.cy + hry * 0.6, 'neck');
    if (kind.tail) {
      const tail = blob([at(0.8, 0.5), at(1.02, 0.46), at(1.26, 0.66, 0.6), at(1.04, 0.76), at(0.8, 0.76)]);
      figure.parts.push({
        id: 'tail',
        parent: 'body',
        z: 8,
        pivot: [at(0.86, 0.6)[0], at(0.86, 0.6)[1]],
        limits: [-24, 24],
        stage: 'features',
        svg: ink.mass(tail, figure.material('tail', 'body')),
        rims: [tail],
      });
    }
    addExtras(figure);
    addHeadAnchors(figure);
  };

function addWalkingLegs(figure: FigureDraft, kind: Walker, at: (x: number, y: number) => Node, u: number): void {
  const { ink } = figure;
  if (!kind.thin) {
    for (const [end, near, far] of [
      ['front', -0.5, -0.2],
      ['back', 0.66, 0.42],
    ] as const) {
      for (const side of SIDES) {
        const isFar = (end === 'front') === (side === 'right');
        const [x] = at(isFar ? far : near, 0);
        addLeg(figure, side, {
          hip: [x, at(0, 0.6)[1]],
          ankle: [x, GROUND - 26 * u - (isFar ? 6 * u : 0)],
          width: 52 * u,
          parent: 'body',
          material: 'body',
          footMaterial: figure.material('feet', 'body'),
          far: isFar,
          z: isFar ? 8 : 16,
          name: `${end}_leg`,
        });
      }
    }
    return;
  }
  const places = [
    ['leg_left_1', -0.56, 0],
    ['leg_left_2', 0.0, 0],
    ['leg_left_3', 0.62, 0],
    ['leg_right_1', -0.3, 1],
    ['leg_right_2', 0.3, 1],
    ['leg_right_3', 0.86, 1],
  ] as const;
  for (const [id, x, far] of places) {
    const [px, py] = at(x, 0.62);
    const path = limb(
      [
        [px, py],
        [px + 6 * u, py + 30 * u],
        [px - 8 * u, GROUND - 10 * u - far * 8 * u],
      ],
      30 * u,
      24 * u,
    ).fill;
    figure.parts.push({
      id,
      parent: 'body',
      z: far ? 8 : 16,
      pivot: [px, py],
      limits: [-30, 30],
      stage: 'limbs',
      svg: ink.mass(path, figure.material('feet', kind.skin), { far: far === 1, shade: 0.6 }),
      rims: [path],
    });
  }
}

/** A slug of a body with its house on its back. */
const snail: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = Math.min(1.04, (GROUND - 40) / (360 + Math.max(hatRise, 40) * 0.8)) * brief.shape.scale;
  figure.unit = u;
  const y = GROUND;
  addRoot(figure, 168 * u, 256);
  const p = (x: number, dy: number, corner = 0): Node => [256 + x * u, y + dy * u, corner];
  const foot = blob([
    p(-150, -8),
    p(-146, -60),
    p(-128, -150),
    p(-92, -196),
    p(-40, -176),
    p(-22, -110),
    p(30, -64),
    p(120, -46),
    p(186, -12, 0.4),
    p(170, 0),
    p(0, 2),
    p(-120, 2),
  ]);
  const sole = blob([p(-160, -22), p(0, -26), p(200, -20), p(200, 20), p(-160, 20)]);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [256, y - 20 * u],
    limits: [-8, 8],
    stage: 'body',
    svg: ink.mass(foot, 'body', { inside: [{ path: sole, material: 'belly' }] }),
    rims: [foot],
  });
  const [sx, sy, r] = [256 + 62 * u, y - 138 * u, 108 * u * (0.7 + brief.shape.width * 0.3)];
  const house = ellipse(sx, sy, r, r * 0.98);
  const spiral = Array.from({ length: 15 }, (_, index): Node => {
    const turnBy = (index / 14) * Math.PI * 4.1 + 0.9;
    const reach = r * (0.96 - (index / 14) * 0.86);
    return [sx + Math.cos(turnBy) * reach, sy + Math.sin(turnBy) * reach * 0.98];
  });
  const shell = figure.material('wings', 'accent');
  figure.parts.push({
    id: 'shell',
    parent: 'body',
    z: 18,
    pivot: [sx, sy + r * 0.8],
    limits: [-10, 10],
    stage: 'body',
    svg: ink.mass(house, shell, { light: true }) + ink.line(curve(spiral), shell, Math.max(6, ink.look.inner)),
    rims: [house],
  });
  const hry = 82 * u * ink.look.head * brief.shape.head;
  const head = { cx: 256 - 94 * u, cy: y - 208 * u, rx: hry * 1.1, ry: hry };
  const skull = skullPath('round', head.cx, head.cy, head.rx, head.ry, ink.look.square);
  figure.torso = {
    part: 'body',
    cx: head.cx + 4 * u,
    neckY: head.cy + hry * 1.0,
    waistY: y - 70 * u,
    hemY: y - 14 * u,
    neck: 52 * u,
    waist: 60 * u,
    hem: 66 * u,
    path: foot,
    merged: false,
  };
  figure.head = faceFrame(figure, { part: 'head', material: 'body', skull, ...head });
  addHead(figure, head.cy + hry * 0.7);
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Turtles, ladybugs, beetles and snails. */
export const DOMES: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(Object.entries(WALKERS).map(([name, kind]) => [name, walk(kind)])),
  snail,
};
