import type { LegAct } from '../body/rest-poses';
import { type FigureDraft, sign } from '../figure';
import type { BodySide } from '../body/side';
import type { Point } from '../shape/path';
import { kneel, oneLeg, squat } from './bent-legs';
import type { LegRest, LegSpot } from './joints';
import { lyingLeg } from './lying';
import { GROUND, type Layout, MIDDLE } from './layout';

/**
 * The position of knee and ankle relative to the hip joint, in leg lengths: x is toward the leading side, y is down.
 */
interface Step {
  knee?: Point;
  ankle: Point;
  turn: number;
}

/** The poses of the leading leg and of the other one. */
const STEPS: Readonly<Partial<Record<LegAct, readonly [lead: Step, other: Step]>>> = {
  step: [
    { ankle: [0.34, 0.97], turn: -10 },
    { ankle: [-0.42, 0.86], turn: 22 },
  ],
  run: [
    { knee: [0.6, 0.3], ankle: [0.74, 0.84], turn: -14 },
    { knee: [-0.06, 0.62], ankle: [-0.74, 0.62], turn: 62 },
  ],
  fly: [
    { ankle: [-0.3, 0.9], turn: 24 },
    { knee: [-0.1, 0.5], ankle: [-0.56, 0.66], turn: 44 },
  ],
};

/** The least length of a running leg, in pixels of the reference figure; a shorter one would show no knee. */
const MIN_RUNNING_LEG = 58;

/** The least length of a leg that is kicked up, in pixels of the reference figure. */
const MIN_KICKING_LEG = 44;

/** Legs shorter than this cannot be crossed or bent at the knee, in pixels of the reference figure. */
const MIN_CROSSING_LEG = 56;

/**
 * The least length of a leg that crosses the other, in leg widths times foot size; a thicker leg would hide the other.
 */
const MIN_CROSSING_RATIO = 2.1;

/** The height of an ankle on tiptoe, as a share of leg width times foot size: the toes then touch the ground. */
const TIPTOE_LIFT = 0.48;

/** The distance of a crossed foot beyond the other one, as a share of leg width times foot size. */
const CROSSED_SHARE = 1.2;

/** How far legs are put apart, in pixels of the reference figure. */
interface Stride {
  /** The farthest that a foot is put beside the hip in a wide stance. */
  wide: number;
  /** The leg length that sets the longest step. */
  step: number;
  /** The most by which a standing foot is put further out than usual. */
  ease: number;
}

/** People stand and walk without lunging, however long their legs are; animals may. */
const PEOPLE_STRIDE: Stride = { wide: 24, step: 74, ease: 12 };
const FREE_STRIDE: Stride = { wide: Infinity, step: Infinity, ease: Infinity };

const strideOf = ({ human }: FigureDraft['species']): Stride => (human ? PEOPLE_STRIDE : FREE_STRIDE);

/** Leg poses that differ between the sides, or that touch the floor. */
const PLACED: Readonly<Partial<Record<LegAct, (spot: LegSpot & { stride: Stride }) => LegRest | null>>> = {
  kick: ({ hip, length, s, isLead, layout }) => {
    if (isLead) return null;
    const size = Math.max(length, MIN_KICKING_LEG * layout.unit);
    return { hip, ankle: [hip[0] + s * size * 0.52, hip[1] + length * 0.94], turn: -s * 30 };
  },
  high_kick: ({ hip, length, s, isLead, layout }) => {
    if (!isLead) return null;
    const size = Math.max(length, MIN_KICKING_LEG * layout.unit) + layout.legWidth * 0.4;
    return {
      hip,
      knee: [hip[0] + s * size * 0.6, hip[1] + size * 0.02],
      ankle: [hip[0] + s * size * 1.24, hip[1] - size * 0.34],
      turn: -s * 66,
    };
  },
  cross: ({ hip, length, s, isLead, layout, isSplayed }) => {
    const nearest = layout.legWidth * layout.foot * CROSSED_SHARE;
    const slender = length / (layout.legWidth * layout.foot);
    if (length < MIN_CROSSING_LEG * layout.unit || slender < MIN_CROSSING_RATIO || isSplayed) return null;
    const away = s === 1 ? -1 : 1;
    // One leg bears the weight; the other crosses it with the toes on the ground.
    if (!isLead) return { hip, ankle: [hip[0] - away * layout.hip[0] * 0.2, layout.ankleY], turn: 0, toward: away };
    return {
      hip,
      ankle: [
        hip[0] + away * (layout.hip[0] * 2 + nearest),
        layout.ankleY - layout.legWidth * layout.foot * TIPTOE_LIFT,
      ],
      turn: away * 26,
      toward: away,
      isInFront: true,
    };
  },
  pigeon: ({ hip, length, s, layout }) => {
    const x = MIDDLE + s * Math.max(layout.hip[0] * 1.5, layout.legWidth * layout.foot * 1.16);
    const knee: Point = [MIDDLE + s * layout.legWidth * 0.56, hip[1] + length * 0.52];
    return {
      hip,
      ...(length < MIN_CROSSING_LEG * layout.unit ? {} : { knee }),
      ankle: [x, layout.ankleY],
      turn: 0,
      toward: s === 1 ? -1 : 1,
    };
  },
  wide: ({ hip, length, s, layout, stride }) => {
    const reach = Math.min(length * 0.58, stride.wide * layout.unit);
    return { hip, ankle: [MIDDLE + s * (layout.hip[0] * 1.25 + reach), layout.ankleY], turn: 0 };
  },
  tiptoe: ({ hip, length, s, isLead, layout }) => {
    if (!isLead || length < MIN_CROSSING_LEG * layout.unit) return null;
    const lift = Math.max(length * 0.1, layout.legWidth * layout.foot * TIPTOE_LIFT);
    return {
      hip,
      knee: [hip[0] + s * length * 0.2, hip[1] + length * 0.48],
      ankle: [hip[0] + s * length * 0.14, layout.ankleY - lift],
      turn: s * 28,
    };
  },
  jump: ({ hip, length, s }) => ({
    hip,
    knee: [hip[0] + s * length * 0.34, hip[1] + length * 0.42],
    ankle: [hip[0] + s * length * 0.2, hip[1] + length * 0.9],
    turn: s * 16,
  }),
  crouch: ({ hip, length, s, layout }) => {
    const x = Math.max(layout.legWidth * 0.9, length * 0.36);
    return {
      hip,
      knee: [hip[0] + s * x, hip[1] + length * 0.46],
      ankle: [MIDDLE + s * (layout.hip[0] + x * 1.05), layout.ankleY],
      turn: 0,
    };
  },
  squat,
  one_leg: oneLeg,
  sit: ({ hip, s, layout }) => {
    const x = Math.max(layout.torso.hip * 0.74, layout.hip[0] * 1.25);
    return { hip, ankle: [MIDDLE + s * x, GROUND - layout.legWidth * SOLE_SHARE], turn: 0, showsSole: true };
  },
  kneel,
  lotus: ({ hip, s, layout: { torso, legWidth } }) => {
    const floor = GROUND - legWidth * 0.62;
    return {
      hip,
      knee: [MIDDLE + s * (torso.hip + legWidth * 0.8), floor],
      ankle: [MIDDLE + s * Math.max(torso.hip * 0.3, legWidth * 0.5), floor + legWidth * 0.1],
      turn: s * 8,
    };
  },
  chair: ({ hip, s, layout: { ankleY, unit } }) => ({
    hip,
    ankle: [hip[0] + s * 4 * unit, ankleY - 16 * unit],
    turn: s,
  }),
};

