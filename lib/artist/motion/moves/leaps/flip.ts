import { beats, derived, swing, times } from '@/lib/core/clip/presets/beats';
import { liftOf, squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouth } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { sideOf } from '../../shapes';

/** Somersaults: the figure is upside down at the top of a jump. */
function flip(score: Score, how: Manner): void {
  const { seconds, figure, gain } = score;
  const at = (share: number): number => share * seconds;
  const { root, shadow } = figure.roles;
  const top = liftOf(score, 0.4);
  const pivot = figure.anatomy.part(root)?.pivot[1] ?? figure.ground;
  const middle = figure.ground - figure.height / 2;
  const over = swing({ from: at(0.3), seconds: at(0.42), cycles: 1, by: 1, phase: 0.25 });
  score.add(root, 'scaleY', over);
  score.add(
    root,
    'translateY',
    derived(over, (value) => (middle - pivot) * (1 - value)),
  );
  score.add(shadow, 'opacity', beats([at(0.24), 1], [at(0.34), 0, 'easeOut'], [at(0.68), 0], [at(0.78), 1]));
  squash(
    score,
    beats(
      [0, 0],
      [at(0.18), -0.18, 'easeOut'],
      [at(0.28), 0.16, 'easeIn'],
      [at(0.36), 0],
      [at(0.68), 0],
      [at(0.72), 0.08],
      [at(0.8), -0.19, 'easeOut'],
      [at(0.9), 0.05],
      [seconds, 0],
    ),
  );
  const ups = beats(
    [at(0.24), 0, 'linear'],
    [at(0.51), top, 'easeOut'],
    [at(0.76), 0, 'easeIn'],
    [seconds, 0, 'linear'],
  );
  score.add(root, 'translateY', times(ups, -1));
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.2), -24 * gain, 'easeOut'],
      [at(0.36), 50 * gain],
      [at(0.6), 14 * gain],
      [at(0.78), 34 * gain],
      [at(0.94), -3],
      [seconds, 0],
    ),
    seconds * 0.03,
  );
  lean(score, times(beats([0, 0], [at(0.18), -3], [at(0.34), 4], [at(0.76), -3], [seconds, 0]), sideOf(how)));
  ears(score, beats([0, 0], [at(0.24), -6], [at(0.5), 8], [at(0.8), -8], [at(0.96), 0]));
  eyes(score, [{ from: at(0.76), to: at(0.88), state: 'closed' }]);
  mouth(score, ['open', 'ah'], at(0.26), at(0.95));
}

/** Somersaults. */
export const FLIP = {
  flip: {
    title: 'flip',
    words: [
      'flip',
      'backflip',
      'back flip',
      'frontflip',
      'front flip',
      'somersault',
      'cartwheel',
      'do ~a flip',
      'flip over',
      'tumble',
      'do ~a somersault',
      'do ~a handstand',
    ],
    seconds: 1.35,
    kind: 'once',
    by: 'body',
    compose: flip,
  },
} satisfies Record<string, Move>;
