import type { FigureDraft } from '../figure';
import { boxOf, join } from '../shape/path';
import { spanAt } from '../shape/span';
import type { Hanger } from './hanger';

/** The height of a knee on a leg, as a share from its top. */
const KNEE_SHARE = 0.56;
/** The largest half width of what is worn on a knee, as a share of the leg's length, which may be short. */
const MAX_HALF_SHARE = 0.3;

/** Where something is attached to the knees. */
export function legFrames({ legs, parts }: FigureDraft): Hanger[] {
  const drawn = parts.filter(({ id }) => /^((front|back)_)?leg_(left|right)$/.test(id));
  const own = drawn.flatMap(({ id, z, rims = [] }) => {
    if (rims.length === 0) return [];
    const { x, y, width, height } = boxOf(join(...rims));
    const [from, to] = spanAt(join(...rims), y + height * KNEE_SHARE);
    return [{ part: id, z, x: to > from ? from : x, y, width: to > from ? to - from : width, height }];
  });
  return (legs ?? own).map(({ part, z, x, y, width, height }) => {
    const half = Math.min(width * 0.47, height * MAX_HALF_SHARE);
    const middle = [x + width / 2, y + height * KNEE_SHARE] as const;
    return { part, pivot: [...middle], z: z + 1, middle: [...middle], across: half, down: half };
  });
}
