import { beats, derived, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean, shift } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { momentsOf, sideOf } from '../../shapes';

/** The distance from the centre to the edge that the figure tips over, as a share of its width. */
const TIPPING_EDGE_SHARE = 0.26;

/** Loses its balance, falls to one side, lies there dazed, and gets up again. */
function fallOver(score: Score, how: Manner): void {
  const side = sideOf(how);
  turnOver(score, side);
  slipAside(score, side);
  hitFloor(score);
  flail(score);
  loll(score, side);
  dazedFace(score);
}

/** Rotates the whole figure onto its side; a figure that cannot rotate as a whole leans instead. */
function turnOver(score: Score, side: 1 | -1): void {
  const { seconds, gain, figure } = score;
  const at = momentsOf(score);
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
  if (!figure.anatomy.part(root)?.rotateLimits) {
    lean(score, times(falls, 0.6));
    return;
  }
  score.add(root, 'rotate', falls);
  // The rotation is about the figure's edge, so that it stays above the floor; the shadow would rotate too, so it is
  // hidden.
  score.add(
    root,
    'translateY',
    derived(falls, (degrees) => -Math.sin((Math.abs(degrees) * Math.PI) / 180) * figure.width * TIPPING_EDGE_SHARE),
  );
  score.add(shadow, 'opacity', beats([at(0.24), 1], [at(0.33), 0, 'easeOut'], [at(0.8), 0], [at(0.92), 1]));
}

/** Moves the feet to the opposite side, so that the fallen figure stays on the canvas. */
function slipAside(score: Score, side: 1 | -1): void {
  const { seconds } = score;
  const at = momentsOf(score);
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
}

function hitFloor(score: Score): void {
  const { seconds } = score;
  const at = momentsOf(score);
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
}

function flail(score: Score): void {
  const { seconds, gain } = score;
  const at = momentsOf(score);
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
}

/** Rotates head, legs and ears with a delay after the fall. */
function loll(score: Score, side: 1 | -1): void {
  const { seconds, figure } = score;
  const at = momentsOf(score);
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
}

function dazedFace(score: Score): void {
  const { seconds } = score;
  const at = momentsOf(score);
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

/** Moves that fall over. */
export const FALLS = {
  fall: {
    title: 'fall over',
    words: [
      'fall over',
      'fall',
      'fall down',
      'topple',
      'tip over',
      'crash',
      'fall ~on ~its face',
      'collapse',
      'keel over',
      'trip ~and fall',
      'topple over',
      'get knocked out',
      'tumble down',
      'play dead',
    ],
    seconds: 2.7,
    kind: 'once',
    by: 'body',
    compose: fallOver,
  },
} satisfies Record<string, Move>;
