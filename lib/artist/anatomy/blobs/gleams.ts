import type { FigureDraft } from '../../figure';
import { ellipse } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import type { Path } from '../../shape/path';
import { MIDDLE } from '../layout';

/** Highlights inside a jelly body, which make slime look wet. */
export function gleams(figure: FigureDraft, rx: number, ry: number, cy: number): Marking[] {
  if (figure.species.form !== 'slime' || figure.ink.look.shading === 'none') return [];
  const bubbles: readonly (readonly [number, number, number])[] = [
    [0.72, 0.1, 0.05],
    [0.6, -0.22, 0.075],
    [-0.82, 0.62, 0.05],
  ];
  return bubbles.map(([x, y, size]): Marking => ({
    path: ellipse(MIDDLE + x * rx, cy + y * ry, size * rx, size * rx) as Path,
    material: 'belly',
  }));
}
