import { beats, derived, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, mouths, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, swingLimb } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean, shift } from '@/lib/core/clip/presets/stance';
import { hand } from '../hands';
import type { Manner } from '../manner';
import { arcOf, sideOf, strokes } from '../shapes';
import { gesture } from './gesture';

/** How far out the edge is on which a figure tips over, as a share of its width. */
const EDGE = 0.26;

/** Loses its balance, goes over to a side and lies there dazed; gets up again. */
export function fallOver(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  const side = sideOf(how);
  const over = 34 * side * Math.min(gain, 1.2);
  const { root, shadow } = figure.roles;
  const falls = beats(
    [0, 0],
    [at(0.08), -5 * side],
    [at(0.16), 6 * side],
    [at(0.23), -3 * side],
    [at(0.36), over, 'easeIn'],
    [at(0.42), over * 0.86, 'easeOut'],
    [at(0.48), over, 'easeIn'],
    [at(0.7), over * 0.98],
    [at(0.86), -4 * side],
    [at(0.94), 1.2 * side],
    [seconds, 0],
  );
  if (figure.anatomy.part(root)?.rotateLimits) {
    score.add(root, 'rotate', falls);
    // It turns over on its edge, not through the ground, and a shadow would turn with it.
    score.add(
      root,
      'translateY',
      derived(falls, (degrees) => -Math.sin((Math.abs(degrees) * Math.PI) / 180) * figure.width * EDGE),
    );
    score.add(shadow, 'opacity', beats([at(0.24), 1], [at(0.33), 0, 'easeOut'], [at(0.8), 0], [at(0.92), 1]));
  }
  if (!figure.anatomy.part(root)?.rotateLimits) lean(score, times(falls, 0.6));
  // It falls over its own feet: they go the other way, and it stays on the canvas.
  shift(
    score,
    times(
      beats(
        [0, 0],
        [at(0.24), 0.03],
        [at(0.37), -0.3, 'easeIn'],
        [at(0.48), -0.28],
        [at(0.7), -0.28],
        [at(0.88), 0.02],
        [seconds, 0],
      ),
      side,
    ),
  );
  squash(
    score,
    beats(
      [0, 0],
      [at(0.2), 0.02],
      [at(0.35), 0.03],
      [at(0.38), -0.09, 'easeOut'],
      [at(0.46), -0.03],
      [at(0.7), -0.04],
      [at(0.8), -0.1],
      [at(0.9), 0.03],
      [seconds, 0],
    ),
  );
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.035), -6 * gain, 'easeOut'],
      [at(0.1), 34 * gain],
      [at(0.17), 20 * gain],
      [at(0.25), 46 * gain],
      [at(0.37), 60 * gain],
      [at(0.46), 24 * gain],
      [at(0.7), 20 * gain],
      [at(0.9), -4],
      [seconds, 0],
    ),
    0.07,
  );
  tilt(
    score,
    beats(
      [0, 0],
      [at(0.1), 5 * side],
      [at(0.18), -6 * side],
      [at(0.3), -8 * side],
      [at(0.42), 9 * side],
      [at(0.7), 7 * side],
      [at(0.9), -2 * side],
      [seconds, 0],
    ),
  );
  for (const [leg, by] of [
    [figure.roles.legs.left, 9],
    [figure.roles.legs.right, -8],
  ] as const)
    score.add(
      leg,
      'rotate',
      beats(
        [0, 0],
        [at(0.12), by * side],
        [at(0.2), -by * side],
        [at(0.38), by * 1.6],
        [at(0.7), by],
        [at(0.9), 0],
        [seconds, 0],
      ),
    );
  ears(score, beats([0, 0], [at(0.2), -6], [at(0.4), 14], [at(0.5), 6], [at(0.7), 8], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.2), -5], [at(0.4), 8], [at(0.7), -4], [seconds, 0]), 0.03);
  brows(score, beats([0, 0], [at(0.14), 0.05], [at(0.36), 0.05], [at(0.5), -0.005], [seconds, 0]));
  eyes(score, [
    { from: at(0.08), to: at(0.36), state: 'wide' },
    { from: at(0.36), to: at(0.6), state: 'closed' },
    { from: at(0.6), to: at(0.74), state: 'half' },
  ]);
  mouths(score, [
    { from: at(0.08), to: at(0.38), states: ['oh', 'surprised', 'open'] },
    { from: at(0.38), to: at(0.78), states: ['sad', 'mm'] },
  ]);
}

