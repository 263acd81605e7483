import { armBesideTrunk } from './arm-beside-trunk';
import type { Aligned } from './aligned';
import { aligned, STEP, usual } from './aligned';
import type { Point } from '@/lib/core/geometry/point';
import type { Layer } from './layer';
import { trackLimb, type Held } from './limb-track';
import type { LimbPlace } from './limb-place';
import type { FigureOutline } from './outline';
import type { Posture } from './posture';

/** How the arms at the viewer's left and right are held at each moment. */
export interface Arms {
  left: Held;
  right: Held;
}

/** Arms are looked for above this part of the height, where feet are not, and this far beyond the middle. */
const [ABOVE_FEET, BEYOND] = [0.14, 0.06] as const;
/** What a degree of turning counts against likeness. A leg before others of its like shows less of how far it turns. */
const [ARM_COST, LEG_COST] = [0.003, 0.001] as const;
/** The ways an arm and a front leg may point, in degrees outward from straight down. */
const [ARM_POINTS, LEG_POINTS] = [
  [-70, 190],
  [-42, 112],
] as const;
/**
 * At first an arm seldom points further inward or higher than so, in degrees outward from straight down; it is seldom
 * shorter than this share of the height.
 */
const [INMOST, OUTMOST, SHORTEST] = [-30, 95, 0.19] as const;
/**
 * How far an arm bends inward and outward where it is raised: the way elbows do, and no further, or an arm that sweeps
 * is mistaken for a bent one. A leg is seen as straight.
 */
const [ARM_BENDS, LEG_BENDS] = [
  [-12, 40],
  [0, 0],
] as const;
/** Where shoulders may be: in heights below the neck, and from the middle outward. */
const SHOULDERS = { down: [0, 0.05, 0.1, 0.16, 0.24], out: [0.04, 0.08, 0.12, 0.16, 0.2, 0.25, 0.3, 0.36] } as const;
/** Where the joints of legs may be: in heights above the belly, and from the middle toward the head. */
const HIPS = { up: [-0.04, 0.03, 0.1, 0.18, 0.26], out: [0.08, 0.16, 0.24, 0.32, 0.4, 0.5] } as const;
/** Above the neck, what is no further from the figure's first place than this share of its height is its head. */
const HEAD_AROUND = 0.03;

/**
 * Which way the arms point: each is what changes at its side of the trunk, and its turn that about a shoulder which
 * carries what was seen before to where it is seen next (blocks of the first picture and of the one before are matched
 * along that turn).
 */
export function armsOf(layers: readonly Layer[], postures: readonly Posture[], outline: FigureOutline): Arms {
  const pictures = postures.flatMap(({ moved }, index) => {
    const layer = layers[index];
    return layer ? [aligned(layer, moved, outline.neck)] : [];
  });
  const trunk = usual(pictures);
  const at = (outward: 1 | -1): Held => {
    if (!outline.aside) return armHeld(pictures, trunk, outline, armPlace(pictures, trunk, outline, outward));
    return outward === outline.aside
      ? trackLimb(pictures, trunk, pawPlace(pictures, trunk, outline, outward))
      : trackLimb(pictures, trunk, null);
  };
  return { left: at(-1), right: at(1) };
}

/** Where a shoulder is about: in heights below the neck, and from the middle outward. */
const SHOULDER = { down: 0.08, out: 0.12 };
/** An arm is seen beside the trunk where that is this share of the figure. */
const MIN_ARM_SHARE = 0.03;

function armHeld(
  pictures: readonly Aligned[],
  trunk: Aligned,
  { middle, neck, height }: FigureOutline,
  place: LimbPlace,
): Held {
  const shoulder: Point = [
    (middle + place.outward * SHOULDER.out * height) / STEP,
    (neck + SHOULDER.down * height) / STEP,
  ];
  const area = trunk.values.reduce((sum, value, at) => (at % 2 === 0 ? sum + value : sum), 0);
  return armBesideTrunk(trackLimb(pictures, trunk, place), pictures, place, shoulder, MIN_ARM_SHARE * area);
}

/** An arm is beside the trunk, above the feet, and turns about a shoulder. */
function armPlace([first]: readonly Aligned[], trunk: Aligned, outline: FigureOutline, outward: 1 | -1): LimbPlace {
  const { middle, neck, bottom, height } = outline;
  const inner = (middle + outward * BEYOND * height) / STEP;
  const lowest = (bottom - ABOVE_FEET * height) / STEP;
  const head = first ? headIn(first, outline) : null;
  return {
    outward,
    likely: { from: INMOST, to: OUTMOST, shortest: (SHORTEST * height) / STEP },
    cost: ARM_COST,
    points: ARM_POINTS,
    bends: ARM_BENDS,
    rest: null,
    isIn: (x, y) => (x - inner) * outward > 0 && y < lowest && !head?.[y * trunk.width + x],
    joints: jointsIn(
      trunk,
      SHOULDERS.down.flatMap((down) =>
        SHOULDERS.out.map((out): Point => [(middle + outward * out * height) / STEP, (neck + down * height) / STEP]),
      ),
    ),
  };
}

/** A front leg that is raised is below the head, and turns about a joint in the trunk. */
function pawPlace([first]: readonly Aligned[], trunk: Aligned, outline: FigureOutline, outward: 1 | -1): LimbPlace {
  const { middle, belly, height } = outline;
  const head = first ? headIn(first, outline) : null;
  return {
    outward,
    likely: { from: -180, to: 180, shortest: 0 },
    cost: LEG_COST,
    points: LEG_POINTS,
    bends: LEG_BENDS,
    rest: 0,
    isIn: (x, y) => (x * STEP - middle) * outward > 0 && !head?.[y * trunk.width + x],
    joints: jointsIn(
      trunk,
      HIPS.up.flatMap((up) =>
        HIPS.out.map((out): Point => [(middle + outward * out * height) / STEP, (belly - up * height) / STEP]),
      ),
    ),
  };
}

/** Those of some joints that are within the figure; all where none is. */
function jointsIn({ width, values }: Aligned, joints: readonly Point[]): readonly Point[] {
  const within = joints.filter(([x, y]) => (values[2 * (Math.round(y) * width + Math.round(x))] ?? 0) > 0.5);
  return within.length ? within : joints;
}

/** The places above the neck where the head is in a picture, and close around it. */
function headIn({ width, height, values }: Aligned, { neck, height: tall }: FigureOutline): Uint8Array {
  const head = new Uint8Array(width * height);
  const around = Math.max(1, Math.round((HEAD_AROUND * tall) / STEP));
  for (let place = 0; place < head.length && place < Math.round(neck / STEP) * width; place += 1) {
    if (values[2 * place]! < 0.5) continue;
    const [x, y] = [place % width, Math.floor(place / width)];
    for (let row = Math.max(0, y - around); row <= Math.min(height - 1, y + around); row += 1)
      head.fill(1, row * width + Math.max(0, x - around), row * width + Math.min(width, x + around + 1));
  }
  return head;
}
