import { beats, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { mouth } from '@/lib/core/clip/presets/face';
import { ears, swingLimb } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { momentsOf, sideOf } from '../../shapes';

/** Slides without a step: leans forward as it speeds up, and back as it brakes. */
function slide(score: Score, how: Manner): void {
  const { seconds } = score;
  const at = momentsOf(score);
  const side = sideOf(how);
  lean(
    score,
    beats(
      [0, 0],
      [at(0.15), -5 * side],
      [at(0.45), 8 * side],
      [at(0.72), -6 * side],
      [at(0.88), 1.5 * side],
      [seconds, 0],
    ),
  );
  squash(score, beats([0, 0], [at(0.15), -0.08], [at(0.45), 0.04], [at(0.72), -0.06], [at(0.88), 0.02], [seconds, 0]));
  swingAlong(score);
}

/** Swings limbs and ears with a delay behind the slide. */
function swingAlong(score: Score): void {
  const { seconds, figure } = score;
  const at = momentsOf(score);
  for (const limb of [figure.left, figure.right])
    swingLimb(
      score,
      limb,
      times(
        beats([0, 0], [at(0.3), -6], [at(0.7), 26, 'easeOut'], [at(0.9), -3], [seconds, 0]),
        limb === figure.left ? 1 : 0.88,
      ),
      0.3,
    );
  ears(score, beats([0, 0], [at(0.3), -5], [at(0.72), 9], [at(0.9), -2], [seconds, 0]));
  mouth(score, ['open', 'smile'], at(0.3), at(0.95));
}

const sliding = { seconds: 1.3, kind: 'once', by: 'body', travels: true, compose: slide } as const;

/** Moves into and out of the picture without a step. */
export const SLIDING = {
  slide_in: {
    ...sliding,
    title: 'slide in',
    words: ['slide in', 'swoop in', 'slide into view', 'zoom in', 'drop in', 'glide in'],
    course: 'in',
  },
  slide_out: {
    ...sliding,
    title: 'slide out',
    words: ['slide out', 'slide away', 'slide'],
    course: 'off',
  },
} satisfies Record<string, Move>;
