import { beats, later, swing, times } from '@/lib/core/clip/presets/beats';
import { hop, liftOf } from '@/lib/core/clip/presets/body';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, flap, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean, shift } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { sideOf } from '../../shapes';

/** Hops once, quick and low, to the requested side and back if there is one. */
function hopOnce(score: Score, how: Manner): void {
  const { seconds, gain } = score;
  const at = (share: number): number => share * seconds;
  hop(score, 0, seconds, liftOf(score, 0.14), 0.7);
  if (how.direction === 'left' || how.direction === 'right') {
    const side = sideOf(how);
    shift(score, beats([0, 0], [at(0.26), -side * 0.012], [at(0.7), side * 0.14], [at(0.84), side * 0.14], [at(1), 0]));
    lean(score, beats([0, 0], [at(0.2), -side * 2], [at(0.46), side * 5], [at(0.74), -side * 2], [at(1), 0]));
  }
  bothLimbs(
    score,
    beats([0, 0], [at(0.2), -10 * gain], [at(0.5), 30 * gain, 'easeOut'], [at(0.78), -5 * gain], [at(0.95), 0]),
    seconds * 0.05,
  );
  pitch(score, beats([0, 0], [at(0.2), 0.4], [at(0.46), -0.4], [at(0.78), 0.4], [at(1), 0]));
  ears(score, beats([0, 0], [at(0.24), -4], [at(0.5), 7], [at(0.8), -6], [at(0.97), 0]));
  ripple(score, beats([0, 0], [at(0.2), -4], [at(0.42), 6], [at(0.74), -5], [at(1), 0]), 0.015);
  wag(score, beats([0, 0], [at(0.24), 5], [at(0.5), -8], [at(0.8), 6], [at(1), 0]));
  flap(score, beats([0, 0], [at(0.2), -8], [at(0.4), 12], [at(0.7), -4], [at(1), 0]));
}

/** Skips: hops from one foot to the other, to both sides by turns. */
function skip(score: Score): void {
  const { seconds, gain } = score;
  const count = Math.max(2, 2 * Math.round(seconds / 1));
  const length = seconds / count;
  for (let i = 0; i < count; i += 1) hop(score, i * length, length, liftOf(score, 0.09), 0.5);
  const sides = swing({ from: 0, seconds, cycles: count / 2, by: 1 });
  lean(score, times(sides, 5));
  tilt(score, later(times(sides, -5), 0.04));
  bothLimbs(score, swing({ from: 0, seconds, cycles: count / 2, by: 22 * gain, phase: 0.1 }), 0.06);
  ears(score, swing({ from: 0, seconds, cycles: count, by: 5, phase: 0.3 }));
  wag(score, times(sides, 10));
  brows(score, beats([0, 0], [seconds * 0.1, 0.02], [seconds * 0.9, 0.02], [seconds, 0]));
  mouth(score, ['open', 'smile'], 0, seconds);
}

/** Comes down on the floor: a short stretch in the air, a deep squash, and a look around. */
function land(score: Score): void {
  const { seconds, gain } = score;
  const at = (share: number): number => share * seconds;
  hop(score, 0, seconds * 0.72, liftOf(score, 0.2), 1.15);
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.14), -8 * gain],
      [at(0.34), 70 * gain, 'easeOut'],
      [at(0.55), 26 * gain, 'easeIn'],
      [at(0.66), 34 * gain],
      [at(0.88), -4],
      [seconds, 0],
    ),
    seconds * 0.04,
  );
  pitch(score, beats([0, 0], [at(0.34), 0.5], [at(0.54), 1, 'easeIn'], [at(0.7), -0.4], [at(0.86), 0.1], [seconds, 0]));
  ears(score, beats([0, 0], [at(0.34), -10], [at(0.56), 12], [at(0.7), -6], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.34), 16], [at(0.56), -6], [seconds, 0]), 0.02);
  wag(score, beats([0, 0], [at(0.34), 12], [at(0.56), -12], [at(0.74), 5], [seconds, 0]));
  flap(score, beats([0, 0], [at(0.3), 24], [at(0.56), -6], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.34), 0.03], [at(0.56), -0.01], [at(0.7), 0.02], [seconds, 0]));
  mouth(score, ['open', 'smile'], at(0.6), at(0.96));
}

/** Small jumps. */
export const HOPPING = {
  hop: {
    title: 'hop',
    words: [
      'hop',
      'small jump',
      'little jump',
      'tiny jump',
      'bunny hop',
      'hop up',
      'kickflip',
      'ollie',
      'do ~a kickflip',
      'do ~an ollie',
      'hop out',
      'jump ~on ~the spot',
      'jump left',
      'jump right',
    ],
    seconds: 0.62,
    kind: 'once',
    by: 'body',
    travels: true,
    compose: hopOnce,
  },
  land: {
    title: 'land',
    words: ['land', 'touch down', 'come down', 'land ~on ~its feet'],
    seconds: 1.1,
    kind: 'once',
    by: 'body',
    compose: land,
  },
  skip: {
    title: 'skip',
    words: ['skip', 'prance', 'frolic', 'gambol', 'trot'],
    seconds: 1.6,
    length: (count) => 0.8 * Math.max(count, 2),
    kind: 'cycle',
    by: 'body',
    travels: true,
    compose: skip,
  },
} satisfies Record<string, Move>;
