import { SIDES, sign } from '../../../figure';
import { ellipse } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { headOn } from './head';

/** Round segments in a row, each on two feet, the head up in front. */
export const caterpillar: Form = (figure, hatRise) => {
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
