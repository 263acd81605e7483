import type { ArmFrame, FigureDraft, BodySide } from '../figure';
import { sign } from '../figure';
import { blob, curve, ellipse } from '../shape/curve';
import { limb } from '../shape/limb';
import { turnPoint } from '../shape/path';
import type { Node, Path, Point } from '../shape/path';

/** How far up an arm turns, in degrees from hanging straight down: beside the head, never into the face. */
const MAX_RAISE_DEGREES = 134;
const MAX_ACROSS_DEGREES = 50;
/** Degrees from hanging straight down at which an arm rests, free and with something in its hand. */
const HANGING_DEGREES = { free: 28, carrying: 42 };

/** Materials of limbs that nothing covers. */
const BARE: ReadonlySet<string> = new Set(['body', 'accent', 'belly', 'marking']);

export interface ArmPlan {
  shoulder: Point;
  width: number;
  /** Lengths of the upper and the lower arm. */
  upper: number;
  lower: number;
  /** An arm that carries something is bent up at rest. */
  carries: boolean;
  /** The id of the part that the arm hangs from. */
  parent: string;
  material: string;
  handMaterial: string;
  hand: 'paw' | 'mitt' | 'hoof' | 'claw' | 'grip' | 'nub';
}

/** The joints of an arm at rest, and how wide its hand is, in pixels. */
interface ArmJoints {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  hand: Point;
  handRadius: number;
}

/** Adds one arm in three parts, and gives its joints. */
export function addArm(figure: FigureDraft, side: BodySide, plan: ArmPlan): ArmFrame {
  const joints = jointsOf(side, plan);
  addUpperArm(figure, side, plan, joints);
  addForearm(figure, side, plan, joints);
  addArmHand(figure, side, plan, joints);
  const { shoulder, elbow, hand, handRadius } = joints;
  return { shoulder, elbow, hand, width: plan.width, handRadius, handPart: `hand_${side}` };
}

/** Degrees from hanging straight down at which the upper arm rests. */
const restOf = ({ carries }: ArmPlan): number => (carries ? HANGING_DEGREES.carrying : HANGING_DEGREES.free);

