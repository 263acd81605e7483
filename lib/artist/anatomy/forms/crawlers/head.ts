import type { FigureDraft } from '../../../figure';
import type { Point } from '../../../shape/path';
import { addHead } from '../../head';
import { faceFrame } from '../../frame';
import { skullPath } from '../../heads';

/** Adds a head with its centre at a point, in figure pixels; `half` is half its height before factors. */
export function headOn(figure: FigureDraft, at: Point, half: number, neckY: number, parent: string): void {
  const { species, ink, character } = figure;
  const ry = half * ink.look.head * character.shape.head;
  const box = { cx: at[0], cy: at[1], rx: ry * (species.wide ?? 1.12), ry };
  const skull = skullPath(species.head ?? 'round', box.cx, box.cy, box.rx, box.ry, ink.look.square);
  figure.head = faceFrame(figure, { part: 'head', material: 'body', skull, ...box });
  addHead(figure, neckY, parent);
}
