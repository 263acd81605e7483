import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouth, pitch } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { size } from './size';

/** Scales up from nothing with a bounce. */
function popIn(score: Score): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  score.add(
    figure.roles.root,
    'opacity',
    beats([0, 1], [at(0.03), 0, 'easeOut'], [at(0.24), 0], [at(0.27), 1, 'easeOut'], [seconds, 1]),
  );
  size(
    score,
    beats(
      [0, 0],
      [at(0.05), 0],
      [at(0.16), -0.8],
      [at(0.24), -0.8],
      [at(0.46), 0.05 * gain, 'easeOut'],
      [at(0.58), -0.03 * gain],
      [at(0.7), 0],
      [seconds, 0],
    ),
    1,
  );
  squash(
    score,
    beats(
      [at(0.3), 0],
      [at(0.46), 0.1, 'easeOut'],
      [at(0.58), -0.1],
      [at(0.72), 0.04],
      [at(0.86), -0.012],
      [seconds, 0],
    ),
  );
  bothLimbs(
    score,
    beats([at(0.26), 0], [at(0.48), 62 * gain, 'easeOut'], [at(0.66), 40 * gain], [at(0.86), -4], [seconds, 0]),
    0.05,
  );
  pitch(score, beats([at(0.26), 0], [at(0.46), -0.6], [at(0.62), 0.4], [at(0.8), -0.1], [seconds, 0]));
  lean(score, beats([at(0.3), 0], [at(0.5), 4], [at(0.66), -3], [at(0.82), 1], [seconds, 0]));
  ears(score, beats([at(0.3), 0], [at(0.5), 12], [at(0.66), -7], [at(0.84), 2], [seconds, 0]));
  ripple(score, beats([at(0.3), 0], [at(0.5), 20], [at(0.7), -4], [seconds, 0]), 0.02);
  eyes(score, [{ from: at(0.2), to: at(0.8), state: 'happy' }]);
  mouth(score, ['open', 'smile'], at(0.2), at(0.92));
}

/** Shrinks to nothing, and appears again after a moment. */
function vanish(score: Score): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  score.add(
    figure.roles.root,
    'opacity',
    beats([0, 1], [at(0.38), 1], [at(0.44), 0, 'easeIn'], [at(0.68), 0], [at(0.71), 1, 'easeOut'], [seconds, 1]),
  );
  size(
    score,
    beats(
      [0, 0],
      [at(0.18), 0.05],
      [at(0.44), -0.85, 'easeIn'],
      [at(0.68), -0.8],
      [at(0.84), 0.04 * gain, 'easeOut'],
      [at(0.92), -0.015],
      [seconds, 0],
    ),
    1,
  );
  squash(score, beats([0, 0], [at(0.14), -0.08], [at(0.24), 0.12], [at(0.46), 0.1], [at(0.56), 0], [seconds, 0]));
  bothLimbs(score, beats([0, 0], [at(0.18), 30 * gain], [at(0.4), -14 * gain], [at(0.6), 0], [seconds, 0]), 0.04);
  pitch(score, beats([0, 0], [at(0.18), -0.5], [at(0.4), 0.9], [at(0.6), 0], [seconds, 0]));
  ears(score, beats([0, 0], [at(0.2), -6], [at(0.4), 10], [at(0.6), 0], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.2), 12], [at(0.4), -8], [at(0.6), 0], [seconds, 0]), 0.02);
  eyes(score, [{ from: at(0.12), to: at(0.6), state: 'closed' }]);
  mouth(score, ['smile', 'mm'], at(0.1), at(0.5));
}

/** Moves that appear and disappear. */
export const APPEARING = {
  pop_in: {
    title: 'pop in',
    words: [
      'pop in',
      'appear',
      'pop up',
      'materialize',
      'poof in',
      'spawn',
      'emerge',
      'burst in',
      'hatch',
      'teleport in',
      'show itself',
      'fade in',
      'pop ~into existence',
      'pop',
    ],
    seconds: 1.3,
    kind: 'once',
    by: 'body',
    compose: popIn,
  },
  vanish: {
    title: 'vanish',
    words: [
      'vanish',
      'disappear',
      'poof',
      'pop away',
      'teleport',
      'dematerialize',
      'fade out',
      'fade away',
      'become invisible',
      'turn invisible',
      'explode',
      'dissolve',
    ],
    seconds: 2,
    kind: 'once',
    by: 'body',
    compose: vanish,
  },
} satisfies Record<string, Move>;
