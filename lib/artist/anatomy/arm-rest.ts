import type { ArmAct } from '../body/rest-poses';
import type { FigureDraft } from '../figure';
import type { BodySide } from '../body/side';
import type { Point } from '../shape/path';
import { GROUND, halfWidthAt, type Layout } from './layout';

/** How a hand is closed. */
export type HandShape = 'open' | 'fist' | 'thumb' | 'point' | 'carry';

/** An arm at rest: the directions of its two pieces, in degrees from hanging straight down, outward above 0. */
export interface ArmRest {
  upper: number;
  fore: number;
  /** The length of the forearm as it is seen, as a factor. */
  foreLength?: number;
  hand: HandShape;
  /** Whether forearm and hand lie behind the trunk. */
  isBehind?: boolean;
}

/** An arm that hangs, and one that carries, where nothing is known of the body. */
export const HANGING_ARM: ArmRest = { upper: 28, fore: 16, hand: 'open' };
export const CARRYING_ARM: ArmRest = { upper: 42, fore: 122, hand: 'carry' };

/** The most that an arm is raised, in degrees: beside the head, never into the face. */
export const MAX_RAISE_DEGREES = 134;

/** Acts that are directions rather than places of the hand. */
const DIRECTIONS: Readonly<Partial<Record<ArmAct, ArmRest>>> = {
  point: { upper: 86, fore: 96, hand: 'point' },
  thumb: { upper: 30, fore: 124, hand: 'thumb' },
  behind: { upper: 25, fore: -34, hand: 'open', isBehind: true },
  open: { upper: 56, fore: 96, hand: 'open' },
  drive: { upper: 58, fore: 12, hand: 'fist' },
  hold: CARRYING_ARM,
};

/** Light between a hanging arm and the trunk, in pixels of the reference figure. */
const GAP = 18;
/** The least and the most that a hanging arm is out, and its bend at the elbow, in degrees. */
const HANG = { least: 22, most: 72, step: 3, bend: 14 };
/** How far above the ground a hanging hand ends, in pixels of the reference figure. */
const OFF_THE_GROUND = 14;

/** How an arm of an upright figure rests. */
export function armRestOf(figure: FigureDraft, side: BodySide, layout: Layout): ArmRest {
  const act = figure.posture.acts[side];
  return DIRECTIONS[act] ?? (act === 'hang' ? hanging(layout, figure.posture.ease) : placed(act, layout));
}

const handRadius = ({ armWidth, hand }: Layout): number => armWidth * 0.64 * hand;

const along = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
};

/** An arm just so far out that light is seen between it and the trunk. */
function hanging(layout: Layout, ease: number): ArmRest {
  const { torso, unit, shoulder, upperArm, forearm } = layout;
  const room = handRadius(layout) + GAP * unit;
  const isClear = (upper: number): boolean => {
    const elbow = along(shoulder, upper, upperArm);
    const wrist = along(elbow, upper - HANG.bend, forearm);
    const hand = along(wrist, upper - HANG.bend, handRadius(layout) * 0.55);
    return (
      hand[1] + handRadius(layout) + OFF_THE_GROUND * unit < GROUND &&
      [wrist, hand].every(([x, y]) => x - room >= halfWidthAt(torso.outline, Math.min(y, torso.bottom)))
    );
  };
  let upper = HANG.least;
  while (upper < HANG.most && !isClear(upper)) upper += HANG.step;
  return { upper: upper + ease, fore: upper + ease - HANG.bend, hand: 'open' };
}

/** Directions of the upper arm of acts that bring the hand to a place. */
const UPPER_DEGREES: Readonly<Partial<Record<ArmAct, number>>> = {
  hip: 60,
  wave: 104,
  up: 128,
  chin: 18,
  clasp: 24,
  pump: 34,
};
const UPPER_IN_LAP_DEGREES = 16;
/** How much shorter or longer than it is a forearm may be drawn that points toward the viewer, as factors. */
const FORESHORTENED = [0.5, 1.1] as const;

/** An arm whose hand goes to a place of the body. */
function placed(act: ArmAct, layout: Layout): ArmRest {
  const upper = UPPER_DEGREES[act] ?? UPPER_IN_LAP_DEGREES;
  const elbow = along(layout.shoulder, upper, layout.upperArm);
  const [x, y] = placeOf(act, layout);
  if (RAISED.has(act) && Math.hypot(x - elbow[0], y - elbow[1]) > layout.forearm * MAX_REACH) return stretched(layout);
  const [dx, dy] = [x - elbow[0], y - elbow[1]];
  const length = (Math.hypot(dx, dy) - handRadius(layout) * 0.55) / layout.forearm;
  return {
    upper,
    fore: (Math.atan2(dx, dy) * 180) / Math.PI,
    foreLength: Math.min(FORESHORTENED[1], Math.max(FORESHORTENED[0], length)),
    hand: act === 'pump' ? 'fist' : 'open',
  };
}

/** Acts that raise a hand beside the head, and how far from the elbow it may be, in lengths of the forearm. */
const RAISED: ReadonlySet<ArmAct> = new Set(['wave', 'up']);
const MAX_REACH = 1.5;
/** The least that a raised arm is out, in degrees, and how much further out the forearm is. */
const MIN_RAISE_DEGREES = 84;
const RAISED_BEND_DEGREES = 16;

/** A short arm raised as high as its hand is still seen beside a big head. */
function stretched(layout: Layout): ArmRest {
  const { head, shoulder, upperArm, forearm } = layout;
  const radius = handRadius(layout);
  const room = radius * 1.1;
  const isSeen = (upper: number): boolean => {
    const [x, y] = along(along(shoulder, upper, upperArm), upper + RAISED_BEND_DEGREES, forearm + radius * 0.55);
    return Math.hypot(x / (head.rx + room), (y - head.cy) / (head.ry + room)) > 1;
  };
  let upper = MAX_RAISE_DEGREES - RAISED_BEND_DEGREES;
  while (upper > MIN_RAISE_DEGREES && !isSeen(upper)) upper -= HANG.step;
  return { upper, fore: upper + RAISED_BEND_DEGREES, hand: 'open' };
}

/** Where a hand goes, from the middle outward. */
function placeOf(act: ArmAct, layout: Layout): Point {
  const { torso, head, unit, shoulder } = layout;
  const radius = handRadius(layout);
  const at = (share: number): number => torso.neckY + (torso.bottom - torso.neckY) * share;
  const half = (share: number): number => halfWidthAt(torso.outline, at(share));
  const beside = Math.max(head.rx + radius + 10 * unit, shoulder[0] + radius);
  switch (act) {
    case 'hip':
      return [half(0.7) + radius * 0.4, at(0.7)];
    case 'wave':
      return [beside, head.cy + head.ry * 0.1];
    case 'up':
      return [beside, head.cy - head.ry * 0.5];
    case 'chin':
      return [head.rx * 0.2, head.cy + head.ry + radius * 0.2];
    case 'clasp':
      return [radius * 1.3, at(0.58)];
    case 'pump':
      return [half(0.4) * 0.5, at(0.36)];
    default:
      return [half(0.7) * 0.5, at(0.7)];
  }
}
