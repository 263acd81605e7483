import type { Point, Path } from '../shape/path';
import type { FigureDraft } from '../figure';
import { blob, curve } from '../shape/curve';
import { type Layout, GROUND, MIDDLE } from './layout';

const SCALES: readonly Point[] = [
  [-30, -8],
  [0, -8],
  [30, -8],
  [-14, 8],
  [16, 8],
  [44, 10],
];

/** The smallest hip width that the tail is drawn for, in pixels of the reference figure. */
const MIN_HIP = 74;

/** Adds a mermaid's tail in place of legs: scales, and a fluke that curls up at the side. */
export function addFishTail(figure: FigureDraft, { torso, unit: u }: Layout): void {
  const { ink } = figure;
  const material = figure.material('tail', 'tail_fin');
  const [top, w] = [torso.bottom - 24 * u, Math.max(torso.hip, MIN_HIP * u)];
  const tail = blob([
    [MIDDLE - w * 0.6, top - 4 * u, 0.3],
    [MIDDLE, top + 2 * u],
    [MIDDLE + w * 0.6, top - 4 * u, 0.3],
    [MIDDLE + w * 0.96, top + 14 * u],
    [MIDDLE + w * 1.04, GROUND - 48 * u],
    [MIDDLE + 120 * u, GROUND - 48 * u],
    [MIDDLE + 122 * u, GROUND - 20 * u],
    [MIDDLE + 64 * u, GROUND],
    [MIDDLE - 20 * u, GROUND],
    [MIDDLE - w * 0.86, GROUND - 22 * u],
    [MIDDLE - w, top + 14 * u],
  ]);
  const [x, y] = [MIDDLE + 108 * u, GROUND - 36 * u];
  const fluke = blob([
    [x - 20 * u, y + 12 * u],
    [x - 16 * u, y - 18 * u],
    [x + 2 * u, y - 58 * u],
    [x + 22 * u, y - 84 * u, 0.4],
    [x + 40 * u, y - 44 * u],
    [x + 36 * u, y - 20 * u, 0.4],
    [x + 70 * u, y - 30 * u],
    [x + 100 * u, y - 22 * u, 0.4],
    [x + 74 * u, y + 8 * u],
    [x + 30 * u, y + 20 * u],
  ]);
  const scale = (sx: number, sy: number): Path =>
    curve([
      [MIDDLE + (sx - 11) * u, torso.bottom + (sy - 5) * u],
      [MIDDLE + sx * u, torso.bottom + (sy + 5) * u],
      [MIDDLE + (sx + 11) * u, torso.bottom + (sy - 5) * u],
    ]);
  const scales = SCALES.map(([sx = 0, sy = 0]) => ink.line(scale(sx, sy), material, ink.look.inner * 0.8)).join('');
  figure.parts.push(
    {
      id: 'tail',
      parent: 'root',
      z: 21,
      pivot: [MIDDLE, top + 12 * u],
      limits: [-8, 8],
      stage: 'limbs',
      svg: ink.mass(tail, material, { shade: 0.8 }) + scales,
      rims: [tail],
    },
    {
      id: 'tail_fin',
      parent: 'tail',
      z: 10,
      pivot: [x - 8 * u, y],
      limits: [-20, 20],
      stage: 'limbs',
      svg: ink.mass(fluke, material, { shade: 0.8 }),
      rims: [fluke],
    },
  );
}
