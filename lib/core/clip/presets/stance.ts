import { derived, later, times, type Beat } from './beats';
import { JOINT_DELAY } from './limbs';
import type { Score } from './score';

const DEGREE = Math.PI / 180;
/**
 * The lean of a sitting figure relative to a standing one, which keeps its edge out of the ground. A trunk on wheels
 * only sways.
 */
const SITTING_LEAN_SHARE = 0.45;
const ROLLING_LEAN_SHARE = 0.3;
/** The delay of the first wheel after the trunk, in seconds, and half as much again for the next: tyres are elastic. */
const SLACK = 0.04;
/** The pivot of a tipping drawing, as a share of the way to its rounded lowest edge. */
const EDGE = 0.8;

/** Moves the whole figure sideways by a share of its width; wheels roll along. */
export function shift(score: Score, list: readonly Beat[]): void {
  const { roles, width, anatomy } = score.figure;
  const pixels = times(list, width * score.gain);
  score.add(roles.root, 'translateX', pixels);
  roles.wheels.forEach((wheel, i) => {
    const box = anatomy.own(wheel);
    if (box) score.add(wheel, 'rotate', later(times(pixels, 2 / (box.right - box.left) / DEGREE), SLACK * (1 + i / 2)));
  });
}

/** Moves the hips sideways by a share of the width over feet that stay where they stand. */
export function hips(score: Score, list: readonly Beat[]): void {
  const { roles, anatomy, width, ground } = score.figure;
  if (roles.body === roles.root) return;
  const pixels = times(list, width * Math.min(score.gain, 1.5) * (sits(score) ? 0.5 : 1));
  score.add(roles.body, 'translateX', pixels);
  for (const limb of standing(score)) score.add(limb, 'translateX', times(pixels, -1));
  for (const leg of [roles.legs.left, roles.legs.right]) {
    const part = anatomy.part(leg ?? '');
    if (!part?.rotateLimits || anatomy.isUnder(part.id, roles.body)) continue;
    const ankle = anatomy.children(part.id)[0]?.pivot[1] ?? ground;
    const turn = times(pixels, 0.6 / Math.max(ankle - part.pivot[1], 1) / DEGREE);
    score.add(part.id, 'translateX', times(pixels, 0.6));
    score.add(part.id, 'rotate', turn);
    for (const foot of anatomy.children(part.id)) score.add(foot.id, 'rotate', times(turn, -1));
  }
}

/**
 * Leans the trunk by degrees, to the viewer's right above 0. Limbs on it stay in place, except one that is `raised`; a
 * chain of links bends.
 */
export function lean(score: Score, list: readonly Beat[], raised: string | null = null): void {
  const { roles, anatomy } = score.figure;
  const turns = [roles.body, roles.root].find((id) => anatomy.part(id)?.rotateLimits);
  const sitting = sits(score);
  if (roles.spine.length > 1) return bow(score, times(list, score.gain));
  if (!turns || (sitting && !floats(score, turns))) shift(score, later(times(list, 0.006), 0.04));
  if (!turns) return;
  const sized = times(list, score.gain * (roles.wheels.length ? ROLLING_LEAN_SHARE : sitting ? SITTING_LEAN_SHARE : 1));
  score.add(turns, 'rotate', sized);
  if (sitting && !roles.wheels.length) onEdge(score, turns, sized);
  if (turns === roles.body) plant(score, sized, raised);
}

/** Leans a long spine link by link, each later than the one below; the head keeps half upright. */
function bow(score: Score, list: readonly Beat[]): void {
  const { spine, head } = score.figure.roles;
  spine.forEach((link, i) => score.add(link, 'rotate', later(times(list, 2.2 / spine.length), i * JOINT_DELAY)));
  score.add(head, 'rotate', later(times(list, -1), spine.length * JOINT_DELAY));
}

/** Whether the figure sits: wide and without legs, or low on wheels. */
export function sits({ figure: { roles, width, height } }: Score): boolean {
  return !roles.legs.left && !roles.feet.left && !roles.tentacles.length && width > height * 0.8;
}

/** Whether the part rotates about a point well above the ground, because it hovers or swims. */
const floats = ({ figure: { anatomy, ground, height } }: Score, part: string): boolean =>
  (anatomy.part(part)?.pivot[1] ?? ground) < ground - height * 0.3;

/** Lifts a rotating body as far as its lower edge would sink into the ground, unless it floats. */
function onEdge(score: Score, part: string, turn: readonly Beat[]): void {
  const { anatomy } = score.figure;
  const [box, pivot] = [anatomy.own(part), anatomy.part(part)?.pivot];
  if (!box || !pivot || floats(score, part)) return;
  const reach = (degrees: number): number => EDGE * (degrees > 0 ? box.right - pivot[0] : pivot[0] - box.left);
  score.add(
    part,
    'translateY',
    derived(turn, (degrees) => -Math.sin(Math.abs(degrees) * DEGREE) * reach(degrees)),
  );
}

/** Gives the legs and tentacles that hang on the trunk. */
function standing({ figure: { roles, anatomy } }: Score): string[] {
  const limbs = [roles.legs.left, roles.legs.right, roles.frontLegs.left, roles.frontLegs.right, ...roles.tentacles];
  return limbs
    .filter((id) => id !== null)
    .filter((id) => anatomy.isUnder(id, roles.body) && anatomy.part(id)?.rotateLimits);
}

/** Keeps limbs on the trunk in place on the ground while it rotates by degrees. */
function plant(score: Score, turn: readonly Beat[], raised: string | null): void {
  const { roles, anatomy } = score.figure;
  const [jointX, jointY] = anatomy.part(roles.body)?.pivot ?? [0, 0];
  for (const limb of standing(score).filter((id) => id !== raised)) {
    const [x, y] = anatomy.part(limb)?.pivot ?? [jointX, jointY];
    score.add(limb, 'rotate', times(turn, -1));
    score.add(limb, 'translateX', times(turn, (y - jointY) * DEGREE));
    score.add(limb, 'translateY', times(turn, (jointX - x) * DEGREE));
  }
}
