import type { Point } from '../../geometry/point';
import { heldRotation } from '../../rig/limits';
import type { Limb } from './figure';
import { restAngle } from './limbs';
import type { Score } from './score';

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const turned = ([x, y]: Point, by: number): Point => {
  const [cos, sin] = [Math.cos((by * Math.PI) / 180), Math.sin((by * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
};

/**
 * Gives the joint positions of a limb at rest: shoulder, elbow (the end of the shoulder part if there is none) and the
 * middle of the hand.
 */
export function jointsOf(score: Score, limb: Limb): { shoulder: Point; elbow: Point | null; hand: Point } {
  const { anatomy } = score.figure;
  const pivot = (id: string | undefined): Point => anatomy.part(id ?? '')?.pivot ?? [0, 0];
  const [first, second] = limb.links;
  const hand = handOf(score, limb);
  const elbow = second && Math.hypot(...minus(pivot(second), hand)) > 12 ? pivot(second) : null;
  return { shoulder: pivot(first), elbow, hand };
}

/** Gives the middle of the hand, or a point near the far end of the last link if the hand has no part of its own. */
function handOf({ figure: { anatomy, roles } }: Score, limb: Limb): Point {
  const last = limb.links.at(-1) ?? '';
  const [x, y] = anatomy.center(last);
  if (last === roles.hands.left || last === roles.hands.right) return [x, y];
  const [px, py] = anatomy.part(last)?.pivot ?? [x, y];
  return [px + (x - px) * TO_HAND, py + (y - py) * TO_HAND];
}

/** The ratio of the distance from a joint to the hand and to the middle of a drawing of arm and hand. */
const TO_HAND = 1.7;

/**
 * The steps of the search for an arm's rotations, in degrees: coarse over the whole range, then fine around the best.
 */
const COARSE_STEP_DEGREES = 6;
const FINE_STEP_DEGREES = 1;
/**
 * The costs relative to a pixel of distance to the target: a hidden hand, a pixel of elbow height, a degree of
 * rotation.
 */
const COST = { hidden: 500, elbow: 0.2, turn: 0.03 };

/**
 * Gives the joint rotations of a limb, in degrees, that bring its hand as near to a point (canvas pixels, figure at
 * rest) as length and limits allow. A hand that the head would cover goes beside it; with `beside` any hand keeps well
 * away from it. A hand that is `touching` the head may be half covered. Among nearly equal solutions the elbow stays
 * low.
 */
export function reachTo(score: Score, limb: Limb, target: Point, near: Nearness = 'seen'): number[] {
  const { shoulder, elbow, hand } = jointsOf(score, limb);
  const limits = limb.links.map((id) => score.figure.anatomy.part(id)?.rotateLimits ?? null);
  const bent = limb.links[1] && limits[1] ? elbow : null;
  const covered = coveredByHead(score, limb, near);
  const [upper, lower] = [minus(bent ?? hand, shoulder), bent ? minus(hand, bent) : null];
  const costOf = (first: number, second: number): number => {
    const joint = turned(upper, first);
    const [dx, dy] = lower ? turned(lower, first + second) : [0, 0];
    const end: Point = [shoulder[0] + joint[0] + dx, shoulder[1] + joint[1] + dy];
    const miss = Math.hypot(target[0] - end[0], target[1] - end[1]);
    return miss + covered(end) * COST.hidden - joint[1] * COST.elbow + (Math.abs(first) + Math.abs(second)) * COST.turn;
  };
  const search = (around: readonly [number, number], by: number, step: number): [number, number] => {
    let best = around;
    let least = Infinity;
    for (const first of stepsBetween(around[0] - by, around[0] + by, step, limits[0] ?? null)) {
      for (const second of bent ? stepsBetween(around[1] - by, around[1] + by, step, limits[1] ?? null) : [0]) {
        const cost = costOf(first, second);
        if (cost < least) [best, least] = [[first, second], cost];
      }
    }
    return [...best];
  };
  const [first, second] = search(search([0, 0], 180, COARSE_STEP_DEGREES), COARSE_STEP_DEGREES, FINE_STEP_DEGREES);
  return limb.links.map((_, i) => [first, second][i] ?? 0);
}

/** Gives the hand's position after rotations of a limb's joints, in canvas pixels. */
export function handAfter(score: Score, limb: Limb, [first = 0, second = 0]: readonly number[]): Point {
  const { shoulder, elbow, hand } = jointsOf(score, limb);
  const joint = turned(minus(elbow ?? hand, shoulder), first);
  const [dx, dy] = elbow ? turned(minus(hand, elbow), first + second) : [0, 0];
  return [shoulder[0] + joint[0] + dx, shoulder[1] + joint[1] + dy];
}

/** The angle from straight down above which a resting arm hangs only after it is lowered, in degrees. */
const HANGING_DEGREES = 62;
/** The direction of a hanging arm in degrees from straight down, and its reach as a share of its length. */
const HANG = { degrees: 24, reach: 0.94 };

/**
 * Gives the rotations that lower an arm which rests raised; null for a limb that hangs already or carries something.
 */
export function lowered(score: Score, limb: Limb | null): number[] | null {
  if (limb?.kind !== 'arm' || limb.carries || restAngle(score, limb) < HANGING_DEGREES) return null;
  const { shoulder, elbow, hand } = jointsOf(score, limb);
  const length = Math.hypot(...minus(elbow ?? hand, shoulder)) + (elbow ? Math.hypot(...minus(hand, elbow)) : 0);
  const [x, y] = turned([0, length * HANG.reach], limb.outward * HANG.degrees);
  return reachTo(score, limb, [shoulder[0] + x, shoulder[1] + y]);
}

function stepsBetween(from: number, to: number, step: number, limits: readonly [number, number] | null): number[] {
  const [low, high] = [Math.max(heldRotation(from, limits), from), Math.min(heldRotation(to, limits), to)];
  return Array.from({ length: Math.max(Math.floor((high - low) / step), 0) + 1 }, (_, i) => low + i * step);
}

/** Whether the head is drawn over the limb's hand. */
function isBehindHead(score: Score, limb: Limb): boolean {
  const { anatomy, roles } = score.figure;
  const z = (id: string | null | undefined): number => anatomy.part(id ?? '')?.z ?? 0;
  return roles.head !== null && z(limb.links.at(-1)) < z(roles.head);
}

/** Half the width of the hand, in pixels; half the thickness of an arm drawn in one piece. */
function palmOf(score: Score, limb: Limb): number {
  const { anatomy, roles, face } = score.figure;
  const last = limb.links.at(-1);
  const box = anatomy.own(last ?? '');
  if (!box) return face.width * 0.08;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return (last === roles.hands.left || last === roles.hands.right ? width : Math.min(width, height) * 0.8) / 2;
}

/** The least distance of a covered hand from the head, in half widths of the hand from its middle. */
const CLEAR = { touching: 0.5, seen: 1.3, beside: 2.1 } as const;
type Nearness = keyof typeof CLEAR;

/** Gives how deep a hand is under a head that is drawn over it: 0 beside it, 1 in its middle. */
function coveredByHead(score: Score, limb: Limb, near: Nearness): (hand: Point) => number {
  const head = score.figure.roles.head ? score.figure.anatomy.own(score.figure.roles.head) : null;
  if (!head || !(near === 'beside' || isBehindHead(score, limb))) return () => 0;
  // A hand drawn in front of the head remains visible nearer to it.
  const pad = palmOf(score, limb) * CLEAR[near === 'beside' && !isBehindHead(score, limb) ? 'seen' : near];
  const [rx, ry] = [(head.right - head.left) / 2 + pad, (head.bottom - head.top) / 2 + pad];
  return ([x, y]) =>
    Math.max(1 - Math.hypot((x - (head.left + head.right) / 2) / rx, (y - (head.top + head.bottom) / 2) / ry), 0);
}

/** Gives target points for hands, in canvas pixels at rest. */
export function places(
  score: Score,
  limb: Limb,
): Record<'besideHead' | 'chin' | 'ear' | 'chest' | 'desk' | 'cheek' | 'overhead' | 'offer', Point> {
  const { spec, anatomy, roles, face, height } = score.figure;
  const head = anatomy.own(roles.head ?? roles.body) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const trunk = anatomy.own(roles.body) ?? head;
  const out = -limb.outward;
  const middle = (head.left + head.right) / 2;
  const edge = out > 0 ? head.right : head.left;
  const palm = palmOf(score, limb);
  const mouth = roles.mouth ? anatomy.center(roles.mouth)[1] : head.bottom;
  const center = (trunk.left + trunk.right) / 2;
  const anchor = spec.anchors.find(({ name }) => name === 'chest')?.at[1];
  const chest = anchor ?? trunk.top + Math.min((trunk.bottom - trunk.top) * 0.62, height * 0.3);
  const mid = roles.head ? (head.top + head.bottom) / 2 : head.top + face.height * 0.08;
  return {
    besideHead: [edge + out * (palm * 0.9 + face.width * 0.03), mid - face.height * 0.12],
    overhead: [edge + out * palm * 0.6, head.top - palm * 0.4],
    ear: [edge + out * palm * 0.5, mid + face.height * 0.05],
    cheek: [edge - out * palm * 0.3, mid + face.height * 0.34],
    chin: roles.head
      ? [
          middle + out * face.width * 0.15,
          isBehindHead(score, limb)
            ? head.bottom + palm * 0.55
            : Math.min(head.bottom - face.height * 0.06, mouth + face.height * 0.14),
        ]
      : [middle + out * face.width * 0.27, mouth + face.height * 0.09],
    chest: [center + out * (trunk.right - trunk.left) * 0.2, trunk.top + (trunk.bottom - trunk.top) * 0.3],
    offer: [
      center + out * ((trunk.right - trunk.left) * 0.5 + palm * 1.3),
      (roles.head ? Math.max(chest, head.bottom + palm * 0.6) : Math.max(chest, mouth)) - palm * 0.4,
    ],
    // A body that carries its own face works below its mouth, never in front of its eyes.
    desk: [
      center + out * (trunk.right - trunk.left) * (roles.head ? 0.36 : 0.3),
      roles.head
        ? Math.max(chest + (trunk.bottom - trunk.top) * 0.08, head.bottom + palm * 1.6)
        : Math.max(chest, mouth + face.height * 0.12),
    ],
  };
}
