import type { FigureDraft } from '../../../figure';
import { blob } from '../../../shape/curve';
import { addPair } from '../face-body';

/** Adds two tusks below the muzzle. */
export function addTusks(figure: FigureDraft): void {
  const { head, unit: u } = figure;
  const y = head.noseY + 32 * u;
  const tusk = blob([
    [head.cx + 16 * u, y - 6 * u, 0.3],
    [head.cx + 38 * u, y - 8 * u, 0.3],
    [head.cx + 34 * u, y + 34 * u],
    [head.cx + 24 * u, y + 62 * u, 0.6],
    [head.cx + 16 * u, y + 30 * u],
  ]);
  addPair(figure, {
    id: 'tusk',
    pivot: [head.cx + 27 * u, y],
    paths: [tusk],
    material: 'tooth',
    z: 37,
    out: 0,
    across: 0,
    parent: 'head',
    cx: head.cx,
    stage: 'features',
  });
}
