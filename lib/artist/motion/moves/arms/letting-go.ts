import { beats, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { ears, ripple } from '@/lib/core/clip/presets/limbs';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Score } from '@/lib/core/clip/presets/score';
import { hand, limbsFor } from '../../hands';
import type { Manner, Move } from '../../manner';
import { momentsOf } from '../../shapes';

/** The share of the move at which the thing leaves the hand; `props/stagings/dropped` lets it fall from there. */
export const DROP_SHARE = 0.3;

/** Holds a thing out, loses it, starts, and looks down at it. */
function drop(score: Score, how: Manner): void {
  const { seconds } = score;
  const at = momentsOf(score);
  const [limb] = limbsFor(score, how);
  const side = limb ? -limb.outward : 1;
  if (limb)
    hand(score, limb, [
      [at(0.16), 'offer', 'easeOut'],
      [at(DROP_SHARE), 'offer'],
      [at(DROP_SHARE + 0.08), 'back', 'easeOut'],
      [at(0.82), 'low', 'easeInOut'],
      [seconds, 'rest'],
    ]);
  const after = DROP_SHARE + 0.1;
  squash(
    score,
    beats(
      [0, 0],
      [at(0.16), 0.012],
      [at(DROP_SHARE), 0.01],
      [at(after), -0.055, 'easeOut'],
      [at(after + 0.14), 0.02],
      [at(0.86), 0.005],
      [seconds, 0],
    ),
  );
  lean(
    score,
    times(beats([0, 0], [at(0.16), 3], [at(DROP_SHARE), 3], [at(after), -5], [at(0.6), 6], [seconds, 0]), side),
  );
  tilt(score, times(beats([0, 0], [at(0.16), -4], [at(after), -6], [at(0.58), 8], [at(0.84), 7], [seconds, 0]), side));
  pitch(score, beats([0, 0], [at(DROP_SHARE), 0.1], [at(after), -0.5], [at(0.56), 1.3], [at(0.86), 1.1], [seconds, 0]));
  look(score, 'translateX', times(beats([0, 0], [at(0.16), 0.03], [at(0.86), 0.03], [seconds, 0]), side));
  look(score, 'translateY', beats([0, 0], [at(DROP_SHARE), 0], [at(0.5), 0.04], [at(0.86), 0.04], [seconds, 0]));
  brows(score, beats([0, 0], [at(after), 0.06], [at(0.6), 0.02], [seconds, 0]));
  worry(score, beats([0, 0], [at(after), 10], [at(0.86), 14], [seconds, 0]));
  ears(score, beats([0, 0], [at(after), -8], [at(0.6), 10], [at(0.86), 9], [seconds, 0]));
  ripple(score, beats([0, 0], [at(after), 8], [at(0.6), -6], [seconds, 0]), 0.03);
  eyes(score, [{ from: at(DROP_SHARE), to: at(0.52), state: 'wide' }]);
  mouths(score, [
    { from: at(DROP_SHARE), to: at(0.52), states: ['oh', 'open'] },
    { from: at(0.52), to: at(0.94), states: ['sad', 'mm'] },
  ]);
}

/** Moves in which a hand loses what it holds. */
export const LETTING_GO = {
  drop: {
    title: 'drop',
    words: ['drop', 'let go', 'lose ~its grip', 'spill', 'fumble'],
    seconds: 2.6,
    kind: 'once',
    by: 'arms',
    needs: 'arm',
    tool: true,
    compose: drop,
  },
} satisfies Record<string, Move>;
