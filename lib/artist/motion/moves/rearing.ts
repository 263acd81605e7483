import { beats, derived, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { brows, mouth, pitch } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Manner, Move } from '../manner';
import { momentsOf } from '../shapes';
import { gesture } from './gesture';

/** The angle at which a quadruped in side view rises on its hind legs, or kicks up behind, in degrees. */
const REARED_DEGREES = 30;
const BUCKED_DEGREES = 17;
const RADIANS = Math.PI / 180;

/** The gesture of a figure without legs: it raises its arms. */
const throwUp = gesture({
  to: 'up',
  both: true,
  enter: 0.35,
  stroke: 10,
  tilt: 4,
  nod: -0.8,
  squash: 0.07,
  brows: 0.045,
  mouth: ['open', 'ah'],
});

/** Rotates the whole figure about a point on the floor below a pair of feet; positive degrees raise the head. */
function turnAbout(score: Score, feet: readonly (string | null)[], list: readonly Beat[]): void {
  const { roles, anatomy, ground, facing } = score.figure;
  const pivot = anatomy.part(roles.root)?.pivot ?? [0, ground];
  const boxes = feet.map((id) => anatomy.whole(id ?? '')).filter((box) => box !== null);
  const x = boxes.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / Math.max(boxes.length, 1);
  const [dx, dy] = [x - pivot[0], ground - pivot[1]];
  const turned = times(list, -facing);
  score.add(roles.root, 'rotate', turned);
  score.add(
    roles.root,
    'translateX',
    derived(turned, (degrees) => dx - dx * Math.cos(degrees * RADIANS) + dy * Math.sin(degrees * RADIANS)),
  );
  score.add(
    roles.root,
    'translateY',
    derived(turned, (degrees) => dy - dx * Math.sin(degrees * RADIANS) - dy * Math.cos(degrees * RADIANS)),
  );
  score.add(
    roles.shadow,
    'opacity',
    derived(turned, (degrees) => Math.max(0, 1 - Math.abs(degrees) / 12)),
  );
}

/** Rises on its hind legs, paws the air, and comes down. */
function rear(score: Score, how: Manner): void {
  const { seconds, figure, gain } = score;
  const { legs, frontLegs } = figure.roles;
  if (figure.facing === 0 || !frontLegs.left) return throwUp(score, how);
  const at = momentsOf(score);
  const up = Math.min(REARED_DEGREES * gain, 40);
  turnAbout(
    score,
    [legs.left, legs.right],
    beats(
      [0, 0],
      [at(0.14), -2, 'easeOut'],
      [at(0.36), up, 'easeOut'],
      [at(0.52), up * 0.94],
      [at(0.66), up],
      [at(0.84), 0, 'easeIn'],
      [seconds, 0],
    ),
  );
  const paw = (late: number): Beat[] =>
    beats(
      [at(0.16 + late), 0],
      [at(0.34 + late), 40],
      [at(0.46 + late), 12],
      [at(0.58 + late), 42],
      [at(0.68 + late), 14],
      [at(0.84), 0],
    );
  score.add(frontLegs.left, 'rotate', times(paw(0), -figure.facing));
  score.add(frontLegs.right, 'rotate', times(paw(0.05), -figure.facing));
  hooves(score);
}

/** Moves head, tail and breath while the figure rears. */
function hooves(score: Score): void {
  const { seconds } = score;
  const at = momentsOf(score);
  squash(score, beats([0, 0], [at(0.14), -0.07, 'easeOut'], [at(0.34), 0.04], [at(0.84), -0.09], [seconds, 0]));
  pitch(score, beats([0, 0], [at(0.14), 0.8], [at(0.38), -0.9], [at(0.66), -0.6], [at(0.86), 0.7], [seconds, 0]));
  ears(score, beats([0, 0], [at(0.36), -10], [at(0.66), -8], [at(0.86), 8], [seconds, 0]));
  wag(score, beats([0, 0], [at(0.36), 20], [at(0.66), 14], [at(0.88), -8], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.3), 0.04], [at(0.7), 0.03], [seconds, 0]));
  mouth(score, ['open', 'ah'], at(0.26), at(0.74));
}

/** Kicks up the hind legs twice, with the head low. */
function buck(score: Score, how: Manner): void {
  const { seconds, figure, gain } = score;
  const { legs, frontLegs } = figure.roles;
  if (figure.facing === 0 || !frontLegs.left) return throwUp(score, how);
  const at = momentsOf(score);
  const by = Math.min(BUCKED_DEGREES * gain, 26);
  const kicks = beats(
    [0, 0],
    [at(0.1), 0.08],
    [at(0.28), -1, 'easeOut'],
    [at(0.44), 0, 'easeIn'],
    [at(0.52), 0.06],
    [at(0.7), -0.94, 'easeOut'],
    [at(0.88), 0, 'easeIn'],
    [seconds, 0],
  );
  turnAbout(score, [frontLegs.left, frontLegs.right], times(kicks, by));
  for (const leg of [legs.left, legs.right]) score.add(leg, 'rotate', times(kicks, 34 * -figure.facing));
  pitch(score, times(kicks, -0.9));
  squash(score, beats([0, 0], [at(0.1), -0.06], [at(0.28), 0.02], [at(0.46), -0.07], [at(0.7), 0.02], [seconds, 0]));
  wag(score, times(kicks, -24));
  ears(score, times(kicks, -12));
  bothLimbs(score, times(kicks, 4));
  mouth(score, ['open', 'ee'], at(0.2), at(0.85));
}

/** Moves of quadrupeds. */
export const REARING = {
  rear: {
    title: 'rear up',
    words: [
      'rear',
      'rear up',
      'rear back',
      'stand ~on hind legs',
      'stand ~on ~its hind legs',
      'rise ~on ~its hind legs',
    ],
    seconds: 2,
    kind: 'once',
    by: 'body',
    compose: rear,
  },
  buck: {
    title: 'buck',
    words: ['buck', 'kick ~its hind legs', 'kick ~its back legs', 'kick back legs'],
    seconds: 1.5,
    kind: 'once',
    by: 'body',
    compose: buck,
  },
} satisfies Record<string, Move>;
