import { blob, curve, ellipse } from '../../../shape/curve';
import type { Node } from '../../../shape/path';
import { addHead } from '../../head';
import { addExtras } from '../../extras';
import { faceFrame } from '../../frame';
import { skullPath } from '../../heads';
import { GROUND } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import type { Form } from '../form';

/** A slug of a body with its house on its back. */
export const snail: Form = (figure, hatRise) => {
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
