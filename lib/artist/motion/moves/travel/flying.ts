import { swing, type Beat } from '@/lib/core/clip/presets/beats';
import { lift, liftOf, squash } from '@/lib/core/clip/presets/body';
import { tilt } from '@/lib/core/clip/presets/face';
import { ears, flap, ripple, swingLimb, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { cyclesOf } from '../../shapes';

/** Makes a move that hovers slowly up and down while wings or arms beat. */
const air =
  ({
    height,
    pace,
    flaps,
    spread,
    sway,
  }: {
    height: number;
    pace: number;
    flaps: number;
    spread: number;
    sway: number;
  }) =>
  (score: Score): void => {
    const { seconds, gain, figure } = score;
    const count = cyclesOf(score, pace);
    const high = liftOf(score, height);
    lift(score, swing({ from: 0, seconds, cycles: count, by: high * 0.36, middle: high * 0.64, phase: 0 }));
    lean(score, swing({ from: 0, seconds, cycles: count, by: sway, phase: 0.22 }));
    tilt(score, swing({ from: 0, seconds, cycles: count, by: -sway * 0.8, phase: 0.1 }));
    squash(score, swing({ from: 0, seconds, cycles: count, by: 0.022, phase: 0.3 }));
    const beatsOf = Math.max(1, Math.round(count * flaps));
    const wings = figure.roles.wings.left ?? figure.roles.wings.right;
    const stroke = (phase: number, by: number): Beat[] =>
      swing({ from: 0, seconds, cycles: beatsOf, by: by * gain, middle: spread * Math.min(gain, 1.2), phase });
    const small = wings && figure.left?.kind !== 'wing' ? 0.35 : 1;
    swingLimb(
      score,
      figure.left,
      stroke(0.1, spread * 0.55 * small).map((beat) => ({ ...beat, to: beat.to * (small < 1 ? 0.45 : 1) })),
      0.3,
    );
    swingLimb(
      score,
      figure.right,
      stroke(0.1 - 0.02, spread * 0.5 * small).map((beat) => ({ ...beat, to: beat.to * (small < 1 ? 0.42 : 0.96) })),
      0.3,
    );
    flap(score, swing({ from: 0, seconds, cycles: Math.max(beatsOf, count * 2), by: 16, phase: 0.1 }));
    for (const [leg, by, phase] of [
      [figure.roles.legs.left, 5, 0.1],
      [figure.roles.legs.right, -4.4, 0.2],
    ] as const)
      score.add(leg, 'rotate', swing({ from: 0, seconds, cycles: count, by: by * gain, middle: by * 0.6, phase }));
    ears(score, swing({ from: 0, seconds, cycles: count, by: 5, phase: 0.4 }));
    wag(score, swing({ from: 0, seconds, cycles: count, by: 9, phase: 0.6 }));
    ripple(score, swing({ from: 0, seconds, cycles: count, by: 11, phase: 0.1 }), 0.14);
  };

/** Moves in the air. */
export const FLYING = {
  fly: {
    title: 'fly',
    words: [
      'fly',
      'soar',
      'flap',
      'flap wings',
      'flutter',
      'flap arms',
      'take off',
      'flap ~its wings',
      'take flight',
      'lift off',
      'buzz',
    ],
    seconds: 1.8,
    kind: 'cycle',
    by: 'body',
    travels: true,
    rises: true,
    compose: air({ height: 0.16, pace: 1.8, flaps: 4, spread: 62, sway: 4 }),
  },
  launch: {
    title: 'launch',
    words: ['launch', 'blast off', 'launch ~into space', 'shoot ~into ~the sky', 'rocket away'],
    seconds: 2.2,
    kind: 'cycle',
    by: 'body',
    travels: true,
    rises: true,
    course: 'off',
    compose: air({ height: 0.22, pace: 2.2, flaps: 1, spread: 10, sway: 2 }),
  },
  hover: {
    title: 'hover',
    words: [
      'hover',
      'float',
      'levitate',
      'drift',
      'float ~in ~the air',
      'glide',
      'bob',
      'bob up ~and down',
      'float around',
      'dangle',
    ],
    seconds: 2.6,
    kind: 'cycle',
    by: 'body',
    travels: true,
    rises: true,
    compose: air({ height: 0.11, pace: 2.6, flaps: 1, spread: 16, sway: 3 }),
  },
} satisfies Record<string, Move>;
