import { heldRotation } from '../part-pose';
import type { Limb } from './figure';
import type { Score } from './score';

type Point = readonly [number, number];

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const angleOf = ([x, y]: Point): number => degrees(Math.atan2(y, x));
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const turned = ([x, y]: Point, by: number): Point => {
  const [cos, sin] = [Math.cos((by * Math.PI) / 180), Math.sin((by * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
};
const folded = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;

/** The joints of a limb at rest: shoulder, elbow (the shoulder's end where there is none) and the middle of the hand. */
export function jointsOf(score: Score, limb: Limb): { shoulder: Point; elbow: Point | null; hand: Point } {
  const { anatomy } = score.figure;
  const pivot = (id: string | undefined): Point => anatomy.part(id ?? '')?.pivot ?? [0, 0];
  const [first, second] = limb.links;
  const hand = anatomy.center(limb.links.at(-1) ?? '');
  const elbow = second && Math.hypot(...minus(pivot(second), hand)) > 12 ? pivot(second) : null;
  return { shoulder: pivot(first), elbow, hand };
}

/**
 * The turns of a limb's joints, in degrees, that bring its hand as near to a point (canvas pixels, figure at rest) as length
 * and limits allow; of two ways to bend, the elbow stays low.
 */
export function reachTo(score: Score, limb: Limb, target: Point): number[] {
  const { shoulder, elbow, hand } = jointsOf(score, limb);
  const limits = limb.links.map((id) => score.figure.anatomy.part(id)?.rotateLimits ?? null);
  const goal = minus(target, shoulder);
  const still = limb.links.map(() => 0);
  const bent = limb.links[1] && limits[1] ? elbow : null;
  if (!bent) return [heldRotation(folded(angleOf(goal) - angleOf(minus(hand, shoulder))), limits[0] ?? null), ...still.slice(1)];
  const [upper, lower] = [minus(bent, shoulder), minus(hand, bent)];
  const [a, b] = [Math.hypot(...upper), Math.hypot(...lower)];
  const far = Math.min(Math.max(Math.hypot(...goal), Math.abs(a - b) + 1e-6), a + b - 1e-6);
  const inner = degrees(Math.acos(Math.min(Math.max((a * a + far * far - b * b) / (2 * a * far), -1), 1)));
  const ways = [inner, -inner].map((open) => {
    const first = heldRotation(folded(angleOf(goal) + open - angleOf(upper)), limits[0] ?? null);
    const joint = turned(upper, first);
    const second = heldRotation(folded(angleOf(minus(goal, joint)) - angleOf(lower) - first), limits[1] ?? null);
    const end = turned(lower, first + second);
    const miss = Math.hypot(goal[0] - joint[0] - end[0], goal[1] - joint[1] - end[1]);
    return { turns: [first, second], cost: miss - joint[1] * 0.4 };
  });
  const best = ways.sort((one, other) => one.cost - other.cost)[0]?.turns ?? [];
  return [...best, ...still.slice(2)];
}

/** Points of the figure that hands go to, in canvas pixels at rest. */
export function places(score: Score, limb: Limb): Record<'besideHead' | 'chin' | 'ear' | 'chest' | 'desk' | 'cheek' | 'overhead', Point> {
  const { anatomy, roles, face, height } = score.figure;
  const head = anatomy.own(roles.head ?? roles.body) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const trunk = anatomy.own(roles.body) ?? head;
  const out = -limb.outward;
  const middle = (head.left + head.right) / 2;
  const edge = out > 0 ? head.right : head.left;
  const hand = anatomy.own(limb.links.at(-1) ?? '');
  const palm = hand ? (hand.right - hand.left) / 2 : face.width * 0.08;
  const center = (trunk.left + trunk.right) / 2;
  const mid = roles.head ? (head.top + head.bottom) / 2 : head.top + face.height * 0.08;
  return {
    besideHead: [edge + out * (palm * 1.1 + face.width * 0.06), mid + face.height * 0.02],
    overhead: [edge + out * palm * 0.6, head.top - palm * 0.4],
    ear: [edge + out * palm * 0.5, mid + face.height * 0.05],
    cheek: [edge - out * palm * 0.5, mid + face.height * 0.3],
    chin: [middle + out * face.width * 0.14, head.bottom - face.height * 0.02],
    chest: [center + out * (trunk.right - trunk.left) * 0.2, trunk.top + (trunk.bottom - trunk.top) * 0.3],
    desk: [center + out * (trunk.right - trunk.left) * 0.3, trunk.top + Math.min((trunk.bottom - trunk.top) * 0.62, height * 0.3)],
  };
}
