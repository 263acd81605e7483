import { beats, derived, later, swing, times, type Beat } from '@/lib/core/clip/presets/beats';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouths, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { momentsOf } from '../../shapes';

/** The lowest height of a melted figure and of a deflated one, as shares of the figure's height. */
const PUDDLE_HEIGHT = 0.34;
const LIMP_HEIGHT = 0.62;
/** The share of the free canvas width that a melted figure spreads over, and a deflated one. */
const PUDDLE_SPREAD = 0.7;
const LIMP_SPREAD = 0.25;

/**
 * Scales the whole figure toward the ground: 0 is its normal height, 1 is `lowest`; it widens by `spread` at most to
 * the canvas edge.
 */
function flatten(score: Score, list: readonly Beat[], lowest: number, spread: number): void {
  const { roles, ground, elbowroom, anatomy } = score.figure;
  const heights = derived(list, (share) => 1 - (1 - lowest) * share);
  score.add(roles.root, 'scaleY', heights);
  score.add(
    roles.root,
    'scaleX',
    heights.map((beat) => ({
      ...beat,
      to: Math.min(1 / beat.to, 1 + (elbowroom - 1) * spread * Math.min(score.gain, 1)),
    })),
  );
  const below = ground - (anatomy.part(roles.root)?.pivot[1] ?? ground);
  score.add(
    roles.root,
    'translateY',
    heights.map((beat) => ({ ...beat, to: -below * (beat.to - 1) })),
  );
}

/** Melts into a puddle that quivers, and regains its shape. */
function melt(score: Score): void {
  const { seconds, gain } = score;
  const at = momentsOf(score);
  flatten(
    score,
    beats(
      [0, 0],
      [at(0.08), -0.06, 'easeOut'],
      [at(0.44), 0.94, 'easeIn'],
      [at(0.5), 1, 'easeOut'],
      [at(0.56), 0.95],
      [at(0.66), 1],
      [at(0.74), 0.98],
      [at(0.9), -0.1, 'easeInOut'],
      [at(0.95), 0.05],
      [seconds, 0],
    ),
    PUDDLE_HEIGHT,
    PUDDLE_SPREAD,
  );
  const droop = beats([0, 0], [at(0.3), 0.8], [at(0.5), 1], [at(0.74), 1], [at(0.9), -0.1], [seconds, 0]);
  pitch(score, times(droop, 0.9));
  tilt(score, later(times(droop, 6), 0.05));
  bothLimbs(score, times(droop, 26 * gain), 0.08);
  ears(score, times(droop, 14));
  worry(score, times(droop, 10));
  limpFace(score, at(0.14), at(0.4), at(0.86));
}

/** Deflates with a flutter, hangs limp to one side, and inflates again. */
function deflate(score: Score): void {
  const { seconds, gain } = score;
  const at = momentsOf(score);
  const low = beats(
    [0, 0],
    [at(0.1), -0.1, 'easeOut'],
    [at(0.5), 0.9, 'linear'],
    [at(0.58), 1, 'easeOut'],
    [at(0.8), 0.94],
    [at(0.92), -0.08],
    [seconds, 0],
  );
  flatten(score, low, LIMP_HEIGHT, LIMP_SPREAD);
  const flutter = swing({ from: at(0.12), seconds: at(0.36), cycles: 4, by: 3 * gain });
  lean(score, [{ at: 0, to: 0 }, ...flutter, ...beats([at(0.58), 4], [at(0.8), 4.5], [at(0.94), -1], [seconds, 0])]);
  tilt(score, times(low, 10));
  pitch(score, times(low, 0.8));
  bothLimbs(score, times(low, -8 * gain), 0.06);
  ears(score, times(low, 12));
  worry(score, times(low, 12));
  limpFace(score, at(0.12), at(0.5), at(0.88));
}

/** Puffs out the breath, and shuts the eyes between `down` and `up`, in seconds. */
function limpFace(score: Score, from: number, down: number, up: number): void {
  eyes(score, [
    { from, to: down, state: 'half' },
    { from: down, to: up, state: 'closed' },
  ]);
  mouths(score, [
    { from, to: down, states: ['oh', 'open'] },
    { from: down, to: up, states: ['sad', 'mm'] },
  ]);
}

/** Moves that lose the body's shape. */
export const MELTING = {
  melt: {
    title: 'melt',
    words: [
      'melt',
      'melt down',
      'melt ~into ~a puddle',
      'melt ~into ~a puddle and come back',
      'melt and come back',
      'melt and re-form',
      'turn ~into ~a puddle',
      'liquefy',
      'ooze',
      'drip',
      'sink ~into ~the ground',
      'splat',
      'flatten',
    ],
    seconds: 3.2,
    kind: 'once',
    by: 'body',
    compose: melt,
  },
  deflate: {
    title: 'deflate',
    words: ['deflate', 'go flat', 'lose air', 'lose ~its air', 'let ~its air out', 'go limp', 'sag'],
    seconds: 2.8,
    kind: 'once',
    by: 'body',
    compose: deflate,
  },
} satisfies Record<string, Move>;
