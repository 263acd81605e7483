import { beats, each, later, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { ears, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../manner';
import { arcOf, held } from '../shapes';
import { gesture } from './gesture';

/** The seconds of one stroke of both paws. */
const STROKE_SECONDS = 0.3;

/** Digs with both hands, as with a spade. */
const shovel = gesture({
  to: 'low',
  both: true,
  stroke: 30,
  each: 0.42,
  from: 0,
  lean: 9,
  nod: 1,
  squash: -0.1,
  pulse: 0.06,
  brows: -0.012,
  eyes: 'half',
  mouth: ['ee', 'mm'],
});

/** Digs with the front paws in turn, the head low and the rear up; a figure on two legs shovels. */
function dig(score: Score, how: Manner): void {
  const { seconds, figure } = score;
  const { frontLegs, body, root } = figure.roles;
  if (!frontLegs.left || figure.facing === 0) return shovel(score, how);
  const arc = arcOf(score, 0.3, 0.4);
  const count = Math.max(2, Math.round((seconds - arc.enter - arc.leave) / STROKE_SECONDS));
  const length = (seconds - arc.enter - arc.leave) / count;
  const paw = (late: number): Beat[] => [
    { at: 0, to: 0 },
    ...later(
      each(count, length, (at) =>
        beats([at(0), 0.2], [at(0.3), 1, 'easeOut'], [at(0.7), -0.7, 'easeIn'], [at(1), 0.2]),
      ),
      arc.enter + late,
    ),
    { at: seconds, to: 0 },
  ];
  const strokes = paw(0);
  score.add(frontLegs.left, 'rotate', times(strokes, -38 * figure.facing));
  score.add(frontLegs.right, 'rotate', times(paw(length / 2), -38 * figure.facing));
  score.add(frontLegs.left, 'translateY', times(strokes, -figure.height * 0.03));
  const bow = held(arc, 9 * figure.facing);
  if (body === root) lean(score, bow);
  else score.add(body, 'rotate', bow);
  pitch(score, held(arc, 1.3));
  squash(score, held(arc, -0.05));
  const shaken = times(strokes, 0.6);
  tilt(score, times(shaken, 5));
  wag(score, times(strokes, 18));
  ears(score, times(strokes, 7));
  eyes(score, [{ from: arc.enter, to: seconds - arc.leave, state: 'half' }]);
  mouth(score, ['ee', 'mm'], arc.enter, seconds - arc.leave);
}

/** Moves that dig. */
export const DIGGING = {
  dig: {
    title: 'dig',
    words: ['dig', 'shovel', 'dig ~a hole', 'dig up', 'scratch ~the ground', 'bury'],
    seconds: 2.2,
    kind: 'held',
    by: 'body',
    compose: dig,
  },
} satisfies Record<string, Move>;
