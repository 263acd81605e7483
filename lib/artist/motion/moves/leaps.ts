import { beats, derived, later, swing, times, type Beat } from '@/lib/core/clip/presets/beats';
import { hop, lift, liftOf, squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, turn } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, flap, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean, shift } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../manner';
import { sideOf } from '../shapes';

/** A quick low jump, to a side and back where one is named. */
function hopOnce(score: Score, how: Manner): void {
  const { seconds, gain } = score;
  const at = (share: number): number => share * seconds;
  hop(score, 0, seconds, liftOf(score, 0.14), 0.7);
  if (how.direction === 'left' || how.direction === 'right') {
    const side = sideOf(how);
    shift(score, beats([0, 0], [at(0.26), -side * 0.012], [at(0.7), side * 0.14], [at(0.84), side * 0.14], [at(1), 0]));
    lean(score, beats([0, 0], [at(0.2), -side * 2], [at(0.46), side * 5], [at(0.74), -side * 2], [at(1), 0]));
  }
  bothLimbs(
    score,
    beats([0, 0], [at(0.2), -10 * gain], [at(0.5), 30 * gain, 'easeOut'], [at(0.78), -5 * gain], [at(0.95), 0]),
    seconds * 0.05,
  );
  pitch(score, beats([0, 0], [at(0.2), 0.4], [at(0.46), -0.4], [at(0.78), 0.4], [at(1), 0]));
  ears(score, beats([0, 0], [at(0.24), -4], [at(0.5), 7], [at(0.8), -6], [at(0.97), 0]));
  ripple(score, beats([0, 0], [at(0.2), -4], [at(0.42), 6], [at(0.74), -5], [at(1), 0]), 0.015);
  wag(score, beats([0, 0], [at(0.24), 5], [at(0.5), -8], [at(0.8), 6], [at(1), 0]));
  flap(score, beats([0, 0], [at(0.2), -8], [at(0.4), 12], [at(0.7), -4], [at(1), 0]));
}

/** Turns about its upright axis like a card, faster in the middle. */
function spin(score: Score, how: Manner): void {
  const { seconds, figure, gain } = score;
  const [from, to] = [seconds * 0.2, seconds * 0.82];
  const { root } = figure.roles;
  const cosine = swing({ from, seconds: to - from, cycles: how.times, by: 1, phase: 0.25 });
  score.add(root, 'scaleX', cosine);
  const [left, right] = [figure.anatomy.whole(root)?.left ?? 0, figure.anatomy.whole(root)?.right ?? 0];
  const off = (left + right) / 2 - (figure.anatomy.part(root)?.pivot[0] ?? 0);
  if (Math.abs(off) > 4)
    score.add(
      root,
      'translateX',
      derived(cosine, (value) => off * (1 - value)),
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

/** Turns over in the air, head down at the top of a jump. */
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

/** Looks where it will go, and turns its face and trunk to that side; comes round again after a while. */
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

/** Hops from one foot to the other, light and pleased, to this side and to that. */
function skip(score: Score): void {
  const { seconds, gain } = score;
  const count = Math.max(2, 2 * Math.round(seconds / 1));
  const length = seconds / count;
  for (let i = 0; i < count; i += 1) hop(score, i * length, length, liftOf(score, 0.09), 0.5);
  const sides = swing({ from: 0, seconds, cycles: count / 2, by: 1 });
  lean(score, times(sides, 5));
  tilt(score, later(times(sides, -5), 0.04));
  bothLimbs(score, swing({ from: 0, seconds, cycles: count / 2, by: 22 * gain, phase: 0.1 }), 0.06);
  ears(score, swing({ from: 0, seconds, cycles: count, by: 5, phase: 0.3 }));
  wag(score, times(sides, 10));
  brows(score, beats([0, 0], [seconds * 0.1, 0.02], [seconds * 0.9, 0.02], [seconds, 0]));
  mouth(score, ['open', 'smile'], 0, seconds);
}

/** What leaves the ground or turns round. */
export const LEAPS = {
  hop: {
    title: 'hop',
    words: [
      'hop',
      'small jump',
      'little jump',
      'tiny jump',
      'bunny hop',
      'hop up',
      'jump ~on ~the spot',
      'jump left',
      'jump right',
    ],
    seconds: 0.62,
    kind: 'once',
    by: 'body',
    compose: hopOnce,
  },
  skip: {
    title: 'skip',
    words: ['skip', 'prance', 'frolic', 'gambol', 'trot'],
    seconds: 1.6,
    length: (count) => 0.8 * Math.max(count, 2),
    kind: 'cycle',
    by: 'body',
    compose: skip,
  },
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
    ],
    seconds: 1.1,
    length: (count) => 0.55 + 0.55 * count,
    kind: 'once',
    by: 'body',
    compose: spin,
  },
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
    ],
    seconds: 1.35,
    kind: 'once',
    by: 'body',
    compose: flip,
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
