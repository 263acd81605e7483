import { beats, later, times, type Beat, type Step } from '@/lib/core/clip/presets/beats';
import { spreadOf, type Limb } from '@/lib/core/clip/presets/figure';
import { eager, JOINT_DELAY, turnToward } from '@/lib/core/clip/presets/limbs';
import { jointsOf, places, reachTo } from '@/lib/core/clip/presets/reach';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Ease } from '@/lib/core/clip/schema';
import type { Manner } from './manner';

type Point = readonly [number, number];

/** The target positions of a hand, named by where they are on or around the body. */
export type Spot =
  | 'rest'
  | 'besideHead'
  | 'overhead'
  | 'up'
  | 'ear'
  | 'cheek'
  | 'chin'
  | 'mouth'
  | 'brow'
  | 'eyes'
  | 'crown'
  | 'chest'
  | 'middle'
  | 'across'
  | 'belly'
  | 'hip'
  | 'offer'
  | 'desk'
  | 'out'
  | 'low'
  | 'back';

/** The direction in which a limb without joints points for each target, in degrees outward from straight down. */
const STIFF_LIMB_DEGREES: Record<Exclude<Spot, 'rest'>, number> = {
  besideHead: 135,
  overhead: 150,
  up: 165,
  ear: 120,
  cheek: 105,
  chin: 80,
  mouth: 85,
  brow: 125,
  eyes: 110,
  crown: 150,
  chest: 45,
  middle: 40,
  across: 30,
  belly: 35,
  hip: 40,
  offer: 70,
  desk: 45,
  out: 95,
  low: 25,
  back: 20,
};
/** The factor on the turns of front legs, because they also carry the body. */
const LEG_SHARE = 0.5;
/** The factor on the turns of a limb that holds an object, so that the object stays in front of the body. */
const CARRYING_SHARE = 0.3;

/** The factor on the turns of the second hand when both hands move, so that the two are not identical. */
const SECOND_HAND_SHARE = 0.93;

/**
 * One keyframe of a hand: a moment in seconds, the target that it reaches at that moment, and the easing towards it.
 */
export type Stop = readonly [at: number, spot: Spot, ease?: Ease];

/**
 * The limbs that perform a move: those on the requested side if there are any, else a limb that holds nothing.
 * A move that uses a tool is performed by the hand that holds an object.
 */
export function limbsFor({ figure }: Score, { tool, side }: Manner, both = false): Limb[] {
  const used = (limb: Limb | null) => (limb && tool ? inUse(limb) : limb);
  const [left, right] = [used(figure.left), used(figure.right)];
  if (side === 'both' || (both && side === null)) return [left, right].filter((limb) => limb !== null);
  const holder = tool && side === null ? holderOf(figure) : null;
  if (holder) return [inUse(holder)];
  const named = side === null ? null : { left, right }[side];
  const isOnly = left === null || right === null;
  if (named && (!named.carries || isOnly)) return [named];
  const free = [right, left].find((limb) => limb && !limb.carries) ?? right ?? left;
  return free ? [free] : [];
}

/** The limb that holds something; the left one if both do. */
const holderOf = ({ left, right }: Score['figure']): Limb | null => [left, right].find((limb) => limb?.carries) ?? null;

/** A limb that uses what it holds, and so moves as if it held nothing. */
const inUse = (limb: Limb): Limb => ({ ...limb, carries: false });

/** Compares limbs by their parts, because `inUse` copies a limb to mark it as not carrying. */
export const isLimb = (one: Limb | null | undefined, other: Limb | null | undefined): boolean =>
  one?.links === other?.links;

/**
 * Animates a hand through its keyframes, from rest to rest, with an anticipation; each joint lags behind its parent
 * joint.
 */
export function hand(score: Score, limb: Limb, stops: readonly Stop[], late = 0): void {
  const poses = stops.map(([at, spot, ease]) => ({ at, ease, turns: turnsTo(score, limb, spot) }));
  const first = poses.find(({ turns }) => turns.some((turn) => turn !== 0));
  const size = (limb.carries ? CARRYING_SHARE : eager(score)) * (late > 0.02 ? SECOND_HAND_SHARE : 1);
  limb.links.forEach((part, index) => {
    const lag = late + index * JOINT_DELAY * 0.6;
    const back = -(first?.turns[index] ?? 0) * 0.1 * size;
    const start: Step[] = first && first.at > 0.1 ? [[first.at * 0.34 + lag, back, 'easeOut']] : [];
    const list: Beat[] = beats(
      [0, 0],
      ...start,
      ...poses.map(({ at, turns, ease }): Step => [at + lag, (turns[index] ?? 0) * size, ease]),
    );
    score.add(part, 'rotate', list);
  });
}

