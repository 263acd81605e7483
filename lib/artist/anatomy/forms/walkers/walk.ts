import { blob, placed } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import { shift, type Node } from '../../../shape/path';
import { addHead } from '../../head';
import { addExtras } from '../../extras';
import { faceFrame } from '../../frame';
import { skullPath } from '../../heads';
import { GROUND } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import type { Form } from '../form';
import type { Walker } from './walker';
import { addWalkingLegs } from './legs';

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

export const walk =
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
