import type { Point } from '../../shape/path';
import { SIDES, sign } from '../../figure';
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

export const cactus: DrawObject = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [88 * u, 142 * u];
  const outline = ellipse(MIDDLE, cy - 10 * u, rx, ry, 0.35);
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
  const needles = NEEDLES.map(([x = 0, y = 0]) =>
    ink.line(
      curve([
        [MIDDLE + x * rx, cy + y * ry],
        [MIDDLE + x * rx + 6 * u, cy + y * ry + 9 * u],
      ]),
      'body',
      ink.look.inner * 0.9,
    ),
  ).join('');
  return {
    rx,
    ry,
    outline,
    face: { cy: cy - ry * 0.2, rx: 84 * u, ry: 80 * u },
    shoulder: [rx * 0.8, cy + 4 * u],
    hatY: cy - ry * 0.94,
    over: needles,
    extra: (target) => {
      target.parts.push({
        id: 'pot',
        parent: 'root',
        z: 26,
        pivot: [MIDDLE, GROUND],
        limits: null,
        stage: 'features',
        svg: ink.mass(pot, 'belly') + ink.mass(rim, 'belly', { shade: 0.5 }),
        rims: [pot, rim],
      });
      for (const side of SIDES) {
        const s = sign(side);
        const arm = limb(
          [
            [MIDDLE + s * rx * 0.72, cy + 4 * u],
            [MIDDLE + s * (rx + 42 * u), cy + (side === 'left' ? 4 : 18) * u],
            [MIDDLE + s * (rx + 46 * u), cy - (side === 'left' ? 66 : 40) * u],
          ],
          50 * u,
          44 * u,
        );
        target.parts.push({
          id: `arm_${side}`,
          parent: 'body',
          z: 16,
          pivot: [MIDDLE + s * rx * 0.72, cy + 4 * u],
          limits: [-35, 35],
          stage: 'limbs',
          svg: ink.mass(arm.fill, 'body'),
          rims: [arm.fill],
        });
      }
      const petals = [0, 1, 2, 3, 4].map((index) =>
        ellipse(
          MIDDLE + 30 * u + Math.cos(index * 1.257) * 15 * u,
          cy - ry * 1.02 + Math.sin(index * 1.257) * 13 * u,
          13 * u,
          12 * u,
        ),
      );
      if (!target.brief.wear.some(({ item }) => /hat|cap|beanie|crown|beret|helmet|bow$|flower/.test(item)))
        target.parts.push({
          id: 'flower',
          parent: 'body',
          z: 30,
          pivot: [MIDDLE + 30 * u, cy - ry],
          limits: [-15, 15],
          stage: 'features',
          svg:
            petals.map((path) => ink.mass(path, 'accent', { shade: 0, width: ink.look.inner })).join('') +
            petals.map((path) => ink.area(path, 'accent')).join('') +
            ink.area(ellipse(MIDDLE + 30 * u, cy - ry * 1.02, 8 * u, 8 * u), 'tooth'),
          rims: petals,
        });
    },
  };
};
