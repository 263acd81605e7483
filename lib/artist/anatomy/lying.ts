import type { BodySide } from '../body/side';
import { type LegAct, LYING, type RestPosture } from '../body/rest-poses';
import { type FigureDraft, SIDES, sign } from '../figure';
import type { Point } from '../shape/path';
import type { ArmRest, LegRest } from './joints';
import { GROUND, type Layout, MIDDLE } from './layout';

/**
 * The joints of a leg of a lying figure, in leg lengths: x is the distance from the hip, y is the height above the
 * floor. The foot is rotated by `turn` degrees from a standing one, which turns its sole away from the head.
 */
interface LyingStep {
  knee?: Point;
  ankle: Point;
  turn: number;
  isInFront?: boolean;
}

/** The legs of lying figures: the lower one, on the side to which the trunk leans, and the upper one. */
const STEPS: Readonly<Partial<Record<LegAct, readonly [lower: LyingStep, upper: LyingStep]>>> = {
  lie_side: [
    { knee: [0.5, 0.2], ankle: [1.06, 0.16], turn: 84 },
    { knee: [0.5, 0.96], ankle: [0.74, 0.24], turn: 4, isInFront: true },
  ],
  lie_back: [
    { knee: [0.52, 0.92], ankle: [0.78, 0.24], turn: 4 },
    { knee: [0.3, 1], ankle: [0.5, 0.24], turn: 4, isInFront: true },
  ],
  lie_front: [
    { knee: [0.86, 0.22], ankle: [1.12, 1.3], turn: 164 },
    { knee: [0.8, 0.3], ankle: [0.74, 1.62], turn: 184, isInFront: true },
  ],
};

/** The distance of the heel of a lying foot from its ankle, as a share of leg width times foot size. */
const HEEL_SHARE = 0.6;

/** Rotates a vector by degrees clockwise. */
function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** The rest pose of a leg of a lying figure; null if the figure does not lie. */
export function lyingLeg(posture: RestPosture, side: BodySide, layout: Layout): LegRest | null {
  const steps = STEPS[posture.legs];
  if (!steps) return null;
  const { unit, torso, hip: joint, leg, ankleY } = layout;
  const lead = sign(posture.lead);
  const pivotY = torso.bottom - 12 * unit;
  const [dx, dy] = turned([sign(side) * joint[0], joint[1] - pivotY], posture.lean);
  const hip: Point = [MIDDLE + posture.shift * unit + dx, pivotY + dy - posture.lift * unit];
  const step = steps[side === posture.lead ? 0 : 1];
  const floor = GROUND - posture.lift * unit;
  const stands = Math.abs(step.turn) < 20;
  const at = ([x, y]: Point): Point => [hip[0] - lead * x * leg, floor - y * leg];
  const [ankleX, ankleAt] = at(step.ankle);
  // The heel of a foot that lies on the floor is above it.
  const lowest = floor - layout.legWidth * layout.foot * HEEL_SHARE;
  return {
    hip,
    ...(step.knee ? { knee: at(step.knee) } : {}),
    ankle: [ankleX, stands ? ankleY - posture.lift * unit : Math.min(ankleAt, lowest)],
    turn: lead * step.turn,
    toward: lead === 1 ? -1 : 1,
    ...(step.isInFront ? { isInFront: true } : {}),
  };
}

/** The cheek that a hand props up: its distance from the middle of the head and below it, in half heads. */
const CHEEK: Point = [0.62, 0.8];

/** The arm below a lying figure: its elbow on the floor and its hand at the cheek of the raised head. */
export function proppedArm({ lean, tilt, lead }: RestPosture, layout: Layout): ArmRest {
  const { head, torso, unit, shoulder, upperArm, forearm, armWidth } = layout;
  const [down, turn] = [lean * sign(lead), tilt * sign(lead)];
  const pivotY = torso.bottom - 12 * unit;
  const heightOf = ([x, y]: Point): number => GROUND - pivotY - turned([x, y - pivotY], down)[1];
  const drop = (heightOf(shoulder) - armWidth * 0.5) / upperArm;
  const upper = down + (Math.acos(Math.min(1, Math.max(0.2, drop))) * 180) / Math.PI;
  const angle = (upper * Math.PI) / 180;
  const elbow: Point = [shoulder[0] + Math.sin(angle) * upperArm, shoulder[1] + Math.cos(angle) * upperArm];
  const neckY = torso.neckY + 14 * unit;
  const [x, y] = turned([CHEEK[0] * head.rx, head.cy + CHEEK[1] * head.ry - neckY], turn);
  const [toX, toY] = [x - elbow[0], neckY + y - elbow[1]];
  const fore = (Math.atan2(toX, toY) * 180) / Math.PI;
  return {
    upper,
    fore: fore < upper - 90 ? fore + 360 : fore,
    foreLength: Math.min(MAX_FOREARM, Math.max(MIN_FOREARM, Math.hypot(toX, toY) / forearm)),
    hand: 'open',
  };
}

/** The range of the factor on the length of the forearm that props up a head. */
const MIN_FOREARM = 0.7;
const MAX_FOREARM = 1.7;

/** The rotation limits, in degrees to each side, of the parts of a lying figure that touch the floor. */
const TRUNK_DEGREES = 4;
const LEG_DEGREES = 5;
const ARM_DEGREES = 6;

/** Keeps what a lying figure rests on in place, so that no movement turns it into the floor. */
export function steady(figure: FigureDraft): void {
  const { legs, lead } = figure.posture;
  if (!LYING.has(legs)) return;
  const resting = new Map<string, number>([
    ['body', TRUNK_DEGREES],
    ...SIDES.flatMap((side) => [`leg_${side}`, `foot_${side}`].map((id) => [id, LEG_DEGREES] as const)),
    ...[`arm_${lead}`, `forearm_${lead}`].map((id) => [id, ARM_DEGREES] as const),
  ]);
  figure.parts = figure.parts.map((part) => {
    const degrees = resting.get(part.id);
    return degrees === undefined ? part : { ...part, limits: [-degrees, degrees] };
  });
}
