import { beats, derived, times } from '@/lib/core/clip/presets/beats';
import { lift, squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean, shift } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { momentsOf, sideOf } from '../../shapes';
import { seat } from './seat';

/** The angle to which a slipping figure is thrown back, in degrees. */
const BACK_DEGREES = 40;

/** The feet shoot forward, the figure hangs in the air, lands on its seat, looks dazed and gets up. */
function slip(score: Score, how: Manner): void {
  const side = score.figure.facing || sideOf(how);
  throwBack(score, side);
  kickUp(score, side);
  throwArms(score);
  daze(score, side);
}

/** Throws the trunk back and into the air, and brings it down where the feet were. */
function throwBack(score: Score, side: 1 | -1): void {
  const { seconds, figure, gain } = score;
  const at = momentsOf(score);
  const { root, shadow } = figure.roles;
  const back = times(
    beats(
      [0, 0],
      [at(0.1), 0.14, 'easeOut'],
      [at(0.16), 0.1],
      [at(0.3), -1, 'easeOut'],
      [at(0.4), -0.5, 'easeIn'],
      [at(0.5), -0.16],
      [at(0.76), -0.12],
      [at(0.9), 0.1],
      [seconds, 0],
    ),
    BACK_DEGREES * side * Math.min(gain, 1.1),
  );
  if (figure.anatomy.part(root)?.rotateLimits) score.add(root, 'rotate', back);
  else lean(score, times(back, 0.5));
  const high = Math.min(figure.headroom * 0.6 + figure.height * 0.06, figure.height * 0.16);
  const rise = beats(
    [at(0.15), 0, 'linear'],
    [at(0.28), high, 'easeOut'],
    [at(0.4), 0, 'easeIn'],
    [seconds, 0, 'linear'],
  );
  lift(score, rise);
  // A trunk that leans about a point on the floor sinks into it with its rear edge.
  score.add(
    root,
    'translateY',
    derived(back, (degrees) => -Math.sin((Math.abs(degrees) * Math.PI) / 180) * figure.width * 0.16),
  );
  shift(
    score,
    times(
      beats([0, 0], [at(0.14), 0.02], [at(0.3), 0.14, 'easeOut'], [at(0.42), 0.16], [at(0.76), 0.15], [seconds, 0]),
      side,
    ),
  );
  seat(score, beats([0, 0], [at(0.3), 0], [at(0.41), 1, 'easeIn'], [at(0.76), 1], [at(0.9), -0.04], [seconds, 0]));
  squash(
    score,
    beats(
      [0, 0],
      [at(0.1), -0.04],
      [at(0.26), 0.12, 'easeOut'],
      [at(0.38), 0.04],
      [at(0.43), -0.22, 'easeOut'],
      [at(0.52), -0.03],
      [at(0.58), -0.08],
      [at(0.76), -0.07],
      [at(0.84), -0.12],
      [at(0.93), 0.04],
      [seconds, 0],
    ),
  );
  score.add(shadow, 'opacity', beats([at(0.16), 1], [at(0.26), 0.2, 'easeOut'], [at(0.82), 0.2], [at(0.95), 1]));
}

/** Kicks both legs up in front, one after the other. */
function kickUp(score: Score, side: 1 | -1): void {
  const { seconds, figure } = score;
  const at = momentsOf(score);
  const { legs, frontLegs } = figure.roles;
  const [first, second] = side > 0 ? [legs.right, legs.left] : [legs.left, legs.right];
  const kick = (late: number, high: number) =>
    times(
      beats(
        [0, 0],
        [at(0.1), 0.16],
        [at(0.17 + late), -0.3, 'easeIn'],
        [at(0.29 + late), -1, 'easeOut'],
        [at(0.43), -0.2, 'easeIn'],
        [at(0.78), -0.1],
        [at(0.92), 0.06],
        [seconds, 0],
      ),
      high * side,
    );
  score.add(first, 'rotate', kick(0, 48));
  score.add(second, 'rotate', kick(0.035, 44));
  score.add(frontLegs.left, 'rotate', kick(0.01, 40));
  score.add(frontLegs.right, 'rotate', kick(0.04, 36));
}

/** Flings the arms up, which then prop the figure up behind it. */
function throwArms(score: Score): void {
  const { seconds, gain } = score;
  const at = momentsOf(score);
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.09), 14 * gain],
      [at(0.15), -8 * gain],
      [at(0.27), 96 * gain, 'easeOut'],
      [at(0.35), 70 * gain],
      [at(0.45), 22 * gain, 'easeIn'],
      [at(0.54), 34 * gain],
      [at(0.76), 30 * gain],
      [at(0.92), -5],
      [seconds, 0],
    ),
    0.05,
  );
  ears(score, beats([0, 0], [at(0.28), -14], [at(0.44), 16], [at(0.55), -4], [at(0.8), 4], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.28), 26], [at(0.44), -6], [at(0.6), 6], [seconds, 0]), 0.02);
  wag(score, beats([0, 0], [at(0.28), 24], [at(0.44), -10], [at(0.6), 4], [seconds, 0]));
}

function daze(score: Score, side: 1 | -1): void {
  const { seconds } = score;
  const at = momentsOf(score);
  pitch(
    score,
    beats(
      [0, 0],
      [at(0.1), 0.4],
      [at(0.28), -1.1, 'easeOut'],
      [at(0.45), 1.1],
      [at(0.55), 0.2],
      [at(0.76), 0.3],
      [seconds, 0],
    ),
  );
  tilt(
    score,
    times(
      beats(
        [0, 0],
        [at(0.28), -10],
        [at(0.45), 9],
        [at(0.56), -6],
        [at(0.64), 6],
        [at(0.72), -4],
        [at(0.9), 1],
        [seconds, 0],
      ),
      side,
    ),
  );
  brows(
    score,
    beats([0, 0], [at(0.18), 0.06, 'easeOut'], [at(0.4), 0.05], [at(0.46), -0.01], [at(0.8), 0], [seconds, 0]),
  );
  eyes(score, [
    { from: at(0.16), to: at(0.42), state: 'wide' },
    { from: at(0.42), to: at(0.58), state: 'closed' },
    { from: at(0.58), to: at(0.76), state: 'half' },
  ]);
  mouths(score, [
    { from: at(0.16), to: at(0.42), states: ['open', 'oh', 'ah'] },
    { from: at(0.42), to: at(0.8), states: ['sad', 'ee', 'mm'] },
  ]);
}

/** Moves that lose their footing. */
export const SLIPPING = {
  slip: {
    title: 'slip',
    words: [
      'slip',
      'slip ~and fall',
      'slip over',
      'slip up',
      'fall ~on ~its bottom',
      'fall ~on ~its butt',
      'lose ~its footing',
      'fall back',
      'fall backward',
      'fall backwards',
    ],
    seconds: 2.4,
    kind: 'once',
    by: 'body',
    compose: slip,
  },
} satisfies Record<string, Move>;
