import { beats, times, type Beat } from '@/lib/core/clip/presets/beats';
import { sink, squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt, turn } from '@/lib/core/clip/presets/face';
import { ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { hand } from '../../hands';
import { momentsOf, sideOf } from '../../shapes';
import type { Manner } from '../../manner';

/** How far a figure goes down behind a cover, as a share of its height: out of sight, and with its eyes above it. */
const HIDDEN = 0.42;
const PEEKING = 0.16;
/** How far one goes down that cannot lower its trunk alone, as a share of its height. */
const FLAT = -0.25;

/** Ducks behind what stands before it, comes up until the eyes show, looks to both sides and comes out. */
export function peekOverCover(score: Score, how: Manner): void {
  const { seconds, figure } = score;
  const at = momentsOf(score);
  const side = sideOf(how);
  const low = beats(
    [0, 0],
    [at(0.05), -0.05, 'easeOut'],
    [at(0.16), 1, 'easeIn'],
    [at(0.3), 1],
    [at(0.4), PEEKING / HIDDEN, 'easeOut'],
    [at(0.44), (PEEKING / HIDDEN) * 1.1],
    [at(0.78), PEEKING / HIDDEN],
    [at(0.84), (PEEKING / HIDDEN) * 1.35],
    [at(0.94), -0.06, 'easeOut'],
    [seconds, 0],
  );
  goDown(score, low);
  const sides = (values: readonly [number, number], late: number): Beat[] =>
    times(
      beats(
        [0, 0],
        [at(0.42 + late), 0],
        [at(0.48 + late), values[0], 'easeOut'],
        [at(0.58 + late), values[0] * 0.95],
        [at(0.64 + late), values[1], 'easeOut'],
        [at(0.74 + late), values[1] * 0.95],
        [at(0.84 + late), 0],
        [seconds, 0],
      ),
      side,
    );
  look(score, 'translateX', sides([0.05, -0.05], -0.02));
  turn(score, sides([0.9, -0.9], 0));
  tilt(score, sides([6, -6], 0.02));
  pitch(score, beats([0, 0], [at(0.16), 0.8], [at(0.4), -0.3], [at(0.8), 0], [at(0.92), -0.5], [seconds, 0]));
  // The hands hold the edge of the cover in front of them.
  for (const [index, limb] of [figure.left, figure.right].entries())
    if (limb?.kind === 'arm')
      hand(
        score,
        limb,
        [
          [at(0.34), 'besideHead'],
          [at(0.82), 'besideHead'],
          [seconds, 'rest'],
        ],
        index * 0.05,
      );
  ears(score, beats([0, 0], [at(0.2), 14], [at(0.42), -8, 'easeOut'], [at(0.6), 2], [at(0.78), -4], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.2), -5], [at(0.42), 8], [seconds, 0]), 0.03);
  brows(score, beats([0, 0], [at(0.3), 0], [at(0.42), 0.05, 'easeOut'], [at(0.76), 0.04], [seconds, 0]));
  eyes(score, [
    { from: at(0.08), to: at(0.2), state: 'closed' },
    { from: at(0.38), to: at(0.6), state: 'wide' },
    { from: at(0.86), to: at(0.98), state: 'happy' },
  ]);
  mouths(score, [
    { from: at(0.3), to: at(0.84), states: ['mm', 'smile'] },
    { from: at(0.86), to: at(0.99), states: ['open', 'smile'] },
  ]);
  squash(score, beats([0, 0], [at(0.4), 0.02, 'easeOut'], [at(0.5), 0], [at(0.94), 0.08, 'easeOut'], [seconds, 0]));
}

/** Lowers the trunk over bent legs; a figure whose trunk carries its legs is pressed flat. */
function goDown(score: Score, low: readonly Beat[]): void {
  const { roles, anatomy } = score.figure;
  const hasLegs = [roles.legs.left, roles.legs.right, roles.feet.left].some(
    (id) => id !== null && anatomy.part(id)?.parent === roles.root,
  );
  if (hasLegs) sink(score, times(low, HIDDEN));
  else squash(score, times(low, FLAT));
}
