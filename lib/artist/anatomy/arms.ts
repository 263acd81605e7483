import type { ArmFrame, FigureDraft } from '../figure';
import type { BodySide } from '../body/side';
import { sign } from '../figure';
import { limb } from '../shape/limb';
import type { Point } from '../shape/path';
import type { ArmRest } from './joints';
import { CARRYING_ARM, HANGING_ARM, MAX_RAISE_DEGREES } from './arm-rest';
import type { ArmPlan } from './arm-plan';
import { handDrawing } from './hands';

/** The limit of an arm's rotation across the body, in degrees from straight down. */
const MAX_ACROSS_DEGREES = 22;
/** The limits of the elbow's rotation inward and outward, in degrees from a straight arm. */
const ELBOW_DEGREES = { inward: 132, outward: 108 };
/** The least rotation that a joint allows to each side of its rest pose, in degrees. */
const MIN_TURN_DEGREES = 6;

/** Materials of limbs without clothes. */
const BARE: ReadonlySet<string> = new Set(['body', 'accent', 'belly', 'marking']);

/** The joints of an arm at rest, and the radius of its hand, in figure pixels. */
interface ArmJoints {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  hand: Point;
  handRadius: number;
}

/** Adds the three parts of one arm (upper arm, forearm, hand), and returns its joints. */
export function addArm(figure: FigureDraft, side: BodySide, plan: ArmPlan): ArmFrame {
  const joints = jointsOf(side, plan);
  addUpperArm(figure, side, plan, joints);
  addForearm(figure, side, plan, joints);
  addArmHand(figure, side, plan, joints);
  const { shoulder, elbow, hand, handRadius } = joints;
  const fore = { part: `forearm_${side}`, z: foreZ(plan) };
  return { shoulder, elbow, hand, width: plan.width, handRadius, handPart: `hand_${side}`, fore };
}

/** The rest pose of an arm. */
const restOf = ({ carries, rest }: ArmPlan): ArmRest => rest ?? (carries ? CARRYING_ARM : HANGING_ARM);

function jointsOf(side: BodySide, plan: ArmPlan): ArmJoints {
  const s = sign(side);
  const { upper, fore, foreLength = 1, hand: shape } = restOf(plan);
  const reach = (from: Point, degrees: number, length: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [from[0] + s * Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
  };
  const shoulder: Point = [256 + s * plan.shoulder[0], plan.shoulder[1]];
  const elbow = reach(shoulder, upper, plan.upper);
  const wrist = reach(elbow, fore, plan.lower * foreLength);
  const handRadius = plan.width * (shape === 'carry' ? 0.62 : 0.64) * (plan.handSize ?? 1);
  const hand = reach(wrist, shape === 'carry' ? fore + 3 : fore - 2, handRadius * 0.55);
  return { shoulder, elbow, wrist, hand, handRadius };
}

/** The rotation limits of a joint, in degrees clockwise, from its range outward and across the body. */
const limitsOf = (side: BodySide, out: number, across: number): [number, number] =>
  side === 'left' ? [-across, out] : [-out, across];

/** Rounds a rotation and limits it to the range from the least rotation to 180 degrees. */
const turnTo = (degrees: number): number => Math.round(Math.min(180, Math.max(MIN_TURN_DEGREES, degrees)));

/** The rotation limits of an arm that rests at an angle, in degrees from straight down. */
export const armLimits = (side: BodySide, rest: number): [number, number] =>
  limitsOf(side, turnTo(MAX_RAISE_DEGREES - rest), turnTo(MAX_ACROSS_DEGREES + rest));

/** The rotation limits of an elbow; `bend` is its outward angle at rest in degrees. */
export const elbowLimits = (side: BodySide, bend: number): [number, number] =>
  limitsOf(side, turnTo(ELBOW_DEGREES.outward - bend), turnTo(ELBOW_DEGREES.inward + bend));

/** The z of arms that are drawn behind the trunk. */
const BEHIND_Z = 16;

/** The material of a limb; bare limbs have the colour of lines in styles that draw limbs as hoses. */
export const hoseOf = ({ ink }: FigureDraft, material: string): string =>
  ink.look.hoses && BARE.has(material) ? 'ink' : material;

/** The z of a forearm. */
const foreZ = (plan: ArmPlan): number => (restOf(plan).isBehind ? BEHIND_Z - 1 : 62);

function addUpperArm(figure: FigureDraft, side: BodySide, plan: ArmPlan, { shoulder, elbow }: ArmJoints): void {
  const { ink } = figure;
  const width = plan.width * ink.look.limbs;
  const { upper: rest, isBehind } = restOf(plan);
  const upper = limb([shoulder, elbow], width * 1.06, width * 0.98, ink.look.outer / 2);
  figure.parts.push({
    id: `arm_${side}`,
    parent: plan.parent,
    z: isBehind || plan.fromBehind ? BEHIND_Z : 30,
    pivot: shoulder,
    limits: plan.carries ? limitsOf(side, 40, 50) : armLimits(side, rest),
    stage: 'limbs',
    svg: ink.mass(upper.fill, hoseOf(figure, plan.material), { line: upper.shoulder[side], shade: 0 }),
    rims: [upper.fill],
  });
}

function addForearm(figure: FigureDraft, side: BodySide, plan: ArmPlan, { elbow, wrist }: ArmJoints): void {
  const { ink } = figure;
  const width = plan.width * ink.look.limbs;
  const { upper: above, fore } = restOf(plan);
  const bend = fore - above;
  const lower = limb([elbow, wrist], width * 0.98, width * 0.86, ink.look.outer / 2);
  figure.parts.push({
    id: `forearm_${side}`,
    parent: `arm_${side}`,
    z: foreZ(plan),
    pivot: elbow,
    limits: plan.carries ? limitsOf(side, 25, 70) : elbowLimits(side, bend),
    stage: 'limbs',
    svg: ink.mass(lower.fill, hoseOf(figure, plan.material), { line: lower.openStart, shade: 0 }),
    rims: [lower.fill],
  });
}

/** Adds the hand, rotated with the forearm, and the anchor for a prop. */
function addArmHand(figure: FigureDraft, side: BodySide, plan: ArmPlan, { wrist, hand, handRadius }: ArmJoints): void {
  const rest = restOf(plan);
  const shape = handDrawing(figure, side, plan, rest, hand, handRadius);
  figure.parts.push({
    id: `hand_${side}`,
    parent: `forearm_${side}`,
    z: rest.isBehind ? BEHIND_Z - 2 : 66,
    pivot: wrist,
    limits: limitsOf(side, 60, 60),
    stage: 'limbs',
    svg: shape.svg,
    rims: shape.paths,
  });
  figure.anchors.push({ name: `hand_${side}`, part: `hand_${side}`, at: [round(hand[0]), round(hand[1])] });
}

const round = (value: number) => Math.round(value * 10) / 10;
