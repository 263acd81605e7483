import { beats, later, times, type Beat } from '@/lib/core/clip/presets/beats';
import { lift, liftOf, squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Move } from '../../manner';

/** Sighs: breathes in with the whole body and breathes out more slowly. */
function sigh(score: Score): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  squash(
    score,
    beats([0, 0], [at(0.3), 0.065], [at(0.38), 0.065], [at(0.74), -0.055], [at(0.86), -0.05], [seconds, 0]),
  );
  pitch(
    score,
    later(beats([0, 0], [at(0.36), -0.6], [at(0.44), -0.58], [at(0.8), 0.9], [at(0.9), 0.8], [seconds, 0]), 0.12),
  );
  tilt(score, beats([0, 0], [at(0.36), -2], [at(0.8), 5], [at(0.9), 4.5], [seconds, 0]));
  const shoulders: Beat[] = beats(
    [0, 0],
    [at(0.34), 12 * gain],
    [at(0.42), 12 * gain],
    [at(0.78), -5 * gain],
    [at(0.9), -4 * gain],
    [seconds, 0],
  );
  bothLimbs(score, shoulders, 0.07);
  lift(score, beats([0, 0], [at(0.34), liftOf(score, 0.008)], [at(0.6), 0], [seconds, 0]));
  ears(score, beats([0, 0], [at(0.36), -4], [at(0.8), 9], [at(0.92), 8], [seconds, 0]));
  ripple(score, times(shoulders, 0.6), 0.05);
  brows(score, beats([0, 0], [at(0.3), 0.03], [at(0.8), -0.006], [seconds, 0]));
  worry(score, beats([0, 0], [at(0.4), 2], [at(0.78), 8], [at(0.9), 7], [seconds, 0]));
  eyes(score, [
    { from: at(0.16), to: at(0.44), state: 'closed' },
    { from: at(0.6), to: at(0.93), state: 'half' },
  ]);
  mouths(score, [
    { from: at(0.1), to: at(0.4), states: ['mm', 'smile'] },
    { from: at(0.42), to: at(0.8), states: ['oh', 'open'] },
    { from: at(0.8), to: at(0.95), states: figure.roles.head ? ['mm', 'sad'] : ['mm'] },
  ]);
}

/** Deep breaths. */
export const BREATHING = {
  sigh: {
    title: 'sigh',
    words: [
      'sigh',
      'exhale',
      'take ~a deep breath',
      'breathe deeply',
      'breathe ~in ~and out',
      'breathe out',
      'breathe in',
      'pant',
      'breathe heavily',
      'catch ~its breath',
      'huff',
      'deep breath',
    ],
    seconds: 2.4,
    kind: 'once',
    by: 'body',
    compose: sigh,
  },
} satisfies Record<string, Move>;
