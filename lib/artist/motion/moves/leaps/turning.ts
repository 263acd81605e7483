import { beats, derived, times, type Beat } from '@/lib/core/clip/presets/beats';
import { lift, liftOf, squash } from '@/lib/core/clip/presets/body';
import { look } from '@/lib/core/clip/presets/eyes';
import { mouth, tilt, turn } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, flap, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { sideOf } from '../../shapes';

/** The least horizontal scale of a turning figure, because a figure as thin as an edge could not be recognised. */
const EDGE_WIDTH = 0.4;
/** The seconds in which the horizontal scale changes its sign, when a turning figure shows its other side. */
const JUMP_SECONDS = 0.001;

/**
 * The keyframes of a horizontal scale that turns the figure `count` times between two moments; negative is mirrored.
 */
export function turning(count: number, from: number, to: number): Beat[] {
  const half = (to - from) / count / 2;
  return [
    { at: from, to: 1 },
    ...Array.from({ length: count * 2 }, (_, i): Beat[] => {
      const [at, side] = [from + i * half, i % 2 === 0 ? 1 : -1];
      return beats(
        [at + half / 2, side * EDGE_WIDTH, 'easeIn'],
        [at + half / 2 + JUMP_SECONDS, -side * EDGE_WIDTH, 'step'],
        [at + half, -side, 'easeOut'],
      );
    }).flat(),
  ];
}

/** Spins about the vertical axis, faster at the moment when the figure is narrow. */
function spin(score: Score, how: Manner): void {
  const { seconds, figure, gain } = score;
  const [from, to] = [seconds * 0.2, seconds * 0.82];
  const { root } = figure.roles;
  const widths = turning(how.times, from, to);
  score.add(root, 'scaleX', widths);
  const [left, right] = [figure.anatomy.whole(root)?.left ?? 0, figure.anatomy.whole(root)?.right ?? 0];
  const off = (left + right) / 2 - (figure.anatomy.part(root)?.pivot[0] ?? 0);
  if (Math.abs(off) > 4)
    score.add(
      root,
      'translateX',
      derived(widths, (value) => off * (1 - value)),
    );
  const side = sideOf(how);
  turn(
    score,
    beats(
      [0, 0],
      [from * 0.9, -side * 0.8, 'easeOut'],
      [from + (to - from) * 0.2, side * 0.9],
      [to - 0.05, side * 0.6],
      [seconds * 0.94, -side * 0.12],
      [seconds, 0],
    ),
  );
  squash(
    score,
    beats(
      [0, 0],
      [from, -0.09, 'easeOut'],
      [from + (to - from) * 0.3, 0.06],
      [to, 0.02],
      [to + (seconds - to) * 0.4, -0.06],
      [seconds, 0],
    ),
  );
  lift(
    score,
    beats(
      [from, 0, 'linear'],
      [(from + to) / 2, liftOf(score, 0.05), 'easeOut'],
      [to, 0, 'easeIn'],
      [seconds, 0, 'linear'],
    ),
  );
  const out = beats(
    [0, 0],
    [from, -8 * gain, 'easeOut'],
    [from + (to - from) * 0.35, 42 * gain],
    [to, 34 * gain],
    [seconds * 0.93, -4 * gain],
    [seconds, 0],
  );
  bothLimbs(score, out, Math.min(0.05, seconds * 0.03));
  ears(score, times(out, 0.2));
  ripple(score, times(out, 0.4), 0.02);
  flap(score, times(out, 0.3));
  mouth(score, ['open', 'smile'], from, to);
}

/** Looks to one side, turns face and trunk there, and returns after a while. */
function turnAside(score: Score, how: Manner): void {
  const { seconds } = score;
  const side = sideOf(how);
  const [to, back] = [Math.min(0.4, seconds * 0.3), seconds - Math.min(0.45, seconds * 0.3)];
  const list = (value: number, late: number): Beat[] =>
    times(
      beats(
        [0, 0],
        [to * 0.4 + late, -0.12 * value],
        [to + late, value * 1.05],
        [to + 0.15 + late, value],
        [Math.max(back + late, to + late + 0.16), value * 0.96],
        [seconds, 0],
      ),
      side,
    );
  look(score, 'translateX', list(0.045, 0));
  turn(score, list(1.25, 0.04));
  tilt(score, list(3, 0.08));
  lean(score, list(4, 0.1));
  squash(score, beats([0, 0], [to * 0.6, -0.025], [to + 0.1, 0], [back + 0.1, -0.02], [seconds, 0]));
  bothLimbs(score, times(list(6, 0.12), side), 0.05);
  ears(score, list(4, 0.1));
  wag(score, list(-8, 0.14));
}

/** Turns about the vertical axis. */
export const TURNING = {
  spin: {
    title: 'spin',
    words: [
      'spin',
      'twirl',
      'whirl',
      'pirouette',
      'spin around',
      'twirl around',
      'rotate',
      'turn around',
      'turn ~all ~the ~way around',
      'do ~a spin',
      'spin ~in circles',
      'transform',
      'morph',
    ],
    seconds: 1.1,
    length: (count) => 0.55 + 0.55 * count,
    kind: 'once',
    by: 'body',
    compose: spin,
  },
  turn: {
    title: 'turn',
    words: [
      'turn',
      'turn left',
      'turn right',
      'turn aside',
      'turn away',
      'turn ~to ~the left',
      'turn ~to ~the right',
      'face left',
      'face right',
      'look away',
    ],
    seconds: 1.5,
    kind: 'held',
    by: 'head',
    compose: turnAside,
  },
} satisfies Record<string, Move>;