/** Sways, shuts its eyes and sinks into itself. */
export function faint(score: Score, how: Manner): void {
  const { seconds, gain } = score;
  const at = (share: number): number => share * seconds;
  const side = sideOf(how);
  lean(
    score,
    beats(
      [0, 0],
      [at(0.1), -4 * side],
      [at(0.22), 6 * side],
      [at(0.32), -3 * side],
      [at(0.5), 13 * side],
      [at(0.76), 12 * side],
      [at(0.94), -1 * side],
      [seconds, 0],
    ),
  );
  tilt(
    score,
    beats(
      [0, 0],
      [at(0.12), 6 * side],
      [at(0.24), -8 * side],
      [at(0.34), 4 * side],
      [at(0.54), 14 * side],
      [at(0.78), 12 * side],
      [seconds, 0],
    ),
  );
  squash(
    score,
    beats(
      [0, 0],
      [at(0.3), 0.02],
      [at(0.48), -0.21, 'easeIn'],
      [at(0.54), -0.16],
      [at(0.6), -0.19],
      [at(0.78), -0.17],
      [at(0.92), 0.03],
      [seconds, 0],
    ),
  );
  pitch(score, beats([0, 0], [at(0.2), -0.5], [at(0.5), 1.4], [at(0.78), 1.2], [at(0.93), -0.2], [seconds, 0]));
  [score.figure.left, score.figure.right].forEach((limb, index) => {
    if (limb && index === (side > 0 ? 0 : 1))
      hand(score, limb, [
        [at(0.18), 'brow', 'easeOut'],
        [at(0.34), 'brow'],
        [at(0.54), 'low'],
        [at(0.8), 'low'],
        [seconds, 'rest'],
      ]);
    else
      swingLimb(
        score,
        limb,
        beats(
          [0, 0],
          [at(0.2), 14 * gain],
          [at(0.5), 38 * gain],
          [at(0.6), 20 * gain],
          [at(0.8), 18 * gain],
          [seconds, 0],
        ),
      );
  });
  ears(score, beats([0, 0], [at(0.5), 13], [at(0.78), 11], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.5), -7], [at(0.78), -5], [seconds, 0]), 0.03);
  worry(score, beats([0, 0], [at(0.2), 12], [at(0.76), 8], [seconds, 0]));
  eyes(score, [
    { from: at(0.1), to: at(0.36), state: 'half' },
    { from: at(0.36), to: at(0.8), state: 'closed' },
    { from: at(0.8), to: at(0.9), state: 'half' },
  ]);
  mouths(score, [
    { from: at(0.14), to: at(0.4), states: ['oh', 'open'] },
    { from: at(0.4), to: at(0.84), states: ['mm', 'sad'] },
  ]);
}

/** Draws a leg back and kicks. */
export function kick(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  const side = sideOf(how);
  const { legs, feet, frontLegs } = figure.roles;
  const pair = legs.left || legs.right ? legs : feet.left || feet.right ? feet : frontLegs;
  const leg = (side < 0 ? pair.left : pair.right) ?? pair.left ?? pair.right;
  const outward = -side * Math.min(gain, 1.3);
  score.add(
    leg,
    'rotate',
    times(
      beats(
        [0, 0],
        [at(0.3), -16],
        [at(0.38), -16],
        [at(0.5), 46, 'easeIn'],
        [at(0.6), 42, 'easeOut'],
        [at(0.82), -4],
        [seconds, 0],
      ),
      outward,
    ),
  );
  score.add(
    leg,
    'translateY',
    beats(
      [0, 0],
      [at(0.3), -figure.height * 0.014],
      [at(0.5), -figure.height * 0.035, 'easeIn'],
      [at(0.64), -figure.height * 0.03],
      [at(0.84), 0],
      [seconds, 0],
    ),
  );
  lean(
    score,
    times(
      beats([0, 0], [at(0.3), 4], [at(0.5), -8, 'easeIn'], [at(0.64), -7], [at(0.88), 1], [seconds, 0]),
      side * (leg ? 1 : -1.6),
    ),
  );
  squash(
    score,
    beats([0, 0], [at(0.3), -0.06], [at(0.5), 0.05, 'easeIn'], [at(0.66), 0.02], [at(0.84), -0.03], [seconds, 0]),
  );
  tilt(score, times(beats([0, 0], [at(0.34), -3], [at(0.54), 5], [at(0.8), 1], [seconds, 0]), side));
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.32), -9 * gain],
      [at(0.52), 40 * gain, 'easeOut'],
      [at(0.66), 30 * gain],
      [at(0.9), -3],
      [seconds, 0],
    ),
    0.05,
  );
  worry(score, beats([0, 0], [at(0.3), -9], [at(0.6), -8], [seconds, 0]));
  ears(score, beats([0, 0], [at(0.52), -8], [at(0.8), 3], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.3), -6], [at(0.52), 16], [seconds, 0]), 0.02);
  mouth(score, ['ee', 'open'], at(0.36), at(0.76));
}

