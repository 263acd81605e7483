import { rangeOf } from './curve';
import type { MotionFinding } from './finding';
import type { Take } from './take';

/** Swings smaller than this are not compared, in degrees. */
const VISIBLE_SWING = 3;
/**
 * The difference of two sides, as a share of their swing, below which they move identically: craft asks for 10 % in
 * size or a frame or two in time.
 */
const TWIN_SHARE = 0.03;

const PAIRS = ['arms', 'forearms', 'hands', 'wings', 'frontLegs', 'legs', 'ears'] as const;

/**
 * Finds left and right limbs that do the same at the same time. Legs that turn the same way do not count: they stand on
 * the ground under a leaning body.
 */
export function twins(take: Take): MotionFinding[] {
  return PAIRS.flatMap((kind) => {
    const { left, right } = take.figure.roles[kind];
    const [one, two] = [left && take.written(left, 'rotate'), right && take.written(right, 'rotate')];
    if (!left || !right || !one || !two) return [];
    const swing = Math.max(rangeOf(one), rangeOf(two));
    if (swing <= VISIBLE_SWING) return [];
    const standing = kind === 'legs' || kind === 'frontLegs';
    const apart = (side: 1 | -1): number =>
      one.reduce((most, value, i) => Math.max(most, Math.abs(value - side * (two[i] ?? 0))), 0);
    if (apart(-1) > TWIN_SHARE * swing && (standing || apart(1) > TWIN_SHARE * swing)) return [];
    const t = take.looks[one.findIndex((value) => Math.abs(value - (one[0] ?? 0)) > swing * TWIN_SHARE)]?.t ?? 0;
    const less = Math.max(1, Math.round(swing / 10));
    return [
      {
        rule: 'twins' as const,
        part: left,
        other: right,
        prop: 'rotate' as const,
        t,
        message: `"${left}" and "${right}" move as twins: at the same time and as far.`,
        suggestion: `Delay "${right}" by 0.06 seconds, or let it turn ${less}° less far.`,
      },
    ];
  });
}
