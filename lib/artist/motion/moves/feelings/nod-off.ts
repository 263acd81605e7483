import { beats } from '@/lib/core/clip/presets/beats';
import { sink, squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { momentsOf } from '../../shapes';

/** Nods off: lids and head sink, jerk up once and sink again; the figure sleeps a while, and wakes with a blink. */
export function nodOff(score: Score): void {
  droop(score);
  sag(score);
  goLimp(score);
  fallingAsleepFace(score);
}

/** The head sinks, starts up once, and sinks again. */
function droop(score: Score): void {
  const { seconds } = score;
  const at = momentsOf(score);
  pitch(
    score,
    beats(
      [0, 0],
      [at(0.22), 1.1, 'easeIn'],
      [at(0.26), 0.2, 'easeOut'],
      [at(0.31), 0.25],
      [at(0.48), 1.5, 'easeIn'],
      [at(0.53), 1.3],
      [at(0.66), 1.05],
      [at(0.8), 1.45],
      [at(0.93), -0.1],
      [seconds, 0],
    ),
  );
  tilt(
    score,
    beats(
      [0, 0],
      [at(0.22), 5],
      [at(0.27), -1],
      [at(0.49), 11],
      [at(0.67), 9],
      [at(0.82), 11],
      [at(0.94), -1],
      [seconds, 0],
    ),
  );
}

/** Lowers the trunk with the head, and leans it to one side. */
function sag(score: Score): void {
  const { seconds } = score;
  const at = momentsOf(score);
  squash(
    score,
    beats(
      [0, 0],
      [at(0.22), -0.03],
      [at(0.27), 0.015, 'easeOut'],
      [at(0.49), -0.055],
      [at(0.65), -0.025],
      [at(0.82), -0.06],
      [at(0.93), 0.02],
      [seconds, 0],
    ),
  );
  sink(
    score,
    beats(
      [0, 0],
      [at(0.24), 0.008],
      [at(0.28), 0],
      [at(0.5), 0.025],
      [at(0.66), 0.018],
      [at(0.82), 0.027],
      [at(0.95), 0],
      [seconds, 0],
    ),
  );
  lean(
    score,
    beats([0, 0], [at(0.24), 1.5], [at(0.29), -0.5], [at(0.52), 4], [at(0.82), 4.5], [at(0.96), 0], [seconds, 0]),
  );
}

/** Lowers limbs and ears gradually as the figure falls asleep. */
function goLimp(score: Score): void {
  const { seconds, gain } = score;
  const at = momentsOf(score);
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.25), -4 * gain],
      [at(0.29), 5 * gain],
      [at(0.54), -6 * gain],
      [at(0.84), -6 * gain],
      [at(0.96), 0],
      [seconds, 0],
    ),
    0.08,
  );
  ears(
    score,
    beats([0, 0], [at(0.25), 8], [at(0.28), -3], [at(0.52), 12], [at(0.82), 12], [at(0.95), -2], [seconds, 0]),
  );
  ripple(score, beats([0, 0], [at(0.5), -6], [at(0.66), -2], [at(0.82), -6], [seconds, 0]), 0.06);
}

function fallingAsleepFace(score: Score): void {
  const { seconds, figure } = score;
  const at = momentsOf(score);
  brows(
    score,
    beats(
      [0, 0],
      [at(0.2), 0.012],
      [at(0.26), 0.05, 'easeOut'],
      [at(0.34), 0.02],
      [at(0.52), -0.012],
      [at(0.84), -0.012],
      [seconds, 0],
    ),
  );
  eyes(score, [
    { from: at(0.07), to: at(0.17), state: 'half' },
    { from: at(0.17), to: at(0.235), state: 'closed' },
    { from: at(0.235), to: at(0.29), state: 'wide' },
    { from: at(0.29), to: at(0.41), state: 'half' },
    { from: at(0.41), to: at(0.87), state: 'closed' },
    { from: at(0.87), to: at(0.94), state: 'half' },
  ]);
  mouths(score, [
    { from: at(0.1), to: at(0.24), states: ['mm'] },
    { from: at(0.24), to: at(0.3), states: ['oh', 'open'] },
    { from: at(0.3), to: at(0.62), states: ['mm', figure.roles.head ? 'sad' : 'mm'] },
    { from: at(0.62), to: at(0.84), states: ['oh', 'ah'] },
    { from: at(0.84), to: at(0.95), states: ['mm'] },
  ]);
}
