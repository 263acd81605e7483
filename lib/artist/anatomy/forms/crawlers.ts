import type { FigureDraft } from '../../figure';
import { SIDES, sign } from '../../figure';
import { blob, curve, ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Node, Point } from '../../shape/path';
import { addHead } from '../biped';
import { addExtras } from '../extras';
import { faceFrame } from '../frame';
import { skullPath } from '../heads';
import { GROUND, MIDDLE } from '../layout';
import { addHeadAnchors, addRoot } from '../root';
import { fitOf } from './face-body';
import type { Form } from './form';

function headOn(figure: FigureDraft, at: Point, half: number, neckY: number, parent: string): void {
  const { species, ink, brief } = figure;
  const ry = half * ink.look.head * brief.shape.head;
  const box = { cx: at[0], cy: at[1], rx: ry * (species.wide ?? 1.12), ry };
  const skull = skullPath(species.head ?? 'round', box.cx, box.cy, box.rx, box.ry, ink.look.square);
  figure.head = faceFrame(figure, { part: 'head', material: 'body', skull, ...box });
  addHead(figure, neckY, parent);
}

const snake: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 384, hatRise);
  figure.unit = u;
  const wide = brief.shape.width;
  addRoot(figure, 138 * u * wide);
  const coil = (y: number, rx: number, ry: number) => ellipse(MIDDLE, GROUND - y * u, rx * u * wide, ry * u, 0.16);
  const low = coil(38, 142, 40);
  const high = coil(94, 112, 38);
  const band = (y: number, rx: number, ry: number) =>
    [-0.62, 0, 0.62].map((x) => ({
      path: ellipse(MIDDLE + x * rx * u * wide, GROUND - (y + ry * 0.5) * u, 20 * u, ry * 0.66 * u),
      material: 'marking',
    }));
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, GROUND - 20 * u],
    limits: [-10, 10],
    stage: 'body',
    svg:
      ink.mass(high, 'body', { inside: band(94, 112, 38), far: ink.look.outer === 0 }) +
      ink.mass(low, 'body', { inside: band(38, 142, 40) }),
    rims: [low, high],
  });
  const tip: Point = [MIDDLE + 120 * u * wide, GROUND - 30 * u];
  const tail = limb(
    [tip, [tip[0] + 42 * u, tip[1] + 14 * u], [tip[0] + 72 * u, tip[1] - 14 * u], [tip[0] + 76 * u, tip[1] - 50 * u]],
    40 * u,
    14 * u,
  ).fill;
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 14,
    pivot: tip,
    limits: [-24, 24],
    stage: 'features',
    svg: ink.mass(tail, figure.material('tail', 'body')),
    rims: [tail],
  });
  const base: Point = [MIDDLE, GROUND - 100 * u];
  const neckTop: Point = [MIDDLE, GROUND - 246 * u];
  const stem = limb(
    [base, [MIDDLE + 10 * u, GROUND - 160 * u], [MIDDLE - 4 * u, GROUND - 210 * u], neckTop],
    82 * u * Math.sqrt(wide),
    66 * u,
    ink.look.outer / 2,
  );
  const front = limb(
    [
      [base[0], base[1] + 30 * u],
      [MIDDLE + 10 * u, GROUND - 160 * u],
      [MIDDLE - 4 * u, GROUND - 210 * u],
      [neckTop[0], neckTop[1] - 20 * u],
    ],
    46 * u,
    38 * u,
  ).fill;
  const scales = [118, 144, 170, 196]
    .map((dy) =>
      ink.line(
        curve([
          [MIDDLE - 16 * u, GROUND - dy * u],
          [MIDDLE + 3 * u, GROUND - (dy - 4) * u],
          [MIDDLE + 22 * u, GROUND - dy * u],
        ]),
        'belly',
        ink.look.inner * 0.8,
      ),
    )
    .join('');
  figure.parts.push({
    id: 'neck',
    parent: 'body',
    z: 24,
    pivot: base,
    limits: [-20, 20],
    stage: 'body',
    svg: ink.mass(stem.fill, 'body', { line: stem.openStart, inside: [{ path: front, material: 'belly' }] }) + scales,
    rims: [stem.fill],
  });
  figure.torso = {
    part: 'neck',
    cx: MIDDLE,
    neckY: GROUND - 226 * u,
    waistY: GROUND - 150 * u,
    hemY: GROUND - 110 * u,
    neck: 40 * u,
    waist: 42 * u,
    hem: 44 * u,
    path: stem.fill,
    merged: false,
  };
  headOn(figure, [MIDDLE, GROUND - 292 * u], 80 * u, GROUND - 240 * u, 'neck');
  addExtras(figure);
  addHeadAnchors(figure);
};

