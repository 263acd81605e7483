import type { FigureDraft } from '../figure';
import { curve, puffy } from '../shape/curve';
import type { Path, Point } from '../shape/path';

/** Whether a species has a fleece all over its trunk. */
export const isWoolly = ({ character, species }: Pick<FigureDraft, 'character' | 'species'>): boolean =>
  (character.species === 'sheep' || character.species === 'ram') && !species.isMachine;

/** The outline of a fleece around an oval. */
export const fleece = (cx: number, cy: number, rx: number, ry: number, lobes = 12): Path =>
  puffy(cx, cy, rx, ry, lobes, 0.42);

/** Where the curls of a fleece lie, in half widths and half heights, away from a head on the left. */
const CURLS: readonly Point[] = [
  [0.06, -0.46],
  [0.56, -0.38],
  [0.34, 0.06],
  [0.74, 0.14],
  [-0.06, 0.34],
  [0.44, 0.56],
  [-0.5, 0.46],
];

/** Draws the curls of wool within an oval, each a line that rolls in to the left or to the right. */
export function woolCurls(
  { ink }: Pick<FigureDraft, 'ink'>,
  { cx, cy, rx, ry }: { cx: number; cy: number; rx: number; ry: number },
  material: string,
  places: readonly Point[] = CURLS,
): string {
  const r = Math.min(rx, ry) * 0.15;
  return places
    .map(([px, py], index) => {
      const [x, y, s] = [cx + px * rx, cy + py * ry, index % 2 === 0 ? 1 : -1];
      const roll = curve([
        [x - s * r, y + r * 0.3],
        [x - s * r * 0.6, y - r * 0.8],
        [x + s * r * 0.5, y - r * 0.8],
        [x + s * r * 0.9, y + r * 0.2],
        [x + s * r * 0.2, y + r * 0.6],
        [x - s * r * 0.2, y + r * 0.1],
      ]);
      return ink.line(roll, material, ink.look.inner * 0.8);
    })
    .join('');
}
