import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { momentsOf } from '../../shapes';

/** Wakes up: opens the eyes suddenly, blinks several times and stretches a little. */
export function wakeUp(score: Score): void {
  riseAndStretch(score);
  wakingFace(score);
}

function riseAndStretch(score: Score): void {
  const { seconds, gain } = score;
  const at = momentsOf(score);
  pitch(
    score,
    beats(
      [0, 0],
      [at(0.14), 1.3],
      [at(0.3), 1.35],
      [at(0.42), -0.2, 'easeOut'],
      [at(0.52), 0.3],
      [at(0.7), -0.7],
      [at(0.84), -0.5],
      [seconds, 0],
    ),
  );
  tilt(score, beats([0, 0], [at(0.16), 9], [at(0.32), 10], [at(0.44), -3], [at(0.72), 5], [at(0.86), 4], [seconds, 0]));
  squash(
    score,
    beats(
      [0, 0],
      [at(0.16), -0.05],
      [at(0.32), -0.055],
      [at(0.44), 0.02, 'easeOut'],
      [at(0.54), -0.01],
      [at(0.72), 0.08],
      [at(0.84), 0.07],
      [at(0.94), -0.015],
      [seconds, 0],
    ),
  );
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.2), -5 * gain],
      [at(0.34), -6 * gain],
      [at(0.46), 14 * gain],
      [at(0.56), 8 * gain],
      [at(0.74), 74 * gain],
      [at(0.85), 68 * gain],
      [at(0.96), -3],
      [seconds, 0],
    ),
    0.08,
  );
  ears(score, beats([0, 0], [at(0.2), 12], [at(0.34), 12], [at(0.46), -7], [at(0.74), 6], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.2), -4], [at(0.46), 8], [at(0.74), 18], [seconds, 0]), 0.05);
  wag(score, beats([0, 0], [at(0.5), 6], [at(0.64), -8], [at(0.78), 9], [seconds, 0]));
}

function wakingFace(score: Score): void {
  const { seconds } = score;
  const at = momentsOf(score);
  brows(
    score,
    beats([0, 0], [at(0.3), -0.01], [at(0.44), 0.06, 'easeOut'], [at(0.6), 0.02], [at(0.74), 0.03], [seconds, 0]),
  );
  eyes(score, [
    { from: at(0.06), to: at(0.36), state: 'closed' },
    { from: at(0.36), to: at(0.42), state: 'half' },
    { from: at(0.42), to: at(0.5), state: 'wide' },
    { from: at(0.54), to: at(0.58), state: 'closed' },
    { from: at(0.66), to: at(0.9), state: 'happy' },
  ]);
  mouths(score, [
    { from: at(0.1), to: at(0.36), states: ['mm'] },
    { from: at(0.4), to: at(0.5), states: ['oh', 'open'] },
    { from: at(0.66), to: at(0.86), states: ['ah', 'open'] },
    { from: at(0.86), to: at(0.97), states: ['smile'] },
  ]);
}
