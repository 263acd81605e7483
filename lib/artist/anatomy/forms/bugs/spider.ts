import { SIDES, sign } from '../../../figure';
import { ellipse, placed, symmetric } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addFaceBody, addHand, fitOf } from '../face-body';
import type { Form } from '../form';

const BELLY: readonly Point[] = [
  [0, 0.5],
  [0.4, 0.54],
  [0.6, 0.74],
  [0.4, 1.2],
  [0, 1.2],
];

/** A round body that is all face on eight bent legs. */
export const spider: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 318, Math.max(hatRise, 20));
  figure.unit = u;
  const [rx, ry] = [116 * u * Math.min(1.1, brief.shape.width), 108 * u];
  const cy = GROUND - 74 * u - ry;
  addRoot(figure, 150 * u);
  const outline = ellipse(MIDDLE, cy, rx, ry, 0.08);
  const belly = symmetric(placed(BELLY, [MIDDLE, cy], rx, ry), MIDDLE);
  const more = [-1, 1]
    .map(
      (s) =>
        ink.area(ellipse(MIDDLE + s * rx * 0.2, cy - ry * 0.46, 9 * u, 10 * u), figure.darkFace ? 'sclera' : 'eye') +
        ink.area(
          ellipse(MIDDLE + s * rx * 0.2 - 3 * u, cy - ry * 0.5, 3.4 * u, 3.4 * u),
          figure.darkFace ? 'eye' : 'glint',
        ),
    )
    .join('');
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy, rx: 98 * u, ry: 86 * u },
    inside: [{ path: belly, material: 'belly' }],
    over: more,
    hat: { y: cy - ry * 0.74, width: rx * 0.56 },
    limits: [-12, 12],
  });
  const legs = [
    [0.72, -0.42, 150, -0.86, 176, -0.1],
    [0.86, -0.12, 162, -0.34, 198, 0.62],
    [0.84, 0.26, 150, 0.16, 180, 1.26],
    [0.66, 0.6, 120, 0.6, 138, 1.62],
  ] as const;
  legs.forEach(([x, y, kneeX, kneeY, tipX, tipY], index) => {
    for (const side of SIDES) {
      const s = sign(side);
      const joint: Point = [MIDDLE + s * rx * x, cy + ry * y];
      const path = limb(
        [
          joint,
          [MIDDLE + s * kneeX * u, cy + ry * kneeY],
          [MIDDLE + s * tipX * u, Math.min(GROUND - 6 * u, cy + ry * tipY)],
        ],
        26 * u,
        18 * u,
      ).fill;
      figure.parts.push({
        id: `leg_${side}_${index + 1}`,
        parent: 'body',
        z: 16 - index,
        pivot: joint,
        limits: [-24, 24],
        stage: 'limbs',
        svg: ink.mass(path, figure.material('feet', 'body'), { shade: 0.5, far: index % 2 === 1 }),
        rims: [path],
      });
      if (index === 0) addHand(figure, side, `leg_${side}_1`, [MIDDLE + s * tipX * u, cy + ry * tipY], joint, 26);
    }
  });
  addExtras(figure);
  addHeadAnchors(figure);
};
