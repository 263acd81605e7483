import { armBySilhouette } from './arm-by-silhouette';
import type { Aligned } from './aligned';
import { aligned, STEP, usual } from './aligned';
import type { Point } from '@/lib/core/geometry/point';
import type { Layer } from './layer';
import { trackLimb, type Held } from './limb-track';
import type { LimbSearch } from './limb-search';
import type { FigureOutline } from './outline';
import type { Posture } from './posture';

/** The poses of the arms at the viewer's left and right in each frame. */
export interface Arms {
  left: Held;
  right: Held;
}

/** The least height of an arm's pixels above the ground, as a share of the figure's height; feet are below it. */
const MIN_ARM_HEIGHT = 0.14;
/** The least distance of an arm's pixels from the middle, as a share of the figure's height. */
const MIN_ARM_OFFSET = 0.06;
/** The cost of a degree of an arm's rotation, in units of frame difference. */
const ARM_COST_PER_DEGREE = 0.003;
/** The same cost for a leg, which is lower because a leg in front of other legs shows less of its rotation. */
const LEG_COST_PER_DEGREE = 0.001;
/** The ranges of the direction of an arm and of a front leg, in degrees outward from straight down. */
const [ARM_POINTS, LEG_POINTS] = [
  [-70, 190],
  [-42, 112],
] as const;
/** The least plausible direction of an arm in the first frame, in degrees outward from straight down. */
const MIN_FIRST_ARM_DEGREES = -30;
/** The largest plausible direction of an arm in the first frame, in the same degrees. */
const MAX_FIRST_ARM_DEGREES = 95;
/** The least plausible length of an arm, as a share of the figure's height. */
const MIN_ARM_LENGTH = 0.19;
/**
 * The range of a raised arm's bend, inward and outward; a wider one would mistake a swinging arm for a bent one.
 * A leg counts as straight.
 */
const [ARM_BENDS, LEG_BENDS] = [
  [-12, 40],
  [0, 0],
] as const;
/** The candidates for shoulders: in heights below the neck, and outward from the middle. */
const SHOULDERS = { down: [0, 0.05, 0.1, 0.16, 0.24], out: [0.04, 0.08, 0.12, 0.16, 0.2, 0.25, 0.3, 0.36] } as const;
/** The candidates for leg joints: in heights above the belly, and from the middle toward the head. */
const HIPS = { up: [-0.04, 0.03, 0.1, 0.18, 0.26], out: [0.08, 0.16, 0.24, 0.32, 0.4, 0.5] } as const;
/**
 * Pixels above the neck within this distance of the figure's first position belong to its head, as a share of its
 * height.
 */
const HEAD_AROUND = 0.03;

/**
 * Measures the directions of the arms by block matching: it finds the rotation about a shoulder that maps the pixels
 * beside the trunk to those of later frames.
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

/** The typical position of a shoulder: in heights below the neck, and outward from the middle. */
const SHOULDER = { down: 0.08, out: 0.12 };
/** The least area beside the trunk, as a share of the figure, at which an arm is visible. */
const MIN_ARM_SHARE = 0.03;

function armHeld(
  pictures: readonly Aligned[],
  trunk: Aligned,
  { middle, neck, height }: FigureOutline,
  place: LimbSearch,
): Held {
  const shoulder: Point = [
    (middle + place.outward * SHOULDER.out * height) / STEP,
    (neck + SHOULDER.down * height) / STEP,
  ];
  const area = trunk.values.reduce((sum, value, at) => (at % 2 === 0 ? sum + value : sum), 0);
  return armBySilhouette(trackLimb(pictures, trunk, place), pictures, place, shoulder, MIN_ARM_SHARE * area);
}

/** The search for an arm: beside the trunk, above the feet, rotating about a shoulder. */
function armPlace([first]: readonly Aligned[], trunk: Aligned, outline: FigureOutline, outward: 1 | -1): LimbSearch {
  const { middle, neck, bottom, height } = outline;
  const inner = (middle + outward * MIN_ARM_OFFSET * height) / STEP;
  const lowest = (bottom - MIN_ARM_HEIGHT * height) / STEP;
  const head = first ? headIn(first, outline) : null;
  return {
    outward,
    likely: { from: MIN_FIRST_ARM_DEGREES, to: MAX_FIRST_ARM_DEGREES, shortest: (MIN_ARM_LENGTH * height) / STEP },
    cost: ARM_COST_PER_DEGREE,
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

/** The search for a raised front leg: below the head, rotating about a joint in the trunk. */
function pawPlace([first]: readonly Aligned[], trunk: Aligned, outline: FigureOutline, outward: 1 | -1): LimbSearch {
  const { middle, belly, height } = outline;
  const head = first ? headIn(first, outline) : null;
  return {
    outward,
    likely: { from: -180, to: 180, shortest: 0 },
    cost: LEG_COST_PER_DEGREE,
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

/** The joint candidates within the figure; all of them if none is. */
function jointsIn({ width, values }: Aligned, joints: readonly Point[]): readonly Point[] {
  const within = joints.filter(([x, y]) => (values[2 * (Math.round(y) * width + Math.round(x))] ?? 0) > 0.5);
  return within.length ? within : joints;
}

/** The pixels of the head above the neck, with a small margin. */
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