const worm: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 384, hatRise);
  figure.unit = u;
  const wide = Math.sqrt(brief.shape.width);
  addRoot(figure, 130 * u, MIDDLE + 10 * u);
  const base: Point = [MIDDLE - 20 * u, GROUND - 48 * u];
  const stem = limb(
    [
      [MIDDLE + 60 * u, GROUND - 44 * u],
      base,
      [MIDDLE - 62 * u, GROUND - 96 * u],
      [MIDDLE - 44 * u, GROUND - 168 * u],
      [MIDDLE - 20 * u, GROUND - 236 * u],
    ],
    84 * u * wide,
    88 * u * wide,
  );
  const rings = [
    [-78, -106, -20, -84],
    [-86, -150, -4, -160],
    [-70, -200, 14, -212],
  ]
    .map(([ax = 0, ay = 0, bx = 0, by = 0]) =>
      ink.line(
        curve([
          [MIDDLE + ax * u, GROUND + ay * u],
          [MIDDLE + ((ax + bx) / 2) * u, GROUND + ((ay + by) / 2 + 8) * u],
          [MIDDLE + bx * u, GROUND + by * u],
        ]),
        'body',
        ink.look.inner * 0.9,
      ),
    )
    .join('');
  const saddle = limb(
    [
      [MIDDLE - 96 * u, GROUND - 128 * u],
      [MIDDLE + 4 * u, GROUND - 120 * u],
    ],
    34 * u,
    34 * u,
  ).fill;
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [base[0], base[1] + 20 * u],
    limits: [-14, 14],
    stage: 'body',
    svg: ink.mass(stem.fill, 'body', { inside: [{ path: saddle, material: 'belly' }] }) + rings,
    rims: [stem.fill],
  });
  const joint: Point = [MIDDLE + 52 * u, GROUND - 44 * u];
  const tail = limb(
    [
      joint,
      [MIDDLE + 110 * u, GROUND - 40 * u],
      [MIDDLE + 158 * u, GROUND - 60 * u],
      [MIDDLE + 176 * u, GROUND - 100 * u],
    ],
    82 * u * wide,
    44 * u,
  );
  const tailRings = [
    [96, -76, 100, -10],
    [138, -88, 160, -30],
  ]
    .map(([ax = 0, ay = 0, bx = 0, by = 0]) =>
      ink.line(
        curve([
          [MIDDLE + ax * u, GROUND + ay * u],
          [MIDDLE + ((ax + bx) / 2 + 8) * u, GROUND + ((ay + by) / 2) * u],
          [MIDDLE + bx * u, GROUND + by * u],
        ]),
        'body',
        ink.look.inner * 0.9,
      ),
    )
    .join('');
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 22,
    pivot: joint,
    limits: [-14, 10],
    stage: 'features',
    svg: ink.mass(tail.fill, 'body', { line: ink.look.outer === 0 ? tail.fill : tail.openStart, shade: 0 }) + tailRings,
    rims: [tail.fill],
  });
  figure.torso = {
    part: 'body',
    cx: MIDDLE - 38 * u,
    neckY: GROUND - 212 * u,
    waistY: GROUND - 140 * u,
    hemY: GROUND - 80 * u,
    neck: 46 * u,
    waist: 44 * u,
    hem: 46 * u,
    path: stem.fill,
    merged: false,
  };
  headOn(figure, [MIDDLE - 20 * u, GROUND - 292 * u], 82 * u, GROUND - 230 * u, 'body');
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Round segments in a row, each on two feet, the head up in front. */
const caterpillar: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 330, Math.max(hatRise, 66));
  figure.unit = u;
  const fat = 0.6 + brief.shape.width * 0.4;
  addRoot(figure, 190 * u, MIDDLE + 12 * u);
  const rows: readonly (readonly [id: string, x: number, y: number, r: number, parent: string])[] = [
    ['body', -72, 96, 66, 'root'],
    ['segment_1', 16, 82, 58, 'body'],
    ['segment_2', 94, 86, 54, 'segment_1'],
    ['tail', 162, 70, 46, 'segment_2'],
  ];
  rows.forEach(([id, dx, dy, r, parent], index) => {
    const [x, y] = [MIDDLE + dx * u, GROUND - dy * u];
    const ball = ellipse(x, y, r * u * fat, r * u * fat);
    const spot = ellipse(x + 4 * u, y - r * 0.3 * u, r * 0.28 * u, r * 0.26 * u);
    const back = index === 0 ? 0 : -1;
    for (const side of SIDES) {
      const fx = x + sign(side) * r * 0.4 * u;
      const foot = limb(
        [
          [fx, y + r * 0.6 * u],
          [fx - 2 * u, GROUND - 12 * u],
        ],
        30 * u,
        26 * u,
      ).fill;
      figure.parts.push({
        id: `leg_${side}_${index + 1}`,
        parent: id,
        z: 12 - index * 2,
        pivot: [fx, y + r * 0.6 * u],
        limits: [-24, 24],
        stage: 'limbs',
        svg: ink.mass(foot, figure.material('feet', 'accent'), { shade: 0.5 }),
        rims: [foot],
      });
    }
    const marking = index % 2 ? [{ path: spot, material: 'belly' }] : [];
    figure.parts.push({
      id,
      parent,
      z: 20 - index * 2,
      pivot: index === 0 ? [x, GROUND - 20 * u] : [x - r * 0.66 * u, y],
      limits: index === 0 ? [-8, 8] : [-12, 12],
      stage: 'body',
      svg: ink.mass(ball, 'body', {
        inside: marking,
        far: ink.look.outer === 0 && index % 2 === 1,
        shade: 1 + back * 0.2,
      }),
      rims: [ball],
    });
  });
  const body = ellipse(MIDDLE - 72 * u, GROUND - 96 * u, 66 * u * fat, 66 * u * fat);
  figure.torso = {
    part: 'body',
    cx: MIDDLE - 74 * u,
    neckY: GROUND - 134 * u,
    waistY: GROUND - 84 * u,
    hemY: GROUND - 40 * u,
    neck: 50 * u,
    waist: 56 * u,
    hem: 50 * u,
    path: body,
    merged: false,
  };
  headOn(figure, [MIDDLE - 84 * u, GROUND - 204 * u], 86 * u, GROUND - 136 * u, 'body');
  addExtras(figure);
  addHeadAnchors(figure);
};