/** The rest pose of one leg of an upright figure. */
export function legRestOf(figure: FigureDraft, side: BodySide, layout: Layout): LegRest {
  const { posture, species } = figure;
  const stride = strideOf(species);
  const lying = lyingLeg(posture, side, layout);
  if (lying) return lying;
  const { hip: joint, ankleY, unit } = layout;
  const s = sign(side);
  const lead = sign(posture.lead);
  const isLead = side === posture.lead;
  const hip: Point = [MIDDLE + s * joint[0] + posture.shift * unit, joint[1] - posture.lift * unit];
  const steps = STEPS[posture.legs]?.[isLead ? 0 : 1];
  const length = ankleY - joint[1];
  if (steps) {
    const isStep = posture.legs === 'step';
    const size = isStep ? length : Math.max(length, MIN_RUNNING_LEG * unit);
    const reach = isStep ? Math.min(length, stride.step * unit) : size;
    const at = ([x, y]: Point): Point => [hip[0] + lead * x * reach, hip[1] + y * size];
    return {
      hip,
      ...(steps.knee ? { knee: at(steps.knee) } : {}),
      ankle: at(steps.ankle),
      turn: lead * steps.turn,
    };
  }
  const ankle: Point = [standingX(figure, s, isLead, layout), ankleY];
  const isFree = !isLead && posture.legs !== 'firm' && length > MIN_RELAXED_LEG * unit;
  const isSplayed = species.hands === 'claw' || species.snout === 'frog';
  const standing = { hip, ...(isFree ? { knee: relaxedKnee(hip, ankle, s) } : {}), ankle, turn: 0 };
  return PLACED[posture.legs]?.({ hip, length, s, isLead, layout, isSplayed, stride }) ?? standing;
}

/** The least length of a free leg that bends at the knee, in pixels of the reference figure. */
const MIN_RELAXED_LEG = 58;
/** The outward offset of a free leg's knee, as a share of the leg's height. */
const RELAXED_KNEE_SHARE = 0.1;

/** The knee of the leg that bears no weight. */
const relaxedKnee = (hip: Point, ankle: Point, s: 1 | -1): Point => [
  (hip[0] + ankle[0]) / 2 + s * (ankle[1] - hip[1]) * RELAXED_KNEE_SHARE,
  (hip[1] + ankle[1]) / 2,
];

/** The height of a sole's centre above the ground, in leg widths. */
const SOLE_SHARE = 0.72;

/** The x of a standing foot: the supporting leg is below the hip, the free leg further out. */
function standingX({ posture, species }: FigureDraft, s: 1 | -1, isLead: boolean, layout: Layout): number {
  const { legs, spread } = posture;
  const stride = strideOf(species);
  const { hip, ankleY, legWidth, unit, foot } = layout;
  const length = ankleY - hip[1];
  const nearest = legWidth * foot * 0.74;
  const aside = legs === 'side_step' ? Math.min(30 * unit, length * 0.42) : 6 * unit;
  const out = legs === 'firm' ? hip[0] * 1.16 + 4 * unit : isLead ? hip[0] * 1.06 : hip[0] * 1.34 + aside;
  const most = out + Math.min(length * 0.3, stride.ease * unit);
  return MIDDLE + s * Math.max(nearest, Math.min(out * spread, most));
}
