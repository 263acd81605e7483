import type { Score } from '@/lib/core/clip/presets/score';
import { hand, type Spot } from '../../hands';

/** Moves both hands to a target and back to rest; `enter` and `leave` are seconds. */
export function bothHands(score: Score, spot: Spot, enter: number, leave: number): void {
  [score.figure.left, score.figure.right].forEach((limb, index) => {
    if (limb)
      hand(
        score,
        limb,
        [
          [enter, spot, 'easeOut'],
          [Math.max(score.seconds - leave, enter + 0.04), spot],
          [score.seconds, 'rest'],
        ],
        index * 0.045,
      );
  });
}
