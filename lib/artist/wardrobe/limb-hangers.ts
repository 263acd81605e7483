import type { BodySide } from '../body/side';
import { type ArmFrame, type FigureDraft, SIDES, sign } from '../figure';
import type { LimbFrame } from '../kit/garments/row';
import type { Point } from '../shape/path';
import type { GarmentId } from '../words/garment-ids';
import type { Hanger } from './hanger';
import { legFrames } from './leg-frames';
import { sideOfWorn } from './worn-side';

/** The share of a forearm at which a watch sits, from the elbow to the middle of the hand. */
const WRIST_SHARE = 0.56;
/** The same share on a limb in one piece, from the shoulder. */
const STUB_SHARE = 0.68;
/** The z of what is worn on a forearm, in steps above it: below the things that the hand holds. */
const OVER_LIMB = 1;

/** Where something is attached to the limbs of a figure; none for a figure without such limbs. */
export function limbHangers(figure: FigureDraft, frame: LimbFrame, item: GarmentId): Hanger[] {
  if (frame === 'knees') return legFrames(figure);
  const { arms } = figure;
  if (!arms) return [];
  const sides = frame === 'elbows' || frame === 'hands' ? SIDES : [sideOfWorn(figure, item, freeSide(figure))];
  return sides.map((side) => mirrored(onArm(arms[side], frame), sign(side)));
}

/** The side of the arm that is seen best: the character's own left one, unless it is behind the body. */
function freeSide({ posture }: FigureDraft): BodySide {
  return posture.acts.right === 'behind' && posture.acts.left !== 'behind' ? 'left' : 'right';
}

/** An attachment whose positive x is down on a forearm across the belly, on both sides. */
const mirrored = (hanger: Hanger, s: 1 | -1): Hanger => ({ ...hanger, across: hanger.across * s });

/** An attachment at a point of a limb; `size` is the length of 100 units across and along it. */
const on = (part: string, z: number, middle: Point, size: Point, turn: number): Hanger => {
  const [across, down] = size;
  return { part, pivot: middle, z, middle, across, down, turn };
};

function onArm(arm: ArmFrame, frame: Exclude<LimbFrame, 'knees'>): Hanger {
  const { shoulder, elbow, hand, width, handRadius, handPart } = arm;
  const fore = arm.fore ?? { part: handPart, z: 62 };
  const isStub = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]) < 1;
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (share: number): Point => [elbow[0] + dx * share, elbow[1] + dy * share];
  const degrees = (Math.atan2(-dx, dy) * 180) / Math.PI;
  const half = width * 0.46;
  switch (frame) {
    case 'hand':
    case 'hands':
      return on(handPart, fore.z + 5, hand, [handRadius * 0.9, handRadius * 0.9], 0);
    case 'elbows':
      return on(fore.part, fore.z + OVER_LIMB, isStub ? at(0.5) : elbow, [half, half], degrees);
    case 'forearm': {
      const reach = Math.max(length - handRadius * 1.1, width * 0.8);
      return on(fore.part, fore.z + OVER_LIMB, elbow, [half, reach], degrees);
    }
    default:
      return on(fore.part, fore.z + OVER_LIMB, at(isStub ? STUB_SHARE : WRIST_SHARE), [half, half], degrees);
  }
}
