import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { brows, mouth, pitch, tilt, turn, worry } from '@/lib/core/clip/presets/face';
import { ears, ripple, swingLimb } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { hand, isLimb, limbsFor, turnsTo, type Spot } from '../hands';
import type { Manner } from '../manner';
import { momentsOf, sideOf } from '../shapes';

/** A blow as data: the targets of the hand for wind-up and hit, and the movement of the body. */
interface Strike {
  wind: Spot;
  hit: Spot;
  /** The target of the hand after the hit; without it the hand returns to rest. */
  after?: Spot;
  /** Rotations in degrees, and shifts as shares of the figure's size. */
  lean: number;
  nod: number;
  mouth: readonly string[];
}

/** Makes a move from a blow: a limb winds up, hits fast and returns. */
export const strike =
  (wish: Strike) =>
  (score: Score, how: Manner): void => {
    const { seconds } = score;
    const at = momentsOf(score);
    throwLimb(score, how, wish);
    throwBody(score, how, wish);
    brows(score, beats([0, 0], [at(0.3), -0.018], [at(0.6), -0.018], [seconds, 0]));
    worry(score, beats([0, 0], [at(0.3), -9], [at(0.6), -9], [seconds, 0]));
    ears(score, beats([0, 0], [at(0.34), 4], [at(0.54), -9], [at(0.8), 3], [seconds, 0]));
    ripple(score, beats([0, 0], [at(0.34), -6], [at(0.52), 14], [at(0.8), 2], [seconds, 0]), 0.02);
    mouth(score, wish.mouth, at(0.4), at(0.78));
  };

/** Moves one limb through wind-up and hit; the other limbs swing the opposite way. */
function throwLimb(score: Score, how: Manner, wish: Strike): void {
  const { seconds } = score;
  const at = momentsOf(score);
  const [limb] = limbsFor(score, how);
  if (limb)
    hand(score, limb, [
      [at(0.3), wish.wind],
      [at(0.38), wish.wind],
      [at(0.48), wish.hit, 'easeIn'],
      [at(0.62), wish.hit, 'easeOut'],
      ...(wish.after ? [[at(0.78), wish.after] as const] : []),
      [seconds, 'rest'],
    ]);
  for (const other of [score.figure.left, score.figure.right]) {
    if (!isLimb(other, limb))
      swingLimb(
        score,
        other,
        beats([0, 0], [at(0.34), -8], [at(0.54), 24, 'easeOut'], [at(0.7), 17], [at(0.92), -2], [seconds, 0]),
      );
  }
  if (limb)
    score.add(
      limb.links[0],
      'rotate',
      beats([at(0.1), 0], [at(0.36), -0.14 * (turnsTo(score, limb, wish.hit)[0] ?? 0)], [at(0.5), 0, 'easeIn']),
    );
}

/** Moves the trunk with the wind-up and the hit. */
function throwBody(score: Score, how: Manner, wish: Strike): void {
  const { seconds } = score;
  const at = momentsOf(score);
  const [limb] = limbsFor(score, how);
  const side = how.direction === 'left' || how.direction === 'right' ? sideOf(how) : limb ? -limb.outward : sideOf(how);
  lean(
    score,
    beats(
      [0, 0],
      [at(0.32), -wish.lean * side],
      [at(0.38), -wish.lean * side],
      [at(0.5), wish.lean * 1.2 * side, 'easeIn'],
      [at(0.64), wish.lean * side],
      [at(0.9), -wish.lean * 0.1 * side],
      [seconds, 0],
    ),
  );
  turn(score, beats([0, 0], [at(0.3), -0.3 * side], [at(0.5), 0.7 * side], [at(0.66), 0.6 * side], [seconds, 0]));
  squash(
    score,
    beats(
      [0, 0],
      [at(0.32), -0.05],
      [at(0.39), -0.05],
      [at(0.5), 0.07, 'easeIn'],
      [at(0.66), -0.02],
      [at(0.88), 0.01],
      [seconds, 0],
    ),
  );
  pitch(
    score,
    beats([0, 0], [at(0.32), -wish.nod * 0.6], [at(0.52), wish.nod], [at(0.68), wish.nod * 0.8], [seconds, 0]),
  );
  tilt(score, beats([0, 0], [at(0.34), -4 * side], [at(0.54), 5 * side], [at(0.7), 4 * side], [seconds, 0]));
}
