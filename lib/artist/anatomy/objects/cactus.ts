import type { Point } from '../../shape/path';
import { type FigureDraft, SIDES, sign } from '../../figure';
import { box, curve, ellipse, rounded } from '../../shape/curve';
import { limb } from '../../shape/limb';
import { GROUND, MIDDLE } from '../layout';
import type { DrawObject } from './drawing';

const NEEDLES: readonly Point[] = [
  [-0.62, -0.56],
  [0.66, -0.5],
  [-0.24, -0.8],
  [0.2, -0.72],
  [-0.76, 0.2],
  [0.78, 0.14],
  [0.24, 0.4],
  [-0.34, 0.38],
];

/** Matches headwear that replaces the flower of a cactus. */
const OVER_FLOWER = /hat|cap|beanie|crown|beret|helmet|bow$|flower/;

/** Draws the body of a cactus around the height `cy`; `u` is pixels for one unit of the reference figure. */
export const cactus: DrawObject = (figure, cy, u) => {
  const [rx, ry] = [88 * u, 142 * u];
  return {
    rx,
    ry,
    outline: ellipse(MIDDLE, cy - 10 * u, rx, ry, 0.35),
    face: { cy: cy - ry * 0.2, rx: 84 * u, ry: 80 * u },
    shoulder: [rx * 0.8, cy + 4 * u],
    hatY: cy - ry * 0.94,
    over: needles(figure, cy, rx, ry, u),
    extra: (target) => {
      addPot(target, cy, ry, u);
      addArms(target, cy, rx, u);
      if (!target.character.wear.some(({ item }) => OVER_FLOWER.test(item))) addFlower(target, cy, ry, u);
    },
  };
};

const needles = ({ ink }: FigureDraft, cy: number, rx: number, ry: number, u: number): string =>
  NEEDLES.map(([x, y]) =>
    ink.line(
      curve([
        [MIDDLE + x * rx, cy + y * ry],
        [MIDDLE + x * rx + 6 * u, cy + y * ry + 9 * u],
      ]),
      'body',
      ink.look.inner * 0.9,
    ),
  ).join('');

/** Adds the pot with its rim. */
function addPot(figure: FigureDraft, cy: number, ry: number, u: number): void {
  const { ink } = figure;
  const pot = rounded(
    [
      [MIDDLE - 100 * u, cy + ry * 0.56],
      [MIDDLE + 100 * u, cy + ry * 0.56],
      [MIDDLE + 78 * u, cy + ry * 1.12],
      [MIDDLE - 78 * u, cy + ry * 1.12],
    ],
    16 * u,
  );
  const rim = box(MIDDLE, cy + ry * 0.58, 222 * u, 36 * u, 14 * u);
  figure.parts.push({
    id: 'pot',
    parent: 'root',
    z: 26,
    pivot: [MIDDLE, GROUND],
    limits: null,
    stage: 'features',
    svg: ink.mass(pot, 'belly') + ink.mass(rim, 'belly', { shade: 0.5 }),
    rims: [pot, rim],
  });
}

/** Adds two arms that bend upward, the left one higher. */
function addArms(figure: FigureDraft, cy: number, rx: number, u: number): void {
  for (const side of SIDES) {
    const s = sign(side);
    const joint: Point = [MIDDLE + s * rx * 0.72, cy + 4 * u];
    const arm = limb(
      [
        joint,
        [MIDDLE + s * (rx + 42 * u), cy + (side === 'left' ? 4 : 18) * u],
        [MIDDLE + s * (rx + 46 * u), cy - (side === 'left' ? 66 : 40) * u],
      ],
      50 * u,
      44 * u,
    );
    figure.parts.push({
      id: `arm_${side}`,
      parent: 'body',
      z: 16,
      pivot: joint,
      limits: [-35, 35],
      stage: 'limbs',
      svg: figure.ink.mass(arm.fill, 'body'),
      rims: [arm.fill],
    });
  }
}

/** Adds a flower of five petals at the top. */
function addFlower(figure: FigureDraft, cy: number, ry: number, u: number): void {
  const { ink } = figure;
  const [x, y] = [MIDDLE + 30 * u, cy - ry * 1.02];
  const petals = [0, 1, 2, 3, 4].map((index) =>
    ellipse(x + Math.cos(index * 1.257) * 15 * u, y + Math.sin(index * 1.257) * 13 * u, 13 * u, 12 * u),
  );
  figure.parts.push({
    id: 'flower',
    parent: 'body',
    z: 30,
    pivot: [x, cy - ry],
    limits: [-15, 15],
    stage: 'features',
    svg:
      petals.map((path) => ink.mass(path, 'accent', { shade: 0, width: ink.look.inner })).join('') +
      petals.map((path) => ink.area(path, 'accent')).join('') +
      ink.area(ellipse(x, y, 8 * u, 8 * u), 'tooth'),
    rims: petals,
  });
}
