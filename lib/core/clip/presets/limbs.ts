import { later, times, type Beat } from './beats';
import { heldRotation } from '../../rig/limits';
import { spreadOf, type Figure, type Limb } from './figure';
import type { Score } from './score';

/** The delay of each joint of a chain after the one before, in seconds (craft: 2 to 4 frames of film). */
export const JOINT_DELAY = 0.09;

/** The share of an arm's gesture that a front leg makes: it also stands. */
const LEG_SHARE = 0.4;
/** The share of a free limb's movement that a limb makes when it holds something. */
const CARRYING_SHARE = 0.25;

/** Gives the direction of a limb at rest, in degrees from straight down, outward above 0: 90 is sideways, 180 is up. */
export function restAngle(score: Score, limb: Limb): number {
  const { anatomy } = score.figure;
  const [first] = limb.links;
  const pivot = anatomy.part(first ?? '')?.pivot ?? [0, 0];
  const [x, y] = anatomy.center(limb.links.at(-1) ?? '');
  return (Math.atan2(-limb.outward * (x - pivot[0]), y - pivot[1]) * 180) / Math.PI;
}

/**
 * The turn of the limb's first joint that points it nearest to an angle from straight down, in degrees within its
 * limits.
 */
export function turnToward(score: Score, limb: Limb, angle: number): number {
  const limits = score.figure.anatomy.part(limb.links[0] ?? '')?.rotateLimits ?? null;
  const wish = limb.outward * (angle - restAngle(score, limb));
  const off = (turn: number): number => Math.abs(((((wish - turn + 180) % 360) + 360) % 360) - 180);
  return (
    [wish, wish - 360, wish + 360]
      .map((turn) => heldRotation(turn, limits))
      .sort((a, b) => off(a) - off(b) || Math.abs(a) - Math.abs(b))[0] ?? 0
  );
}

/**
 * Gives the scale factor of a raised limb for an intensity: less than proportional, because a gesture is also a
 * position.
 */
export const eager = (score: Score): number => Math.min(1.1, 0.72 + 0.28 * score.gain);

/** Turns a limb by degrees outward (above 0) from rest; links after the first trail by a delay and a share. */
export function swingLimb(score: Score, limb: Limb | null, list: readonly Beat[], trail = 0.35): void {
  if (limb?.kind === 'leg') return score.add(limb.links[0], 'rotate', times(list, limb.outward * LEG_SHARE));
  const room = limb?.kind === 'tentacle' ? roomFor(score, limb, list) : 1;
  limb?.links.forEach((part, index) => {
    const share = (index === 0 ? 1 : trail / index) * (limb.carries ? CARRYING_SHARE : 1) * room;
    if (share) score.add(part, 'rotate', later(times(list, limb.outward * share), index * JOINT_DELAY));
  });
}

/** Gives the scale factor at which a wide limb's swing stays on the canvas. */
function roomFor({ figure: { anatomy, spec } }: Score, limb: Limb, list: readonly Beat[]): number {
  const widest = Math.max(...list.map(({ to }) => to), 1);
  return Math.min(1, spreadOf(anatomy, limb.links[0] ?? '', limb.outward, spec.canvas.width) / widest);
}

/** Bends the joints after the first by degrees, inward above 0 (the way an elbow folds up toward the head). */
export function bend(score: Score, limb: Limb | null, list: readonly Beat[]): void {
  if (!limb || limb.carries) return;
  const [, ...rest] = limb.links;
  rest.forEach((part, index) =>
    score.add(part, 'rotate', later(times(list, limb.outward / (1 + index * 0.6)), index * JOINT_DELAY)),
  );
}

/** Moves both limbs, the second a little later and smaller, so that they are not symmetrical. */
export function bothLimbs(score: Score, list: readonly Beat[], apart = 0.06): void {
  swingLimb(score, score.figure.left, list);
  swingLimb(score, score.figure.right, later(times(list, 0.92), apart));
}

