import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Move } from '../../manner';
import { arcOf, held } from '../../shapes';
import { size } from './size';

/** Makes a move that scales the figure up or down, holds that size, and returns. */
const sized =
  (by: number) =>
  (score: Score): void => {
    const arc = arcOf(score, 0.5, 0.55);
    const { seconds, gain } = score;
    size(score, held(arc, by, 0, 0.15));
    squash(
      score,
      beats(
        [0, 0],
        [arc.enter * 0.4, by > 0 ? -0.035 : 0.03],
        [arc.enter, by > 0 ? 0.03 : -0.03],
        [arc.enter + 0.12, 0],
        [seconds, 0],
      ),
    );
    pitch(score, held(arc, by > 0 ? -0.5 : 0.7, 0.05));
    tilt(score, held(arc, 3, 0.1));
    bothLimbs(score, held(arc, (by > 0 ? 22 : -8) * gain, 0.05), 0.06);
    ears(score, held(arc, by > 0 ? 6 : 10, 0.08));
    ripple(score, held(arc, by > 0 ? 14 : -6, 0.05), 0.03);
    brows(score, held(arc, by > 0 ? 0.02 : 0.035));
    mouth(score, by > 0 ? ['mm', 'smile'] : ['oh', 'sad'], arc.enter * 0.5, seconds - arc.leave * 0.4);
  };

/** Moves that are larger or smaller for a while. */
export const GROWING = {
  grow: {
    title: 'grow',
    words: [
      'grow',
      'puff up',
      'expand',
      'inflate',
      'get bigger',
      'swell',
      'get big',
      'become bigger',
      'become giant',
      'grow big',
      'zoom ~in ~on ~the camera',
      'blow up',
      'come closer',
    ],
    seconds: 1.8,
    kind: 'held',
    by: 'body',
    compose: sized(0.2),
  },
  shrink: {
    title: 'shrink',
    words: [
      'shrink',
      'get smaller',
      'become smaller',
      'get small',
      'become tiny',
      'shrink down',
      'get tiny',
      'contract',
      'step back',
    ],
    seconds: 1.8,
    kind: 'held',
    by: 'body',
    compose: sized(-0.3),
  },
} satisfies Record<string, Move>;
