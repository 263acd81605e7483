import { blob, curve, placed } from '../../../shape/curve';
import type { Node, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addHand, fitOf } from '../face-body';
import type { Form } from '../form';
import type { Wader } from './wader';
import { addStilts } from './stilts';
import { addNeckAndHead } from './neck-and-head';

const TRUNK: readonly Point[] = [
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
];

export const wade =
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
    const trunk = blob(placed(TRUNK, [cx, cy], rx, ry));
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
