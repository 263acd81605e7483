import type { FigureDraft } from '../../../figure';
import { limb } from '../../../shape/limb';
import type { Point } from '../../../shape/path';
import { addHead } from '../../head';
import { faceFrame } from '../../frame';
import { skullPath } from '../../heads';
import type { Wader } from './wader';

/** Adds the long neck and the head of a bird; `at` converts pixels of the reference figure to the canvas. */
export function addNeckAndHead(figure: FigureDraft, kind: Wader, at: (x: number, y: number) => Point, u: number): void {
  const { ink, character, species } = figure;
  const spine = kind.neck.map(([x, y]) => at(x, y));
  const [base, top] = [spine[0] ?? at(0, 0), spine.at(-1) ?? at(0, 0)];
  const neck = limb(spine, kind.neckWidth * 1.16 * u, kind.neckWidth * u, ink.look.outer / 2);
  figure.parts.push({
    id: 'neck',
    parent: 'body',
    z: 24,
    pivot: base,
    limits: [-14, 14],
    stage: 'body',
    svg: ink.mass(neck.fill, species.title === 'ostrich' ? 'belly' : 'body', { line: neck.openStart, shade: 0.7 }),
    rims: [neck.fill],
  });
  const [cx, cy] = at(kind.head.x, kind.head.y);
  const ry = kind.head.half * u * Math.sqrt(ink.look.head) * character.shape.head;
  const material = species.title === 'ostrich' ? 'belly' : 'body';
  const box = { cx, cy, rx: ry * (species.wide ?? 1.12), ry };
  const skull = skullPath('round', box.cx, box.cy, box.rx, box.ry, ink.look.square);
  figure.torso = {
    part: 'neck',
    cx: top[0],
    // Neckwear is below the chin.
    neckY: Math.max(top[1] + kind.neckWidth * 0.4 * u, box.cy + box.ry * 0.9),
    waistY: top[1] + 60 * u,
    hemY: top[1] + 90 * u,
    neck: kind.neckWidth * 0.6 * u,
    waist: kind.neckWidth * 0.6 * u,
    hem: kind.neckWidth * 0.6 * u,
    path: neck.fill,
    merged: false,
  };
  figure.head = faceFrame(figure, { part: 'head', material, skull, ...box });
  addHead(figure, top[1], 'neck');
}
