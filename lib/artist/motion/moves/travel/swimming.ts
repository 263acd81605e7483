import { later, swing, times } from '@/lib/core/clip/presets/beats';
import { lift, liftOf, squash } from '@/lib/core/clip/presets/body';
import { look } from '@/lib/core/clip/presets/eyes';
import { mouth, pitch, tilt, turn } from '@/lib/core/clip/presets/face';
import { ears, flap, ripple, swingLimb, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { cyclesOf } from '../../shapes';

/** Swims with alternating strokes while the body rolls from side to side. */
function swim(score: Score): void {
  const { seconds, gain, figure } = score;
  const count = cyclesOf(score, 1.3);
  const roll = swing({ from: 0, seconds, cycles: count, by: 1 });
  lean(score, times(roll, 7));
  tilt(score, later(times(roll, -5), 0.08));
  turn(score, later(times(roll, 0.35), 0.05));
  const high = liftOf(score, 0.07);
  lift(score, swing({ from: 0, seconds, cycles: count * 2, by: high * 0.4, middle: high * 0.6, phase: 0.1 }));
  squash(score, swing({ from: 0, seconds, cycles: count * 2, by: 0.03, phase: 0.35 }));
  swingLimb(
    score,
    figure.left,
    swing({ from: 0, seconds, cycles: count, by: 44 * gain, middle: 46 * gain, phase: 0.3 }),
    0.3,
  );
  swingLimb(
    score,
    figure.right,
    swing({ from: 0, seconds, cycles: count, by: 40 * gain, middle: 44 * gain, phase: 0.8 }),
    0.3,
  );
  flap(score, swing({ from: 0, seconds, cycles: count * 2, by: 14, phase: 0.2 }));
  for (const [leg, phase] of [
    [figure.roles.legs.left, 0],
    [figure.roles.legs.right, 0.47],
  ] as const)
    score.add(leg, 'rotate', swing({ from: 0, seconds, cycles: count * 2, by: 11 * gain, phase }));
  wag(score, swing({ from: 0, seconds, cycles: count * 2, by: 16, phase: 0.1 }));
  ears(score, swing({ from: 0, seconds, cycles: count, by: 6, phase: 0.4 }));
  ripple(score, swing({ from: 0, seconds, cycles: count, by: 15 }), 0.1);
  mouth(score, ['oh', 'smile'], 0, seconds);
}

/** Climbs hand over hand, and rises a little with each pull. */
function climb(score: Score): void {
  const { seconds, gain, figure } = score;
  const count = cyclesOf(score, 1.1);
  const pull = swing({ from: 0, seconds, cycles: count * 2, by: 1, phase: 0.7 });
  squash(score, times(pull, 0.05));
  const high = liftOf(score, 0.06);
  lift(
    score,
    pull.map((beat) => ({ ...beat, to: high * (0.5 + 0.5 * beat.to) })),
  );
  const roll = swing({ from: 0, seconds, cycles: count, by: 1, phase: 0.1 });
  lean(score, times(roll, 5));
  tilt(score, later(times(roll, -4), 0.06));
  pitch(score, swing({ from: 0, seconds, cycles: count, by: 0.1, middle: -0.6 }));
  look(score, 'translateY', [
    { at: 0, to: -0.03 },
    { at: seconds, to: -0.03 },
  ]);
  swingLimb(
    score,
    figure.left,
    swing({ from: 0, seconds, cycles: count, by: 46 * gain, middle: 74 * gain, phase: 0.1 }),
    -0.3,
  );
  swingLimb(
    score,
    figure.right,
    swing({ from: 0, seconds, cycles: count, by: 43 * gain, middle: 72 * gain, phase: 0.6 }),
    -0.3,
  );
  for (const [leg, phase] of [
    [figure.roles.legs.left, 0.1],
    [figure.roles.legs.right, 0.6],
  ] as const)
    score.add(
      leg,
      'translateY',
      swing({ from: 0, seconds, cycles: count, by: -figure.height * 0.022, middle: -figure.height * 0.022, phase }),
    );
  wag(score, times(roll, 8));
  ripple(score, swing({ from: 0, seconds, cycles: count, by: 12 }), 0.1);
}

/** Moves with alternating hands: swimming and climbing. */
export const SWIMMING = {
  swim: {
    title: 'swim',
    words: ['swim', 'paddle', 'dive', 'snorkel', 'splash', 'backstroke'],
    seconds: 2.6,
    kind: 'cycle',
    by: 'body',
    travels: true,
    compose: swim,
  },
  climb: {
    title: 'climb',
    words: ['climb', 'climb up', 'scale', 'climb ~a ladder', 'clamber', 'climb ~a tree'],
    seconds: 2.2,
    kind: 'cycle',
    by: 'body',
    compose: climb,
  },
} satisfies Record<string, Move>;
