import type { ArmAct } from '../body/rest-poses';
import type { FigureDraft } from '../figure';
import type { BodySide } from '../body/side';
import type { Point } from '../shape/path';
import { GROUND, halfWidthAt, type Layout } from './layout';
import type { ArmRest, HandShape } from './joints';
import { proppedArm } from './lying';

/** The default rest poses of an arm, hanging and carrying, for bodies without measured arms. */
export const HANGING_ARM: ArmRest = { upper: 28, fore: 16, hand: 'open' };
/** The default rest pose of an arm that carries something. */
export const CARRYING_ARM: ArmRest = { upper: 42, fore: 122, hand: 'carry' };

/** The largest angle of a raised arm in degrees, at which it is beside the head and does not cover the face. */
export const MAX_RAISE_DEGREES = 134;

/** Rest poses with fixed angles; the others are computed from a target of the hand. */
const DIRECTIONS: Readonly<Partial<Record<ArmAct, ArmRest>>> = {
  point: { upper: 86, fore: 96, hand: 'point' },
  thumb: { upper: 30, fore: 124, hand: 'thumb' },
  behind: { upper: 25, fore: -34, hand: 'open', isBehind: true },
  open: { upper: 56, fore: 96, hand: 'open' },
  drive: { upper: 58, fore: 12, hand: 'fist' },
  hold: CARRYING_ARM,
  guard: { upper: 44, fore: 138, hand: 'fist' },
  throw: { upper: 112, fore: 158, hand: 'fist' },
  throw_held: { upper: 112, fore: 150, hand: 'carry' },
  hoist: { upper: 112, fore: 168, hand: 'fist' },
  hoist_held: { upper: 112, fore: 162, hand: 'carry' },
  wing: { upper: 80, fore: 98, hand: 'open' },
  jab: { upper: 78, fore: 94, hand: 'fist' },
  creep: { upper: 40, fore: 150, hand: 'open' },
  shrug: { upper: 38, fore: 116, hand: 'open' },
  flex: { upper: 88, fore: 168, hand: 'fist' },
  dab: { upper: 120, fore: 122, hand: 'open' },
  belly_held: { upper: -6, fore: -98, foreLength: 0.8, hand: 'carry' },
  belly: { upper: -6, fore: -78, foreLength: 0.8, hand: 'open' },
  nape: { upper: 138, fore: 262, hand: 'open', isBehind: true },
};

/** The visible gap between a hanging arm and the trunk, in pixels of the reference figure. */
const ARM_GAP = 18;
/** The range of a hanging upper arm's angle, the step of the search in it, and the bend at the elbow, in degrees. */
const HANGING_DEGREES = { least: 22, most: 72, step: 3, bend: 14 };
/** The least distance of a hanging hand from the ground, in pixels of the reference figure. */
const MIN_HAND_HEIGHT = 14;

/** The rest pose of one arm of an upright figure. */
export function armRestOf(figure: FigureDraft, side: BodySide, layout: Layout): ArmRest {
  const act = figure.posture.acts[side];
  if (act === 'prop') return proppedArm(figure.posture, layout);
  if (act === 'hold' && isOverFace(CARRYING_ARM, layout)) return WIDE_CARRYING_ARM;
  return (
    DIRECTIONS[act] ??
    (act === 'hang' ? hanging(layout, figure.posture.ease) : placed(act, layout, side === figure.posture.lead))
  );
}

/** The carrying pose for figures with a big head, which would hide a held item closer to the body. */
const WIDE_CARRYING_ARM: ArmRest = { upper: 76, fore: 108, hand: 'carry' };

/** Whether a carrying hand would cover the cheeks of a big head. */
function isOverFace({ upper, fore }: ArmRest, layout: Layout): boolean {
  const { head, shoulder, upperArm, forearm } = layout;
  const [x, y] = along(along(shoulder, upper, upperArm), fore, forearm);
  return x < head.rx + handRadius(layout) && y < head.cy + head.ry * 1.06;
}

const handRadius = ({ armWidth, hand }: Layout): number => armWidth * 0.64 * hand;

const along = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
};

/** A hanging arm at the smallest angle that leaves a gap to the trunk, plus `ease` degrees. */
function hanging(layout: Layout, ease: number): ArmRest {
  const { torso, unit, shoulder, upperArm, forearm } = layout;
  const room = handRadius(layout) + ARM_GAP * unit;
  const isClear = (upper: number): boolean => {
    const elbow = along(shoulder, upper, upperArm);
    const wrist = along(elbow, upper - HANGING_DEGREES.bend, forearm);
    const hand = along(wrist, upper - HANGING_DEGREES.bend, handRadius(layout) * 0.55);
    return (
      hand[1] + handRadius(layout) + MIN_HAND_HEIGHT * unit < GROUND &&
      [wrist, hand].every(([x, y]) => x - room >= halfWidthAt(torso.outline, Math.min(y, torso.bottom)))
    );
  };
  let upper = HANGING_DEGREES.least;
  while (upper < HANGING_DEGREES.most && !isClear(upper)) upper += HANGING_DEGREES.step;
  return { upper: upper + ease, fore: upper + ease - HANGING_DEGREES.bend, hand: 'open' };
}

/** The upper arm's angle, in degrees, of poses that bring the hand to a target. */
const UPPER_DEGREES: Readonly<Partial<Record<ArmAct, number>>> = {
  hip: 60,
  wave: 104,
  up: 128,
  chin: 18,
  cheek: 52,
  clasp: 24,
  cross: 30,
  pump: 34,
  salute: 98,
  knee: 34,
  cane: 40,
  dab_fold: 94,
  embrace: 14,
  embrace_held: 30,
  aloft: 104,
  peace: 104,
  strum: 46,
  fret: 40,
};
const UPPER_IN_LAP_DEGREES = 16;
/** The range of the factor on the forearm's length, for a forearm that points toward the viewer or away. */
const FORESHORTENING_RANGE = [0.5, 1.1] as const;
/** The largest factor on the forearm's length in poses whose hand is far from the elbow. */
const LONGEST_REACH: Readonly<Partial<Record<ArmAct, number>>> = {
  salute: 1.5,
  dab_fold: 1.5,
  cheek: 1.5,
  cross: 2.4,
  embrace: 3,
};

