import { valueAt } from '@/lib/core/clip/keys';
import type { AnimationClip, PropertyTrack } from '@/lib/core/clip/schema';
import { apply } from '@/lib/core/geometry/matrix';
import type { Point } from '@/lib/core/geometry/point';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { stageOf, type PropSpot, type PropStage } from '@/lib/artist/motion/props/stage';

/** A request to a limb: its end, the target point, and the time. */
interface Reach {
  end: PropSpot;
  point: readonly [number, number];
  seconds: number;
}

/**
 * The rotations that bring the end of a limb to its target, where it is then, the remaining distance in pixels, and the
 * links that are at a limit.
 */
export interface ArmSolution {
  turns: { part: string; degrees: number }[];
  at: Point;
  miss: number;
  stopped: { part: string; degrees: number }[];
}

/** An arm at one time: its joints on the canvas, and the rotations of its links. */
interface Arm {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  upper: Part;
  lower: Part;
  turns: readonly [number, number];
  /** −1 where the arm is drawn in a mirror, so that its degrees count the other way. */
  mirror: 1 | -1;
}

const DEGREES = 180 / Math.PI;
const angle = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]) * DEGREES;
const far = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
const half = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100;
const inLimits = (degrees: number, [least, most]: readonly [number, number]): number =>
  Math.min(Math.max(degrees, least), most);

/** The distance from a limit, in degrees, within which a link counts as stopped by it. */
const AT_LIMIT = 0.5;

/** The weight of rotation beyond the limits of a link, relative to the amount of rotation. */
const LIMIT_WEIGHT = 100;

/** Solves the two bones of an arm for a point; null where they cannot turn. Angles stay within the limits. */
export function solveArm(spec: MascotSpec, clip: AnimationClip, reach: Reach): ArmSolution | null {
  const stage = stageOf(spec, clip);
  const arm = armOf(stage, clip, reach);
  if (!arm) return null;
  const { upper, lower } = arm;
  const [best] = bends(arm, reach.point).sort((a, b) => a.cost - b.cost);
  if (!best) return null;
  const turns = [
    { part: upper.id, degrees: best.turns[0] },
    { part: lower.id, degrees: best.turns[1] },
  ].filter(({ part }, at, all) => all.findIndex((each) => each.part === part) === at);
  const at = reached(arm, best.turns);
  const stopped = turns.filter(({ part, degrees }) =>
    (part === upper.id ? upper : lower).rotateLimits?.some((limit) => Math.abs(limit - degrees) < AT_LIMIT),
  );
  return { turns, at, miss: far(at, [reach.point[0], reach.point[1]]), stopped };
}

/** The parts of a limb from its joint with the figure to its end. */
function linksTo({ figure: { anatomy, roles } }: PropStage, end: string): Part[] {
  const trunk = new Set<string | null>([roles.root, roles.body, roles.head]);
  const links: Part[] = [];
  for (let part = anatomy.part(end); part && !trunk.has(part.id); part = anatomy.part(part.parent ?? ''))
    links.unshift(part);
  return links;
}

function armOf(stage: PropStage, clip: AnimationClip, { end, seconds }: Reach): Arm | null {
  const turning = linksTo(stage, end.part).filter(({ rotateLimits }) => rotateLimits !== null);
  const [upper] = turning;
  if (!upper) return null;
  const lower = turning[1] ?? upper;
  const joint = ({ id, pivot }: Part): Point => apply(stage.matrix(id, seconds), pivot[0], pivot[1]);
  const [a, b, c, d] = stage.matrix(upper.id, seconds);
  return {
    shoulder: joint(upper),
    elbow: joint(lower),
    hand: stage.place(end, seconds),
    upper,
    lower,
    turns: [turnAt(clip, upper.id, seconds), turnAt(clip, lower.id, seconds)],
    mirror: a * d - b * c < 0 ? -1 : 1,
  };
}

/** The value of a part's rotation track at a time, in degrees. */
function turnAt({ tracks, duration }: AnimationClip, part: string, seconds: number): number {
  const track = tracks.find((each): each is PropertyTrack => each.part === part && each.prop === 'rotate');
  return valueAt(track?.keys ?? [], seconds / duration);
}

interface Bend {
  turns: readonly [number, number];
  cost: number;
}

/** Both ways in which the elbow can bend; one for an arm of a single bone, which can only point. */
function bends(arm: Arm, point: Reach['point']): Bend[] {
  const { shoulder, elbow, hand, upper, lower, turns, mirror } = arm;
  const target: Point = [point[0], point[1]];
  if (upper === lower) return [bendOf(arm, mirror * (angle(shoulder, target) - angle(shoulder, hand)), 0)];
  const [a, b] = [far(shoulder, elbow), far(elbow, hand)];
  const d = Math.min(Math.max(far(shoulder, target), Math.abs(a - b) + 0.01), a + b - 0.01);
  const open = Math.acos(inLimits((a * a + d * d - b * b) / (2 * a * d || 1), [-1, 1])) * DEGREES;
  const toward = angle(shoulder, target);
  const end: Point = [shoulder[0] + Math.cos(toward / DEGREES) * d, shoulder[1] + Math.sin(toward / DEGREES) * d];
  return [-1, 1].map((side) => {
    const way = toward + side * open;
    const joint: Point = [shoulder[0] + Math.cos(way / DEGREES) * a, shoulder[1] + Math.sin(way / DEGREES) * a];
    const first = half(way - angle(shoulder, elbow));
    const second = half(angle(joint, end) - angle(elbow, hand) - first);
    return bendOf({ ...arm, turns }, mirror * first, mirror * second);
  });
}

function bendOf({ upper, lower, turns }: Arm, first: number, second: number): Bend {
  const wished = [half(turns[0] + half(first)), half(turns[1] + half(second))] as const;
  const kept = [
    inLimits(wished[0], upper.rotateLimits ?? [0, 0]),
    upper === lower ? wished[1] : inLimits(wished[1], lower.rotateLimits ?? [0, 0]),
  ] as const;
  const beyond = Math.abs(wished[0] - kept[0]) + Math.abs(wished[1] - kept[1]);
  const cost = beyond * LIMIT_WEIGHT + Math.abs(half(first)) + Math.abs(half(second));
  return { turns: [hundredth(kept[0]), hundredth(kept[1])], cost };
}

/** A point turned about another by some degrees. */
function about([cx, cy]: Point, [x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(degrees / DEGREES), Math.sin(degrees / DEGREES)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** The position of the hand after these rotations. */
function reached({ shoulder, elbow, hand, upper, lower, turns, mirror }: Arm, next: Bend['turns']): Point {
  const first = mirror * (next[0] - turns[0]);
  const tip = upper === lower ? hand : about(elbow, hand, mirror * (next[1] - turns[1]));
  return about(shoulder, tip, first);
}
