import { type Beat, beats, derived, swing, times } from '@/lib/core/clip/presets/beats';
import { liftOf, squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouth } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { sideOf } from '../../shapes';

/** The least rotation from upright, in degrees, with which a figure can turn through a somersault. */
export const LEAST_REACH_DEGREES = 30;
/** The largest such rotation that is used; the half turn in between is a change of sign of both scales. */
const MAX_REACH_DEGREES = 80;
/** The seconds in which both scales change their signs, between two frames. */
const JUMP_SECONDS = 0.001;
/** The parts of a quarter turn between two keyframes. */
const STEPS = 4;
/** The share of the time of a somersault in which the figure leaves the upright, and in which it returns. */
const LEAVING_SHARE = 0.3;

/** The rotation from upright that a figure allows to both sides, in degrees. */
export function reachOf({ figure }: Score): number {
  const [least, most] = figure.anatomy.part(figure.roles.root)?.rotateLimits ?? [0, 0];
  return Math.min(-least, most, MAX_REACH_DEGREES);
}

/** The distance from the pivot of a figure up to its middle, in pixels. */
const middleOf = ({ figure }: Score): number =>
  (figure.anatomy.part(figure.roles.root)?.pivot[1] ?? figure.ground) - (figure.ground - figure.height / 2);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Turns a figure upside down and back by its height, if it cannot rotate as a whole. */
export function overByHeight(score: Score, from: number, to: number): void {
  const { root } = score.figure.roles;
  const over = swing({ from, seconds: to - from, cycles: 1, by: 1, phase: 0.25 });
  score.add(root, 'scaleY', over);
  score.add(
    root,
    'translateY',
    derived(over, (value) => middleOf(score) * (value - 1)),
  );
}

/**
 * Rotates a figure once about its middle. The angles beyond the reach of its root are passed between two frames: a
 * figure that is scaled by -1 both ways is one that is rotated by a half turn. `leaving` is the share of the time in
 * which it leaves the upright, and in which it returns.
 */
export function overByTurning(score: Score, from: number, to: number, side: 1 | -1, leaving = LEAVING_SHARE): void {
  const { root } = score.figure.roles;
  const reach = reachOf(score);
  const [leaves, returns] = [from + (to - from) * leaving, to - (to - from) * leaving];
  const turns = [
    ...sweep([from, 0], [leaves, reach], 1),
    ...sweep([leaves + JUMP_SECONDS, -reach], [returns, reach], -1),
    ...sweep([returns + JUMP_SECONDS, -reach], [to, 0], 1),
  ];
  const high = middleOf(score);
  const keyed = (value: (degrees: number, scale: 1 | -1) => number): Beat[] =>
    turns.map(({ at, degrees, scale }) => ({ at, to: value(degrees * side, scale), ease: 'linear' }));
  score.add(
    root,
    'rotate',
    keyed((degrees) => degrees),
  );
  score.add(
    root,
    'scaleX',
    keyed((_, scale) => scale),
  );
  score.add(
    root,
    'scaleY',
    keyed((_, scale) => scale),
  );
  score.add(
    root,
    'translateX',
    keyed((degrees, scale) => -scale * high * Math.sin(radians(degrees))),
  );
  score.add(
    root,
    'translateY',
    keyed((degrees, scale) => high * (scale * Math.cos(radians(degrees)) - 1)),
  );
}

/** Keyframes of a steady rotation, close enough together that the middle of the figure stays on its path. */
function sweep(
  [from, start]: readonly [number, number],
  [to, end]: readonly [number, number],
  scale: 1 | -1,
): { at: number; degrees: number; scale: 1 | -1 }[] {
  const count = Math.max(2, Math.ceil((Math.abs(end - start) / 90) * STEPS));
  return Array.from({ length: count + 1 }, (_, i) => ({
    at: from + ((to - from) * i) / count,
    degrees: start + ((end - start) * i) / count,
    scale,
  }));
}

/** Somersaults: the figure is upside down at the top of a jump. */
function flip(score: Score, how: Manner): void {
  const { seconds, figure, gain } = score;
  const at = (share: number): number => share * seconds;
  const { root, shadow } = figure.roles;
  const top = liftOf(score, 0.4);
  if (reachOf(score) < LEAST_REACH_DEGREES) overByHeight(score, at(0.3), at(0.72));
  else overByTurning(score, at(0.3), at(0.72), sideOf(how));
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
