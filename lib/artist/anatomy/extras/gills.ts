import { type FigureDraft, SIDES, sign } from '../../figure';
import { limb } from '../../shape/limb';
import type { Path, Point } from '../../shape/path';
import { headPoint, addFeature } from './feature';

/** Adds the feathery gills of an axolotl to both sides of the head. */
export function gills(figure: FigureDraft): void {
  const material = figure.material('ears', 'accent');
  for (const side of SIDES) {
    const s = sign(side);
    const stalk = (y: number, tip: Point): Path =>
      limb(
        [
          headPoint(figure, s * 0.8, y),
          headPoint(figure, s * (tip[0] + 0.8) * 0.52, (y + tip[1]) / 2 - 0.06),
          headPoint(figure, s * tip[0], tip[1]),
        ],
        figure.head.rx * 0.15,
        figure.head.rx * 0.24,
      ).fill;
    addFeature(
      figure,
      `gill_${side}`,
      33,
      headPoint(figure, s * 0.84, 0),
      [stalk(-0.42, [1.3, -0.86]), stalk(0, [1.5, -0.16]), stalk(0.36, [1.34, 0.5])],
      material,
      { limits: [-10, 10] },
    );
  }
}