/** Wiggles ears about rest by degrees, mirrored: outward above 0. */
export function ears(score: Score, list: readonly Beat[], apart = 0.04): void {
  const { left, right } = score.figure.roles.ears;
  const sized = times(list, score.gain);
  score.add(left, 'rotate', times(sized, -1));
  score.add(right, 'rotate', later(times(sized, 0.9), apart));
}

/** The delay of the second wing after the first, in seconds. */
const WING_DELAY = 0.02;

/** Flaps the wings of a figure that also has arms, by degrees, spread above 0. */
export function flap(score: Score, list: readonly Beat[]): void {
  const { roles, left, right } = score.figure;
  const { left: one, right: other } = roles.wings;
  if (left?.kind === 'wing' || right?.kind === 'wing') return;
  score.add(one, 'rotate', times(list, score.gain));
  score.add(other, 'rotate', later(times(list, -0.93 * score.gain), WING_DELAY));
}

/** Swings the tail by degrees, each link later and further; a tail beside the feet stays above the ground. */
export function wag(score: Score, list: readonly Beat[]): void {
  const { figure, gain } = score;
  const [first] = figure.roles.tail;
  const { down, most } = roomBelow(figure, first);
  const lowest = Math.max(0, ...list.map(({ to }) => to * down * gain));
  const share = Math.min(1, most / (lowest || 1));
  const sized = list.map((beat) => ({ ...beat, to: beat.to * down > 0 ? beat.to * share : beat.to }));
  figure.roles.tail.forEach((part, index) =>
    score.add(part, 'rotate', later(times(sized, gain * (1 + index * 0.3)), index * JOINT_DELAY)),
  );
}

/** Gives the direction in which a tail turns down, and by how many degrees it may; a raised one has no limit. */
function roomBelow({ anatomy, ground }: Figure, tail: string | undefined): { down: 1 | -1; most: number } {
  const [box, pivot] = tail === undefined ? [null, null] : [anatomy.whole(tail), anatomy.part(tail)?.pivot];
  if (!box || !pivot || (box.top + box.bottom) / 2 < pivot[1]) return { down: 1, most: Number.POSITIVE_INFINITY };
  const [left, right] = [pivot[0] - box.left, box.right - pivot[0]];
  const most = Math.atan2(Math.max(ground - box.bottom, 0), Math.max(left, right)) * (180 / Math.PI);
  return { down: right > left ? 1 : -1, most };
}

/** Steps in place: lifts one leg and then the other by a share of the height. */
export function legLift(score: Score, side: 'left' | 'right', list: readonly Beat[]): void {
  const leg = score.figure.roles.legs[side];
  score.add(leg, 'translateY', times(list, -score.figure.height * Math.min(score.gain, 1.5)));
}

/**
 * Ripples through many limbs by degrees, spread above 0, each later than its neighbour; limbs that gesture as arms are
 * left out.
 */
export function ripple(score: Score, list: readonly Beat[], apart = JOINT_DELAY): void {
  const { roles, left, right, anatomy, spec } = score.figure;
  const rest = roles.tentacles.filter((id) => left?.links[0] !== id && right?.links[0] !== id);
  const widest = Math.max(...list.map(({ to }) => to * score.gain), 1);
  rest.forEach((limb, i) => {
    const side = i < rest.length / 2 ? 1 : -1;
    const room = Math.min(1, spreadOf(anatomy, limb, side, spec.canvas.width) / widest);
    const sized = list.map((beat) => ({
      ...beat,
      to: beat.to * side * score.gain * (1 - 0.08 * i) * (beat.to > 0 ? room : 1),
    }));
    score.add(limb, 'rotate', later(sized, i * apart));
  });
}

/** Lifts the tentacles off the ground one after the other, by a share of the height. */
export function tap(score: Score, list: (index: number) => readonly Beat[]): void {
  const { roles, height } = score.figure;
  roles.tentacles.forEach((limb, i) =>
    score.add(limb, 'translateY', times(list(i), -height * Math.min(score.gain, 1.5))),
  );
}
