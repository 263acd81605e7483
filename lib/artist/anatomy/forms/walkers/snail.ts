import type { FigureDraft } from '../../../figure';
import { blob, curve, ellipse } from '../../../shape/curve';
import type { Oval } from '../../../shape/oval';
import type { Node, Path } from '../../../shape/path';
import { addHead } from '../../head';
import { addExtras } from '../../extras';
import { faceFrame } from '../../frame';
import { skullPath } from '../../heads';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import type { Form } from '../form';

/** Outlines in pixels of the reference figure: x to the right of the middle, y down from the ground. */
const FOOT: readonly Node[] = [
  [-150, -8],
  [-146, -60],
  [-128, -150],
  [-92, -196],
  [-40, -176],
  [-22, -110],
  [30, -64],
  [120, -46],
  [186, -12, 0.4],
  [170, 0],
  [0, 2],
  [-120, 2],
];

const SOLE: readonly Node[] = [
  [-160, -22],
  [0, -26],
  [200, -20],
  [200, 20],
  [-160, 20],
];

/** Builds a snail with its shell on its back. */
export const snail: Form = (figure, hatRise) => {
  const { ink, character } = figure;
  const u = Math.min(1.04, (GROUND - 40) / (360 + Math.max(hatRise, 40) * 0.8)) * character.shape.scale;
  figure.unit = u;
  addRoot(figure, 168 * u, MIDDLE);
  const half = 82 * u * ink.look.head * character.shape.head;
  const head = { cx: MIDDLE - 94 * u, cy: GROUND - 208 * u, rx: half * 1.1, ry: half };
  addFoot(figure, head, u);
  addShell(figure, u);
  const skull = skullPath('round', head.cx, head.cy, head.rx, head.ry, ink.look.square);
  figure.head = faceFrame(figure, { part: 'head', material: 'body', skull, ...head });
  addHead(figure, head.cy + half * 0.7);
  addExtras(figure);
  addHeadAnchors(figure);
};

const outline = (nodes: readonly Node[], u: number): Path =>
  blob(nodes.map(([x, y, corner = 0]): Node => [MIDDLE + x * u, GROUND + y * u, corner]));

/** Adds the body, which is the foot of a snail, with its pale sole. */
function addFoot(figure: FigureDraft, head: Oval, u: number): void {
  const foot = outline(FOOT, u);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, GROUND - 20 * u],
    limits: [-8, 8],
    stage: 'body',
    svg: figure.ink.mass(foot, 'body', { inside: [{ path: outline(SOLE, u), material: 'belly' }] }),
    rims: [foot],
  });
  figure.torso = {
    part: 'body',
    cx: head.cx + 4 * u,
    neckY: head.cy + head.ry * 1.0,
    waistY: GROUND - 70 * u,
    hemY: GROUND - 14 * u,
    neck: 52 * u,
    waist: 60 * u,
    hem: 66 * u,
    path: foot,
    merged: false,
  };
}

function addShell(figure: FigureDraft, u: number): void {
  const { ink, character } = figure;
  const [cx, cy, r] = [MIDDLE + 62 * u, GROUND - 138 * u, 108 * u * (0.7 + character.shape.width * 0.3)];
  const shell = ellipse(cx, cy, r, r * 0.98);
  const material = figure.material('wings', 'accent');
  figure.parts.push({
    id: 'shell',
    parent: 'body',
    z: 18,
    pivot: [cx, cy + r * 0.8],
    limits: [-10, 10],
    stage: 'body',
    svg:
      ink.mass(shell, material, { light: true }) + ink.line(spiral(cx, cy, r), material, Math.max(6, ink.look.inner)),
    rims: [shell],
  });
}

/** The spiral on a shell of radius `r`, about two turns from its edge to its centre. */
const spiral = (cx: number, cy: number, r: number): Path =>
  curve(
    Array.from({ length: 15 }, (_, index): Node => {
      const angle = (index / 14) * Math.PI * 4.1 + 0.9;
      const reach = r * (0.96 - (index / 14) * 0.86);
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.98];
    }),
  );
