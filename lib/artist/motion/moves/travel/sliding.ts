import { beats, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { mouth } from '@/lib/core/clip/presets/face';
import { ears, swingLimb } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean, shift } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { momentsOf, sideOf } from '../../shapes';

/** The largest way to a side, as a share of the figure's width. */
const MAX_WAY_SHARE = 0.34;

/** Comes in from a side: it fades where it would leave the canvas. */
function slideIn(score: Score, how: Manner): void {
  const { seconds } = score;
  const at = momentsOf(score);
  const side = sideOf(how, -1);
  const far = wayOut(score) * side;
  shift(
    score,
    beats(
      [0, 0],
      [at(0.05), -far * 0.1],
      [at(0.16), far],
      [at(0.24), far],
      [at(0.68), -far * 0.07, 'easeOut'],
      [at(0.84), far * 0.015],
      [seconds, 0],
    ),
  );
  score.add(
    score.figure.roles.root,
    'opacity',
    beats([0, 1], [at(0.03), 0, 'easeOut'], [at(0.24), 0], [at(0.31), 1, 'easeOut'], [seconds, 1]),
  );
  lean(
    score,
    beats(
      [0, 0],
      [at(0.2), -8 * side],
      [at(0.5), -8 * side],
      [at(0.7), 6 * side],
      [at(0.86), -1.5 * side],
      [seconds, 0],
    ),
  );
  squash(score, beats([0, 0], [at(0.24), 0.05], [at(0.5), 0.03], [at(0.7), -0.08], [at(0.86), 0.025], [seconds, 0]));
  swingAlong(score);
}

/** Goes out to a side: it fades where it would leave the canvas, and is back in its place at the end. */
function slideOut(score: Score, how: Manner): void {
  const { seconds } = score;
  const at = momentsOf(score);
  const side = sideOf(how, -1);
  const far = wayOut(score) * side;
  shift(
    score,
    beats(
      [0, 0],
      [at(0.22), -far * 0.12, 'easeOut'],
      [at(0.58), far, 'easeIn'],
      [at(0.7), far],
      [at(0.74), 0],
      [seconds, 0],
    ),
  );
  score.add(
    score.figure.roles.root,
    'opacity',
    beats([0, 1], [at(0.5), 1], [at(0.56), 0, 'easeIn'], [at(0.8), 0], [at(0.88), 1, 'easeOut'], [seconds, 1]),
  );
  lean(score, beats([0, 0], [at(0.22), -5 * side], [at(0.5), 8 * side], [at(0.72), 0], [seconds, 0]));
  squash(score, beats([0, 0], [at(0.22), -0.08], [at(0.48), 0.05], [at(0.72), 0], [seconds, 0]));
  swingAlong(score);
}

/** How far the figure can slide before the canvas cuts it off, in widths of the figure. */
function wayOut({ figure }: Score): number {
  const free = (figure.spec.canvas.width - figure.width) / 2 / figure.width;
  return Math.min(MAX_WAY_SHARE, Math.max(0.05, free * 0.8));
}

/** Limbs and ears lag behind the slide. */
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

/** Into the picture and out of it. */
export const SLIDING = {
  slide_in: {
    title: 'slide in',
    words: [
      'slide in',
      'enter',
      'come in',
      'arrive',
      'walk in',
      'swoop in',
      'slide into view',
      'run in',
      'rush in',
      'fly in',
      'zoom in',
      'drop in',
      'show up',
    ],
    seconds: 1.5,
    kind: 'once',
    by: 'body',
    compose: slideIn,
  },
  slide_out: {
    title: 'slide out',
    words: [
      'slide out',
      'leave',
      'exit',
      'go away',
      'depart',
      'walk off',
      'run off',
      'slide away',
      'dash off',
      'zoom off',
      'go off',
      'rush off',
      'fly away',
      'fly off',
      'slide',
    ],
    seconds: 1.7,
    kind: 'once',
    by: 'body',
    compose: slideOut,
  },
} satisfies Record<string, Move>;
