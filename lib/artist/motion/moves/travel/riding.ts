import { later, swing, times } from '@/lib/core/clip/presets/beats';
import { sink, squash } from '@/lib/core/clip/presets/body';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { hips, lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { cyclesOf, sideOf } from '../../shapes';

/** Rides a board with bent knees and the arms out, leaning from one curve into the next. */
function ride(score: Score, how: Manner): void {
  const { seconds, gain } = score;
  const side = sideOf(how);
  const curves = swing({ from: 0, seconds, cycles: cyclesOf(score, 1.6), by: side });
  const dips = swing({ from: 0, seconds, cycles: 2 * cyclesOf(score, 1.6), by: 0.02, middle: -0.06 });
  squash(score, dips);
  sink(score, times(dips, -0.2));
  lean(score, times(curves, 9));
  hips(score, later(times(curves, -0.03), 0.06));
  tilt(score, later(times(curves, -6), 0.1));
  pitch(score, swing({ from: 0, seconds, cycles: cyclesOf(score, 1.6), by: 0.15, middle: 0.2 }));
  bothLimbs(score, swing({ from: 0, seconds, cycles: cyclesOf(score, 1.6), by: 12 * gain, middle: 42 * gain }), 0.08);
  ears(score, later(times(curves, 7), 0.12));
  wag(score, later(times(curves, -8), 0.12));
  ripple(score, later(times(curves, 8), 0.1), 0.03);
  brows(score, swing({ from: 0, seconds, cycles: cyclesOf(score, 1.6), by: 0.005, middle: 0.02 }));
  mouth(score, ['open', 'smile'], 0, seconds);
}

/** Moves on a board, on skis or on wheels. */
export const RIDING = {
  ride: {
    title: 'ride',
    words: [
      'ride',
      'ride ~a bike',
      'ride ~a bicycle',
      'ride ~a wave',
      'skateboard',
      'ride ~a skateboard',
      'snowboard',
      'ski',
      'sled',
      'ice skate',
      'surf',
      'cycle',
      'slalom',
    ],
    seconds: 3.2,
    kind: 'cycle',
    by: 'body',
    travels: true,
    compose: ride,
  },
} satisfies Record<string, Move>;
