import type { FigureDraft } from '../../../figure';
import { limb } from '../../../shape/limb';
import type { Point } from '../../../shape/path';
import { addPair } from '../face-body';

/** Adds jointed legs along both sides of a body, from front to back. */
export function addSideLegs(
  figure: FigureDraft,
  legs: readonly (readonly [from: Point, knee: Point, tip: Point])[],
  width: number,
): void {
  legs.forEach(([from, knee, tip], index) => {
    const path = limb([from, knee, tip], width, width * 0.62).fill;
    addPair(figure, {
      id: `leg_${index + 1}`,
      pivot: from,
      paths: [path],
      material: figure.material('feet', 'body'),
      z: 10 - index,
      out: 24,
      across: 16,
      far: index % 2 === 1,
    });
  });
}
