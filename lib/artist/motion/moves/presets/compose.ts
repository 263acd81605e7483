import { jump } from '@/lib/core/clip/presets/jump';
import type { Score } from '@/lib/core/clip/presets/score';
import { limbsFor } from '../../hands';
import type { Manner } from '../../manner';

/** A score whose figure has only the limb of the requested side, so that the preset uses that one. */
function oneSided(score: Score, how: Manner): Score {
  const [limb] = how.side === null || how.side === 'both' ? [] : limbsFor(score, how);
  if (!limb) return score;
  const { figure } = score;
  return {
    ...score,
    figure: { ...figure, left: figure.left === limb ? limb : null, right: figure.right === limb ? limb : null },
  };
}

/** Makes a move from an animation preset that uses the whole figure. */
export const whole =
  (preset: typeof jump) =>
  (score: Score): void =>
    preset.compose(score);

/** Makes a move from an animation preset that can use the limb of the requested side only. */
export const sided =
  (preset: typeof jump) =>
  (score: Score, how: Manner): void =>
    preset.compose(oneSided(score, how));
