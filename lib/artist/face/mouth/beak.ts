import type { FigureDraft } from '../../figure';
import { blob, curve, ellipse } from '../../shape/curve';
import type { MouthState, MouthBox } from './shape';

/** The distance of a beak's opening below the nose, and its half width, in pixels of the reference figure. */
const BEAK_MOUTHS: Partial<Record<string, readonly [drop: number, half: number]>> = {
  bill: [10, 26],
  broad_bill: [20, 40],
  toucan: [28, 26],
  hooked: [16, 17],
  great: [30, 22],
  needle: [10, 11],
  pointed: [14, 16],
};

/** Draws the opening under a beak: nothing, a narrow gap, or a dark area with a tongue. */
export function beakOpen(figure: FigureDraft, shape: MouthState, box: MouthBox): string {
  const { head, ink } = figure;
  const u = head.rx / 105;
  const gape: Record<MouthState, number> = {
    smile: 0,
    mm: 0,
    smirk: 0,
    sad: 0,
    open: 0.75,
    ah: 1.1,
    ee: 0.45,
    oh: 0.9,
    surprised: 0.9,
    grin: 0.5,
    tongue: 0.8,
  };
  const depth = gape[shape] * 22 * u;
  const [drop, half] = BEAK_MOUTHS[figure.species.snout ?? 'none'] ?? [8, 14];
  const [y, w] = [head.noseY + drop * u, half * u];
  if (depth === 0)
    return ink.line(
      curve([
        [box.x - w * 0.7, y + 3 * u],
        [box.x, y + 10 * u],
        [box.x + w * 0.7, y + 3 * u],
      ]),
      'nose',
    );
  const jaw = blob([
    [box.x - w, y],
    [box.x + w, y],
    [box.x + w * 0.66, y + depth * 0.8 + 4 * u],
    [box.x, y + depth + 7 * u],
    [box.x - w * 0.66, y + depth * 0.8 + 4 * u],
  ]);
  const hole = blob([
    [box.x - w * 0.8, y],
    [box.x + w * 0.8, y],
    [box.x + w * 0.46, y + depth * 0.75],
    [box.x, y + depth],
    [box.x - w * 0.46, y + depth * 0.75],
  ]);
  return (
    ink.mass(jaw, 'nose', { width: ink.look.outer * 0.7, shade: 0 }) +
    ink.area(hole, 'mouth') +
    ink.area(ellipse(box.x, y + depth * 0.8, w * 0.4, depth * 0.24), 'tongue')
  );
}