/**
 * Rotates the joints of a limb from index `from` outward, or its last joint, in degrees; positive values turn outward.
 */
export function wrist(score: Score, limb: Limb, list: readonly Beat[], from = 1): void {
  const links = limb.links.length > from ? limb.links.slice(from) : limb.links.slice(-1);
  const share = limb.kind === 'leg' ? LEG_SHARE : limb.carries ? CARRYING_SHARE : 1;
  links.forEach((part, index) =>
    score.add(
      part,
      'rotate',
      later(times(list, (limb.outward * share * score.gain) / (1 + index * 0.5)), index * JOINT_DELAY * 0.6),
    ),
  );
}

/** The rotation of each joint that brings the hand to a target, in degrees; a limb without joints points toward it. */
export function turnsTo(score: Score, limb: Limb, spot: Spot): number[] {
  if (spot === 'rest') return limb.links.map(() => 0);
  if (limb.kind !== 'arm') {
    const turn = turnToward(score, limb, STIFF_LIMB_DEGREES[spot]);
    if (limb.kind === 'tentacle')
      return [
        limb.outward *
          Math.min(
            turn * limb.outward,
            spreadOf(score.figure.anatomy, limb.links[0] ?? '', limb.outward, score.figure.spec.canvas.width),
          ),
      ];
    return [turn * (limb.kind === 'leg' ? LEG_SHARE : 1)];
  }
  const [x, y] = spotOf(score, limb, spot);
  return reachTo(
    score,
    limb,
    [Math.round(x * 4) / 4, Math.round(y * 4) / 4],
    spot === 'up' || spot === 'overhead' ? 'beside' : 'seen',
  );
}

function spotOf(score: Score, limb: Limb, spot: Exclude<Spot, 'rest'>): Point {
  const { anatomy, roles, face } = score.figure;
  const known = places(score, limb);
  if (spot in known) return known[spot as keyof typeof known];
  const head = anatomy.own(roles.head ?? roles.body) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const trunk = anatomy.own(roles.body) ?? head;
  const out = -limb.outward;
  const middle = (head.left + head.right) / 2;
  const [center, width, height] = [(trunk.left + trunk.right) / 2, trunk.right - trunk.left, trunk.bottom - trunk.top];
  const { shoulder, hand: end } = jointsOf(score, limb);
  const length = Math.hypot(end[0] - shoulder[0], end[1] - shoulder[1]);
  const eyes = roles.eyes.length
    ? roles.eyes.reduce((sum, id) => sum + anatomy.center(id)[1], 0) / roles.eyes.length
    : head.top + face.height * 0.45;
  const mouth = roles.mouth ? anatomy.center(roles.mouth)[1] : eyes + face.height * 0.25;
  const far: Partial<Record<Spot, Point>> = {
    up: [shoulder[0] + out * length * 0.8, shoulder[1] - length * 1.1],
    mouth: [middle + out * face.width * 0.12, mouth + face.height * 0.04],
    brow: [middle + out * face.width * 0.46, eyes - face.height * 0.24],
    eyes: [middle + out * face.width * 0.16, eyes],
    crown: [middle + out * face.width * 0.2, head.top + face.height * 0.02],
    middle: [center + out * width * 0.04, known.chest[1] + height * 0.12],
    across: [center - out * width * 0.3, known.chest[1] + height * 0.08],
    belly: [center + out * width * 0.1, trunk.top + height * 0.62],
    hip: [center + out * width * 0.5, trunk.top + height * 0.72],
    out: [shoulder[0] + out * length * 1.1, shoulder[1] + length * 0.02],
    low: [shoulder[0] + out * length * 0.55, shoulder[1] + length * 0.9],
    back: [shoulder[0] + out * length * 0.95, shoulder[1] + length * 0.45],
  };
  return far[spot] ?? known.chest;
}
