import type { FigureDraft } from '../figure';
import { curve } from '../shape/curve';
import { headMarkings } from './markings';

/** Adds the head with its markings; its pivot is at the neck. */
export function addHead(figure: FigureDraft, neckY: number, parent = 'body'): void {
  const { head, ink } = figure;
  figure.parts.push({
    id: 'head',
    parent,
    z: 36,
    pivot: [head.cx, neckY],
    limits: [-30, 30],
    stage: 'head',
    svg: ink.mass(head.skull, head.material, { inside: headMarkings(figure), light: true }) + furMarks(figure),
    rims: [head.skull],
  });
}

/** Draws a few fur strokes between the ears and on the cheeks, for styles with high detail. */
function furMarks({ head, ink, species }: FigureDraft): string {
  if (
    !ink.look.rich ||
    species.snout === 'none' ||
    species.human ||
    species.form ||
    species.hands === 'claw' ||
    species.snout === 'frog'
  )
    return '';
  const tick = (x: number, y: number, dx: number, dy: number) =>
    curve([
      [head.cx + x * head.rx, head.cy + y * head.ry],
      [head.cx + (x + dx) * head.rx, head.cy + (y + dy) * head.ry],
    ]);
  const ticks = [
    tick(-0.09, -0.66, 0.02, -0.13),
    tick(0, -0.64, 0, -0.16),
    tick(0.09, -0.66, -0.02, -0.13),
    tick(0.74, 0.36, 0.1, 0.02),
    tick(0.7, 0.48, 0.1, 0.05),
    tick(-0.74, 0.36, -0.1, 0.02),
    tick(-0.7, 0.48, -0.1, 0.05),
  ];
  return ticks.map((path) => ink.stroke(path, `${head.material}_shade`, 4.5)).join('');
}