/** An upright curl of a fish with a tube of a snout. */
const seahorse: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 404, Math.max(hatRise, 20));
  figure.unit = u;
  const wide = brief.shape.width;
  addRoot(figure, 74 * u);
  const [x, top] = [MIDDLE, GROUND - 246 * u];
  const at = (dx: number, dy: number, corner = 0): Node => [x + dx * u * wide, GROUND - dy * u, corner];
  const trunk = blob([
    at(-42, 258),
    at(42, 258),
    at(66, 206),
    at(60, 150),
    at(36, 104),
    at(8, 84),
    at(-30, 96),
    at(-54, 140),
    at(-62, 200),
  ]);
  const belly = blob([
    at(-30, 270),
    at(20, 270),
    at(28, 200),
    at(16, 130),
    at(-10, 80),
    at(-40, 96),
    at(-46, 150),
    at(-48, 210),
  ]);
  const ridges = [232, 204, 176, 148, 120]
    .map((dy) => ink.line(curve([at(-44, dy), at(-10, dy - 7), at(24, dy)]), 'belly', ink.look.inner * 0.8))
    .join('');
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [x, GROUND - 110 * u],
    limits: [-16, 16],
    stage: 'body',
    svg: ink.mass(trunk, 'body', { inside: [{ path: belly, material: 'belly' }] }) + ridges,
    rims: [trunk],
  });
  const joint: Point = [x, GROUND - 112 * u];
  const tail = limb(
    [
      joint,
      [x + 6 * u, GROUND - 66 * u],
      [x + 40 * u, GROUND - 28 * u],
      [x + 88 * u, GROUND - 36 * u],
      [x + 98 * u, GROUND - 80 * u],
      [x + 66 * u, GROUND - 94 * u],
    ],
    74 * u,
    22 * u,
    ink.look.outer / 2,
  );
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 18,
    pivot: joint,
    limits: [-16, 16],
    stage: 'features',
    svg: ink.mass(tail.fill, figure.material('tail', 'body'), { line: tail.openStart, shade: 0.8 }),
    rims: [tail.fill],
  });
  const fin = blob([at(46, 214), at(86, 236, 0.3), at(104, 204, 0.3), at(96, 168, 0.3), at(50, 164)]);
  figure.parts.push({
    id: 'dorsal',
    parent: 'body',
    z: 14,
    pivot: [at(56, 190)[0], at(56, 190)[1]],
    limits: [-14, 14],
    stage: 'features',
    svg: ink.mass(fin, figure.material('wings', 'accent')),
    rims: [fin],
  });
  figure.torso = {
    part: 'body',
    cx: x,
    neckY: top + 8 * u,
    waistY: GROUND - 170 * u,
    hemY: GROUND - 110 * u,
    neck: 42 * u * wide,
    waist: 56 * u * wide,
    hem: 40 * u * wide,
    path: trunk,
    merged: false,
  };
  headOn(figure, [x, GROUND - 314 * u], 84 * u, top, 'body');
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Snakes, worms, caterpillars and seahorses. */
export const CRAWLERS: Readonly<Record<string, Form>> = { snake, worm, caterpillar, seahorse };
