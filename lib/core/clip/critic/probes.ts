import { apply } from '../../geometry/matrix';
import type { Point } from '../../geometry/point';
import type { Figure } from '../presets/figure';
import type { CriticFrame, Take } from './take';

/** Gives sample points of a part: the corners of its drawing and its joint, in canvas pixels at rest. */
function probesOf({ anatomy }: Figure, part: string): Point[] {
  const box = anatomy.own(part);
  const pivot = anatomy.part(part)?.pivot ?? [0, 0];
  if (!box) return [pivot];
  return [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom], pivot];
}

/** Gives the largest displacement of a part's sample points between two samples, in canvas pixels. */
export function travel({ figure }: Take, part: string, from: CriticFrame, to: CriticFrame): number {
  const [one, two] = [from.parts.get(part)?.matrix, to.parts.get(part)?.matrix];
  if (!one || !two || one === two) return 0;
  return Math.max(
    ...probesOf(figure, part).map(([x, y]) => {
      const [ax, ay] = apply(one, x, y);
      const [bx, by] = apply(two, x, y);
      return Math.hypot(bx - ax, by - ay);
    }),
  );
}