/** Stamps a foot, hard. */
export function stomp(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  const side = sideOf(how);
  const { legs, feet } = figure.roles;
  const leg = (side < 0 ? (legs.left ?? feet.left) : (legs.right ?? feet.right)) ?? legs.left ?? feet.left;
  score.add(
    leg,
    'translateY',
    beats(
      [0, 0],
      [at(0.08), figure.height * 0.003],
      [at(0.38), -figure.height * 0.075, 'easeOut'],
      [at(0.46), -figure.height * 0.075],
      [at(0.56), 0, 'easeIn'],
      [seconds, 0],
    ),
  );
  lean(
    score,
    times(beats([0, 0], [at(0.36), -5], [at(0.46), -5], [at(0.57), 4, 'easeIn'], [at(0.8), 0.5], [seconds, 0]), side),
  );
  squash(
    score,
    beats(
      [0, 0],
      [at(0.14), -0.03],
      [at(0.4), 0.06],
      [at(0.47), 0.06],
      [at(0.57), -0.12, 'easeIn'],
      [at(0.7), 0.03],
      [at(0.84), -0.01],
      [seconds, 0],
    ),
  );
  pitch(score, beats([0, 0], [at(0.4), -0.5], [at(0.59), 1, 'easeIn'], [at(0.8), 0.2], [seconds, 0]));
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.14), -6 * gain, 'easeOut'],
      [at(0.4), 26 * gain],
      [at(0.58), -10 * gain, 'easeIn'],
      [at(0.78), 4],
      [seconds, 0],
    ),
    0.04,
  );
  ears(score, beats([0, 0], [at(0.42), -5], [at(0.62), 9], [at(0.84), -2], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.42), 12], [at(0.6), -8], [seconds, 0]), 0.02);
  worry(score, beats([0, 0], [at(0.2), -13], [at(0.8), -12], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.2), -0.018], [at(0.8), -0.016], [seconds, 0]));
  eyes(score, [{ from: at(0.5), to: at(0.66), state: 'closed' }]);
  mouth(score, ['ee', 'sad', 'mm'], at(0.2), at(0.9));
}

/** Taps a foot, hands on its hips: it has waited long enough. */
export function tapFoot(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const { legs, feet } = figure.roles;
  const foot = how.side === 'left' ? (feet.left ?? legs.left) : (feet.right ?? legs.right ?? legs.left);
  const arc = arcOf(score, 0.36, 0.4);
  const count = how.times > 1 ? how.times : Math.max(2, Math.round((seconds - arc.enter - arc.leave) / 0.32));
  const taps = [
    { at: 0, to: 0 },
    ...strokes({ from: arc.enter, to: seconds - arc.leave, count, value: 1, up: 0.4 }),
    { at: seconds, to: 0 },
  ];
  gesture({
    to: 'hip',
    both: true,
    tilt: 6,
    nod: -0.15,
    turn: 0.3,
    brows: -0.012,
    worry: -7,
    eyes: 'half',
    mouth: ['mm', 'sad'],
  })(score, how);
  score.add(foot, 'translateY', times(taps, -figure.height * 0.04 * Math.min(gain, 1.5)));
  squash(score, times(taps, 0.008));
}
