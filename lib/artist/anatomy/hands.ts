import { type FigureDraft, sign } from '../figure';
import type { BodySide } from '../body/side';
import { blob, curve, ellipse } from '../shape/curve';
import { creaseLine } from '../shape/crease';
import { limb } from '../shape/limb';
import { type Node, type Path, type Point, turnPoint } from '../shape/path';
import type { ArmRest } from './joints';
import type { ArmPlan } from './arm-plan';

/** The outlines of a hand, and its SVG. */
interface HandDrawing {
  paths: Path[];
  svg: string;
}

/** What a hand is drawn with. */
type Inked = Pick<FigureDraft, 'ink'>;

/** The materials of a hand. */
type HandPlan = Pick<ArmPlan, 'hand' | 'handMaterial'>;

/** Draws a hand around its centre, rotated with its forearm. */
export function handDrawing(
  figure: Inked,
  side: BodySide,
  plan: HandPlan,
  { fore, hand: shape }: ArmRest,
  at: Point,
  radius: number,
): HandDrawing {
  const s = sign(side);
  if (plan.hand === 'nub') return nub(figure, plan, at, radius);
  if (shape === 'carry') return fist(figure, plan, at, radius, s);
  if (shape === 'open') {
    // A raised hand shows its palm, so its thumb is on the side of the head.
    const thumb = fore > 90 ? -s : s;
    return openHand(figure, plan, (x, y) =>
      turnPoint([at[0] + thumb * x * radius, at[1] + y * radius], -s * (fore + 1), at),
    );
  }
  const closed = fist(figure, plan, at, radius, s);
  const raised = (hand: HandDrawing, degrees: number): HandDrawing =>
    withFinger(figure, plan, hand, indexOf(at, radius, s, degrees));
  if (shape === 'fist') return closed;
  if (shape === 'peace') return PEACE_DEGREES.reduce((hand, turn) => raised(hand, UP_DEGREES + turn), closed);
  if (shape === 'finger_up') return raised(closed, UP_DEGREES);
  return shape === 'thumb' ? withFinger(figure, plan, closed, thumbOf(at, radius, s)) : raised(closed, fore);
}

/** The angle of a finger that points up, and of two spread fingers from it, in degrees. */
const UP_DEGREES = 172;
const PEACE_DEGREES = [-22, 20] as const;

/** An extended finger of a fist: its centre line and its widths. */
interface Finger {
  spine: readonly [Point, Point];
  from: number;
  to: number;
}

const thumbOf = ([x, y]: Point, r: number, s: 1 | -1): Finger => ({
  spine: [
    [x - s * r * 0.2, y - r * 0.4],
    [x - s * r * 0.1, y - r * 1.5],
  ],
  from: r * 0.8,
  to: r * 0.64,
});

function indexOf([x, y]: Point, r: number, s: 1 | -1, fore: number): Finger {
  const angle = (fore * Math.PI) / 180;
  const [dx, dy] = [s * Math.sin(angle), Math.cos(angle)];
  return {
    spine: [
      [x + dx * r * 0.4, y + dy * r * 0.4 - r * 0.28],
      [x + dx * r * 1.8, y + dy * r * 1.8 - r * 0.28],
    ],
    from: r * 0.66,
    to: r * 0.52,
  };
}

function withFinger(figure: Inked, plan: HandPlan, hand: HandDrawing, { spine, from, to }: Finger): HandDrawing {
  const finger = limb(spine, from, to).fill;
  return {
    paths: [...hand.paths, finger],
    svg: figure.ink.mass(finger, plan.handMaterial, { shade: 0 }) + hand.svg,
  };
}

/** Converts hand units (radius 1, y toward the fingertips, the thumb at negative x) to figure pixels. */
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

/** Draws a relaxed mitten-shaped hand with lines that hint at the fingers. */
function openHand(figure: Inked, plan: HandPlan, place: Place): HandDrawing {
  const { ink } = figure;
  const path = blob(MITTEN.map(([x, y]): Node => place(x, y)));
  const finger = (x: number) => curve([place(x * 1.1, 0.92), place(x, 0.5)]);
  const lines = plan.hand === 'hoof' ? [finger(0.06)] : [finger(-0.16), finger(0.36)];
  const thumb = plan.hand === 'hoof' ? [] : [curve([place(-0.78, 0.52), place(-0.66, 0.2)])];
  return {
    paths: [path],
    svg:
      ink.mass(path, plan.handMaterial, { shade: 0.6 }) +
      [...lines, ...thumb].map((line) => creaseLine(ink, line, plan.handMaterial)).join(''),
  };
}

/** Draws the rounded end of a limb without fingers. */
function nub(figure: Inked, plan: HandPlan, [x, y]: Point, r: number): HandDrawing {
  const path = ellipse(x, y, r * 0.86, r * 0.86);
  return { paths: [path], svg: figure.ink.mass(path, plan.handMaterial, { shade: 0.5 }) };
}

/** Draws a hand closed around an object, with its fingers toward the body. */
function fist(figure: Inked, plan: HandPlan, [x, y]: Point, r: number, s: 1 | -1): HandDrawing {
  const { ink } = figure;
  const path = ellipse(x, y, r * 1.02, r * 0.92, 0.3);
  const lines = [-0.3, 0.24].map((dy) =>
    curve([
      [x - s * r * 0.98, y + r * dy],
      [x - s * r * 0.3, y + r * (dy + 0.04)],
    ]),
  );
  return {
    paths: [path],
    svg:
      ink.mass(path, plan.handMaterial, { shade: 0.6 }) +
      lines.map((line) => creaseLine(ink, line, plan.handMaterial)).join(''),
  };
}
