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
  if (!bent) return clearOfHead(score, limb, [heldRotation(folded(angleOf(goal) - angleOf(minus(hand, shoulder))), limits[0] ?? null), ...still.slice(1)]);
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
  return clearOfHead(score, limb, [...best, ...still.slice(2)]);
}

/** Whether the head is drawn over the limb's hand. */
function isBehindHead(score: Score, limb: Limb): boolean {
  const { anatomy, roles } = score.figure;
  const z = (id: string | null | undefined): number => anatomy.part(id ?? '')?.z ?? 0;
  return roles.head !== null && z(limb.links.at(-1)) < z(roles.head);
}

/** Half the width of the hand, in pixels. */
function palmOf(score: Score, limb: Limb): number {
  const hand = score.figure.anatomy.own(limb.links.at(-1) ?? '');
  return hand ? (hand.right - hand.left) / 2 : score.figure.face.width * 0.08;
}

/** A hand drawn behind the head would vanish there: the arm opens outward, step by step, until the hand is beside it. */
function clearOfHead(score: Score, limb: Limb, turns: number[]): number[] {
  const head = score.figure.roles.head ? score.figure.anatomy.own(score.figure.roles.head) : null;
  if (!head || !isBehindHead(score, limb)) return turns;
  const { shoulder, elbow, hand } = jointsOf(score, limb);
  const pad = palmOf(score, limb) * 1.3;
  const [rx, ry] = [(head.right - head.left) / 2 + pad, (head.bottom - head.top) / 2 + pad];
  const [first = 0, second = 0, ...rest] = turns;
  const hides = (turn: number): boolean => {
    const joint = elbow ?? hand;
    const [ax, ay] = turned(minus(joint, shoulder), turn);
    const [bx, by] = elbow ? turned(minus(hand, elbow), turn + second) : [0, 0];
    const [x, y] = [shoulder[0] + ax + bx - (head.left + head.right) / 2, shoulder[1] + ay + by - (head.top + head.bottom) / 2];
    return (x / rx) ** 2 + (y / ry) ** 2 < 1;
  };
  let open = first;
  while (open * limb.outward > 0 && hides(open)) open -= limb.outward * 4;
  return turns.length > 1 ? [open, second, ...rest] : [open];
}

/** Points of the figure that hands go to, in canvas pixels at rest. */
export function places(score: Score, limb: Limb): Record<'besideHead' | 'chin' | 'ear' | 'chest' | 'desk' | 'cheek' | 'overhead', Point> {
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
      ? [middle + out * face.width * 0.15, isBehindHead(score, limb) ? head.bottom + palm * 1.4 : Math.min(head.bottom - face.height * 0.06, mouth + face.height * 0.14)]
      : [middle + out * face.width * 0.27, mouth + face.height * 0.09],
    chest: [center + out * (trunk.right - trunk.left) * 0.2, trunk.top + (trunk.bottom - trunk.top) * 0.3],
    // A body that is its own face works below its mouth, never before its eyes.
    desk: [center + out * (trunk.right - trunk.left) * (roles.head ? 0.36 : 0.3), roles.head ? Math.max(chest + (trunk.bottom - trunk.top) * 0.08, head.bottom + palm * 1.6) : Math.max(chest, mouth + face.height * 0.12)],
  };
}
