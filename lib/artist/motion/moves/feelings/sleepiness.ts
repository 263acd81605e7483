import { beats } from '@/lib/core/clip/presets/beats';
import { sink, squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { momentsOf } from '../../shapes';

/** Fights sleep and loses: lids and head sink, start up once, sink again; sleeps a while, and wakes with a blink. */
function nodOff(score: Score): void {
  droop(score);
  goLimp(score);
  fallingAsleepFace(score);
}

/** Head and trunk sink, start up once, and sink again. */
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

/** Limbs and ears hang as it falls asleep. */
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

/** Opens its eyes with a start, blinks the sleep away and stretches a little. */
function wakeUp(score: Score): void {
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

/** Falling asleep and waking up. */
export const SLEEPINESS = {
  nod_off: {
    title: 'nod off',
    words: [
      'nod off',
      'fall asleep',
      'nod off ~to sleep',
      'drift off',
      'doze off',
      'go ~to sleep',
      'fall ~to sleep',
      'get sleepy',
      'drop off',
      'pass into sleep',
      'drift ~off ~to sleep',
      'go ~to bed',
    ],
    seconds: 4.6,
    kind: 'once',
    by: 'body',
    compose: nodOff,
  },
  wake: {
    title: 'wake up',
    words: [
      'wake up',
      'wake',
      'awake',
      'awaken',
      'get up',
      'stand up',
      'rise',
      'come ~to life',
      'power up',
      'boot up',
      'get ~back up',
      'turn on',
      'start up',
      'straighten up',
    ],
    seconds: 2.6,
    kind: 'once',
    by: 'body',
    compose: wakeUp,
  },
} satisfies Record<string, Move>;