function jointsOf(side: BodySide, plan: ArmPlan): ArmJoints {
  const s = sign(side);
  const reach = (from: Point, degrees: number, length: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [from[0] + s * Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
  };
  const shoulder: Point = [256 + s * plan.shoulder[0], plan.shoulder[1]];
  const elbow = reach(shoulder, restOf(plan), plan.upper);
  const wrist = reach(elbow, plan.carries ? 122 : 16, plan.lower);
  const handRadius = plan.width * (plan.carries ? 0.62 : 0.64);
  const hand = reach(wrist, plan.carries ? 125 : 14, handRadius * 0.55);
  return { shoulder, elbow, wrist, hand, handRadius };
}

/** Degrees that a joint turns outward and across the body. */
const limitsOf = (side: BodySide, out: number, across: number): [number, number] =>
  side === 'left' ? [-across, out] : [-out, across];

/** What a limb is made of: bare ones are ink where the direction draws hoses. */
export const hoseOf = ({ ink }: FigureDraft, material: string): string =>
  ink.look.hoses && BARE.has(material) ? 'ink' : material;

function addUpperArm(figure: FigureDraft, side: BodySide, plan: ArmPlan, { shoulder, elbow }: ArmJoints): void {
  const { ink } = figure;
  const width = plan.width * ink.look.limbs;
  const upper = limb([shoulder, elbow], width * 1.06, width * 0.98, ink.look.outer / 2);
  figure.parts.push({
    id: `arm_${side}`,
    parent: plan.parent,
    z: 30,
    pivot: shoulder,
    limits: limitsOf(side, plan.carries ? 40 : MAX_RAISE_DEGREES - restOf(plan), MAX_ACROSS_DEGREES),
    stage: 'limbs',
    svg: ink.mass(upper.fill, hoseOf(figure, plan.material), { line: upper.shoulder[side], shade: 0 }),
    rims: [upper.fill],
  });
}

function addForearm(figure: FigureDraft, side: BodySide, plan: ArmPlan, { elbow, wrist }: ArmJoints): void {
  const { ink } = figure;
  const width = plan.width * ink.look.limbs;
  const lower = limb([elbow, wrist], width * 0.98, width * 0.86, ink.look.outer / 2);
  figure.parts.push({
    id: `forearm_${side}`,
    parent: `arm_${side}`,
    z: 62,
    pivot: elbow,
    limits: plan.carries ? limitsOf(side, 25, 70) : limitsOf(side, 120, 120),
    stage: 'limbs',
    svg: ink.mass(lower.fill, hoseOf(figure, plan.material), { line: lower.openStart, shade: 0 }),
    rims: [lower.fill],
  });
}

/** The hand, turned as the forearm is, with the anchor for what it holds. */
function addArmHand(figure: FigureDraft, side: BodySide, plan: ArmPlan, { wrist, hand, handRadius }: ArmJoints): void {
  const shape = handOf(figure, side, plan, hand, handRadius);
  figure.parts.push({
    id: `hand_${side}`,
    parent: `forearm_${side}`,
    z: 66,
    pivot: wrist,
    limits: limitsOf(side, 60, 60),
    stage: 'limbs',
    svg: shape.svg,
    rims: [shape.path],
  });
  figure.anchors.push({ name: `hand_${side}`, part: `hand_${side}`, at: [round(hand[0]), round(hand[1])] });
}

function handOf(figure: FigureDraft, side: BodySide, plan: ArmPlan, hand: Point, radius: number): HandDrawing {
  const s = sign(side);
  if (plan.hand === 'nub') return nub(figure, plan, hand, radius);
  if (plan.carries) return fist(figure, plan, hand, radius, s);
  const degrees = -s * 16;
  return openHand(figure, plan, (x, y) => turnPoint([hand[0] + s * x * radius, hand[1] + y * radius], degrees, hand));
}

/** The outline of a hand and its drawing. */
interface HandDrawing {
  path: Path;
  svg: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** From hand units (radius 1, fingers down, thumb toward the body) to the canvas. */
type Place = (x: number, y: number) => Point;

const MITTEN: readonly Node[] = [
  [-0.6, -0.86],
  [0, -1.02],
  [0.62, -0.84],
  [0.98, -0.2],
  [0.9, 0.52],
  [0.36, 1],
  [-0.34, 0.96],
  [-0.74, 0.56],
  [-1.06, 0.5],
  [-1.26, 0.14],
  [-1.04, -0.28],
];

/** A relaxed mitten of a hand with its hint of fingers. */
function openHand(figure: FigureDraft, plan: ArmPlan, place: Place): HandDrawing {
  const { ink } = figure;
  const path = blob(MITTEN.map(([x, y]): Node => place(x, y)));
  const finger = (x: number) => curve([place(x * 1.1, 0.92), place(x, 0.5)]);
  const lines = ink.look.outer === 0 ? [] : plan.hand === 'hoof' ? [finger(0.06)] : [finger(-0.16), finger(0.36)];
  const thumb =
    ink.look.outer === 0 || plan.hand === 'hoof'
      ? ''
      : ink.line(curve([place(-0.78, 0.52), place(-0.66, 0.2)]), plan.handMaterial, ink.look.inner * 0.8);
  return {
    path,
    svg:
      ink.mass(path, plan.handMaterial, { shade: 0.6 }) +
      lines.map((line) => ink.line(line, plan.handMaterial, ink.look.inner * 0.8)).join('') +
      thumb,
  };
}

/** The soft end of a limb without fingers. */
function nub(figure: FigureDraft, plan: ArmPlan, [x, y]: Point, r: number): HandDrawing {
  const path = ellipse(x, y, r * 0.86, r * 0.86);
  return { path, svg: figure.ink.mass(path, plan.handMaterial, { shade: 0.5 }) };
}

/** A hand closed around something, its fingers lying toward the body. */
function fist(figure: FigureDraft, plan: ArmPlan, [x, y]: Point, r: number, s: 1 | -1): HandDrawing {
  const { ink } = figure;
  const path = ellipse(x, y, r * 1.02, r * 0.92, 0.3);
  const lines =
    ink.look.outer === 0
      ? []
      : [-0.3, 0.24].map((dy) =>
          curve([
            [x - s * r * 0.98, y + r * dy],
            [x - s * r * 0.3, y + r * (dy + 0.04)],
          ]),
        );
  return {
    path,
    svg:
      ink.mass(path, plan.handMaterial, { shade: 0.6 }) +
      lines.map((line) => ink.line(line, plan.handMaterial, ink.look.inner * 0.8)).join(''),
  };
}
