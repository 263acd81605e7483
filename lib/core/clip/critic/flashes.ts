import { areaOf } from '../../rig/anatomy';
import type { MotionFinding } from './finding';
import type { CriticFrame, Take } from './take';

/** The number of flashes per second above which light can trigger seizures (WCAG 2.3.1). */
const MAX_FLASHES_A_SECOND = 3;
/** Parts smaller than this share of the canvas are too small to flash. */
const MIN_CANVAS_SHARE = 0.02;
/** The smallest change of opacity that counts as a flash. */
const CHANGE = 0.2;

/** Finds parts that flicker, by opacity or by drawing, more than three times in any second, except a speaking mouth. */
export function flashes(take: Take): MotionFinding[] {
  const { figure, rig } = take;
  const least = rig.width * rig.height * MIN_CANVAS_SHARE;
  return rig.parts
    .filter(({ id }) => id !== figure.roles.mouth && areaOf(figure.anatomy.whole(id)) >= least)
    .flatMap(({ id }) => {
      const changes = changesOf(take, id);
      // A flash consists of two changes: on and off.
      const at = changes.findIndex((t, i) => (changes[i + MAX_FLASHES_A_SECOND * 2] ?? Infinity) - t <= 1);
      if (at < 0) return [];
      const t = changes[at] ?? 0;
      return [
        {
          rule: 'flashes' as const,
          part: id,
          t,
          message: `"${id}" flashes more than ${MAX_FLASHES_A_SECOND} times a second from ${t.toFixed(2)} seconds on.`,
          suggestion:
            'Leave at least 0.18 seconds from one change to the next, or let its opacity change by less than 0.2.',
        },
      ];
    });
}

/** Gives the times when the part's drawing changes or its opacity reverses. */
function changesOf({ looks }: Take, id: string): number[] {
  const moments: number[] = [];
  let before: CriticFrame | undefined;
  let [peak, way] = [looks[0]?.pose[id]?.opacity ?? 1, 0];
  for (const look of looks) {
    const opacity = look.pose[id]?.opacity ?? 1;
    const step = opacity - peak;
    if (Math.abs(step) >= CHANGE && Math.sign(step) !== way) {
      moments.push(look.t);
      way = Math.sign(step);
    }
    if (Math.abs(step) >= CHANGE || step * way > 0) peak = opacity;
    if (before && before.parts.get(id)?.state !== look.parts.get(id)?.state) moments.push(look.t);
    before = look;
  }
  return moments;
}