/** The rest pose of an arm whose hand is at a target on the body. */
function placed(act: ArmAct, layout: Layout, isLead: boolean): ArmRest {
  const upper = UPPER_DEGREES[act] ?? UPPER_IN_LAP_DEGREES;
  const elbow = along(layout.shoulder, upper, layout.upperArm);
  const [x, y] = placeOf(act, layout, isLead);
  if (RAISED_POSES.has(act) && Math.hypot(x - elbow[0], y - elbow[1]) > layout.forearm * MAX_REACH_IN_FOREARMS)
    return { ...stretched(layout), hand: handOf(act) };
  const [dx, dy] = [x - elbow[0], y - elbow[1]];
  const length = (Math.hypot(dx, dy) - handRadius(layout) * 0.55) / layout.forearm;
  return {
    upper,
    fore: (Math.atan2(dx, dy) * 180) / Math.PI,
    foreLength: Math.min(LONGEST_REACH[act] ?? FORESHORTENING_RANGE[1], Math.max(FORESHORTENING_RANGE[0], length)),
    hand: handOf(act),
  };
}

const handOf = (act: ArmAct): HandShape => HANDS[act] ?? 'open';

/** The hands of placed poses that are not open. */
const HANDS: Readonly<Partial<Record<ArmAct, HandShape>>> = {
  pump: 'fist',
  cross: 'fist',
  dab_fold: 'fist',
  embrace_held: 'carry',
  cane: 'carry',
  strum: 'fist',
  fret: 'fist',
  aloft: 'finger_up',
  peace: 'peace',
};

/** Poses with the hand beside the head, and the largest distance from elbow to hand for them, in forearm lengths. */
const RAISED_POSES: ReadonlySet<ArmAct> = new Set(['wave', 'up', 'aloft', 'peace']);
const MAX_REACH_IN_FOREARMS = 1.5;
/** The smallest angle of a raised upper arm in degrees, and the additional angle of its forearm. */
const MIN_RAISE_DEGREES = 84;
const RAISED_BEND_DEGREES = 16;

/** The pose of a short arm, raised as far as possible without a big head hiding its hand. */
function stretched(layout: Layout): ArmRest {
  const { head, shoulder, upperArm, forearm } = layout;
  const radius = handRadius(layout);
  const room = radius * 1.1;
  const isSeen = (upper: number): boolean => {
    const [x, y] = along(along(shoulder, upper, upperArm), upper + RAISED_BEND_DEGREES, forearm + radius * 0.55);
    return Math.hypot(x / (head.rx + room), (y - head.cy) / (head.ry + room)) > 1;
  };
  let upper = MAX_RAISE_DEGREES - RAISED_BEND_DEGREES;
  while (upper > MIN_RAISE_DEGREES && !isSeen(upper)) upper -= HANGING_DEGREES.step;
  return { upper, fore: upper + RAISED_BEND_DEGREES, hand: 'open' };
}

/** The distance of the hand on a guitar's neck from the trunk, in pixels of the reference figure. */
const FRET_REACH = 44;

/** How far outside its shoulder and above the floor a hand leans on a cane, in pixels of the reference figure. */
const CANE_REACH = 52;
const CANE_HEIGHT = 132;

/** The target of a hand: x is the distance outward from the middle, y is down, in figure pixels. */
function placeOf(act: ArmAct, layout: Layout, isLead: boolean): Point {
  const { torso, head, unit, shoulder } = layout;
  const radius = handRadius(layout);
  const at = (share: number): number => torso.neckY + (torso.bottom - torso.neckY) * share;
  const half = (share: number): number => halfWidthAt(torso.outline, at(share));
  const beside = Math.max(head.rx + radius + 10 * unit, shoulder[0] + radius);
  switch (act) {
    case 'hip':
      return [half(0.7) + radius * 0.4, at(0.7)];
    case 'wave':
    case 'peace':
      return [beside, head.cy + head.ry * 0.1];
    case 'up':
    case 'aloft':
      return [beside, head.cy - head.ry * 0.5];
    case 'salute':
      return [head.rx * 0.96, head.cy - head.ry * 0.3];
    case 'knee':
      return [half(0.86) + radius * 1.1, at(0.86)];
    case 'cane':
      return [shoulder[0] + CANE_REACH * unit, GROUND - CANE_HEIGHT * unit];
    case 'chin':
      return [head.rx * 0.2, head.cy + head.ry + radius * 0.2];
    case 'cheek':
      return [head.rx * 0.84, head.cy + head.ry * 0.62];
    case 'clasp':
      return [radius * 1.3, at(0.58)];
    case 'cross':
      return [-half(0.4) * 0.86, at(isLead ? 0.36 : 0.54)];
    case 'dab_fold':
      return [-head.rx * 0.5, head.cy + head.ry * 0.74];
    case 'embrace':
      return [-shoulder[0] * 1.02, at(0.44)];
    case 'embrace_held':
      return [radius * 0.5, at(0.56)];
    case 'strum':
      return [half(0.66) * 0.28, at(0.68)];
    case 'fret':
      return [half(0.4) + FRET_REACH * unit, at(0.28)];
    case 'pump':
      return [half(0.4) * 0.5, at(0.36)];
    default:
      return [half(0.7) * 0.5, at(0.7)];
  }
}
