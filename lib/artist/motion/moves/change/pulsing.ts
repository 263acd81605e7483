import { beats, later, swing, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { cyclesOf } from '../../shapes';
import { size } from './size';

/** Pulses like a heartbeat: the figure swells twice, and pauses. */
function pulse(score: Score): void {
  const { seconds } = score;
  const count = cyclesOf(score, 0.95);
  const length = seconds / count;
  const heart: Beat[] = Array.from({ length: count }, (_, i) =>
    beats(
      [i * length, 0],
      [(i + 0.14) * length, 0.055, 'easeOut'],
      [(i + 0.3) * length, 0.008],
      [(i + 0.42) * length, 0.04, 'easeOut'],
      [(i + 0.72) * length, 0],
      [(i + 1) * length, 0],
    ),
  ).flat();
  size(score, heart);
  pitch(score, later(times(heart, -4), 0.05));
  tilt(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 2)), by: 2.5 }));
  bothLimbs(score, later(times(heart, 110 * score.gain), 0.07), 0.04);
  ears(score, later(times(heart, 60), 0.06));
  ripple(score, later(times(heart, 80), 0.06), 0.03);
}

/** Squashes and stretches repeatedly, like rubber. */
function rubber(score: Score): void {
  const { seconds, gain } = score;
  const count = cyclesOf(score, 0.7);
  squash(score, swing({ from: 0, seconds, cycles: count, by: 0.13 }));
  lean(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 2)), by: 3 }));
  pitch(score, swing({ from: 0, seconds, cycles: count, by: -0.3, phase: 0.93 }));
  bothLimbs(score, swing({ from: 0, seconds, cycles: count, by: 14 * gain, middle: 10 * gain, phase: 0.88 }), 0.05);
  ears(score, swing({ from: 0, seconds, cycles: count, by: 6, phase: 0.85 }));
  ripple(score, swing({ from: 0, seconds, cycles: count, by: -5, phase: 0.85 }), 0.04);
}

/** Repeated changes of scale. */
export const PULSING = {
  pulse: {
    title: 'pulse',
    words: [
      'pulse',
      'glow',
      'throb',
      'pulsate',
      'beat ~like ~a heart',
      'heartbeat',
      'beat',
      'flash',
      'shine',
      'sparkle',
      'twinkle',
      'flicker',
      'light up',
      'radiate',
      'glimmer',
      'blink ~its lights',
      'shimmer',
    ],
    seconds: 1.9,
    kind: 'cycle',
    by: 'body',
    compose: pulse,
  },
  rubber: {
    title: 'squash and stretch',
    words: [
      'squash ~and stretch',
      'stretch ~and squash',
      'squish',
      'bend ~like rubber',
      'jelly',
      'wobble ~like jelly',
      'wobble ~like ~a jelly',
    ],
    seconds: 1.4,
    kind: 'cycle',
    by: 'body',
    compose: rubber,
  },
} satisfies Record<string, Move>;
