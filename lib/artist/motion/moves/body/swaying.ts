import { later, swing, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { tilt, turn } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { hips, lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { cyclesOf } from '../../shapes';

/** Sways from side to side about the feet; with `rock` the figure tips from one bottom edge to the other. */
const sway =
  ({ pace, by, head, drift }: { pace: number; by: number; head: number; drift: number }) =>
  (score: Score): void => {
    const { seconds, gain } = score;
    const count = cyclesOf(score, pace);
    const sides = swing({ from: 0, seconds, cycles: count, by: 1 });
    lean(score, times(sides, by));
    hips(score, times(sides, drift));
    tilt(score, later(times(sides, head), pace * 0.07));
    turn(score, later(times(sides, 0.25), pace * 0.14));
    squash(score, swing({ from: 0, seconds, cycles: count * 2, by: 0.014, phase: 0.3 }));
    bothLimbs(score, later(times(sides, 9 * gain), pace * 0.1), pace * 0.06);
    ears(score, later(times(sides, 4), pace * 0.1));
    wag(score, later(times(sides, -9), pace * 0.08));
    ripple(score, later(times(sides, 7), 0.1), 0.08);
  };

/** Swings of the body from side to side. */
export const SWAYING = {
  sway: {
    title: 'sway',
    words: [
      'sway',
      'sway ~from side ~to side',
      'swing ~from side ~to side',
      'swing ~to ~and fro',
      'waltz',
      'lull',
      'sway gently',
    ],
    seconds: 2.4,
    kind: 'cycle',
    by: 'body',
    compose: sway({ pace: 2.4, by: 6, head: 5, drift: 0.02 }),
  },
  rock: {
    title: 'rock',
    words: [
      'rock',
      'rock back ~and forth',
      'rock ~from side ~to side',
      'roll',
      'roll around',
      'teeter',
      'roll ~from side ~to side',
      'swivel',
    ],
    seconds: 1.6,
    kind: 'cycle',
    by: 'body',
    travels: true,
    compose: sway({ pace: 1.6, by: 11, head: -4, drift: 0.03 }),
  },
  wobble: {
    title: 'wobble',
    words: [
      'wobble',
      'wiggle',
      'jiggle',
      'shimmy',
      'wriggle',
      'squirm',
      'wiggle hips',
      'shake hips',
      'shake ~its body',
      'wiggle body',
      'twist',
      'shake ~it',
      'wiggle around',
      'fidget',
      'shake itself',
      'shake off',
      'shake bottom',
      'twerk',
      'wiggle bottom',
      'wiggle butt',
      'bubble',
    ],
    seconds: 1.4,
    kind: 'cycle',
    by: 'body',
    compose: sway({ pace: 0.47, by: 5, head: -5, drift: 0.028 }),
  },
  stagger: {
    title: 'stagger',
    words: [
      'stagger',
      'stumble',
      'trip',
      'totter',
      'reel',
      'lose balance',
      'be dizzy',
      'get dizzy',
      'trip over',
      'get hit',
      'get punched',
      'take ~a hit',
    ],
    seconds: 2.2,
    kind: 'cycle',
    by: 'body',
    compose: sway({ pace: 1.1, by: 9, head: 10, drift: 0.05 }),
  },
} satisfies Record<string, Move>;
