import { times, type Beat } from '@/lib/core/clip/presets/beats';
import { sink } from '@/lib/core/clip/presets/body';
import { heldRotation } from '@/lib/core/rig/limits';
import type { Score } from '@/lib/core/clip/presets/score';

/** The angle of the legs of a seated figure from straight down, outward, in degrees. */
const APART_DEGREES = 66;
/** How far the trunk comes down over the hips, as a share of a leg. */
const OVER_HIPS_SHARE = 0.16;

/**
 * Seats the figure on the floor: 1 is seated, 0 standing. The legs part to both sides, and the trunk comes down as far
 * as they reach less deep. A figure without legs of its own is only lowered a little.
 */
export function seat(score: Score, list: readonly Beat[]): void {
  const { roles, anatomy, ground, height } = score.figure;
  const legs = (['left', 'right'] as const).flatMap((side) => {
    const leg = anatomy.part(roles.legs[side] ?? '');
    return leg?.parent === roles.root && leg.rotateLimits ? [{ leg, side }] : [];
  });
  if (legs.length < 2) return sink(score, times(list, 0.02));
  const down = legs.map(({ leg, side }) => {
    const [x, y] = leg.pivot;
    const foot = roles.feet[side];
    const [fx, long] = [anatomy.center(foot ?? leg.id)[0] - x, ground - y];
    const outward = side === 'left' ? 1 : -1;
    const rest = (Math.atan2(-outward * fx, long) * 180) / Math.PI;
    const turn = heldRotation(outward * Math.max(0, APART_DEGREES - rest), leg.rotateLimits);
    const angle = (turn * Math.PI) / 180;
    score.add(leg.id, 'rotate', times(list, turn));
    score.add(foot, 'rotate', times(list, -turn * 0.3));
    return { leg, long, low: long - (fx * Math.sin(angle) + long * Math.cos(angle)) };
  });
  const low = Math.max(0, Math.min(...down.map((each) => each.low)));
  for (const { leg } of down) score.add(leg.id, 'translateY', times(list, low));
  const long = Math.max(...down.map((each) => each.long));
  sink(score, times(list, (low + long * OVER_HIPS_SHARE) / height / Math.min(score.gain, 1.5)));
}
