import type { ArmAct } from '../body/rest-poses';
import type { ArmRest } from './joints';

/** Arm poses of a body without shoulders; the arms stay beside its face. */
export const STUB_ARMS: Readonly<Partial<Record<ArmAct, ArmRest>>> = {
  hip: { upper: 62, fore: -24, hand: 'open' },
  wave: { upper: 96, fore: 156, hand: 'open' },
  up: { upper: 124, fore: 150, hand: 'open' },
  point: { upper: 84, fore: 94, hand: 'point' },
  thumb: { upper: 44, fore: 120, hand: 'thumb' },
  open: { upper: 60, fore: 96, hand: 'open' },
  pump: { upper: 70, fore: 150, hand: 'fist' },
  drive: { upper: 66, fore: 14, hand: 'fist' },
  chin: { upper: 40, fore: 158, hand: 'open' },
  cheek: { upper: 40, fore: 158, hand: 'open' },
  guard: { upper: 50, fore: 140, hand: 'fist' },
  salute: { upper: 84, fore: 184, hand: 'open' },
  throw: { upper: 112, fore: 158, hand: 'fist' },
  throw_held: { upper: 104, fore: 140, hand: 'carry' },
  hoist: { upper: 112, fore: 164, hand: 'fist' },
  hoist_held: { upper: 104, fore: 156, hand: 'carry' },
  wing: { upper: 78, fore: 98, hand: 'open' },
  knee: { upper: 122, fore: 168, hand: 'open' },
  shrug: { upper: 48, fore: 116, hand: 'open' },
  flex: { upper: 92, fore: 172, hand: 'fist' },
  dab: { upper: 116, fore: 122, hand: 'open' },
  dab_fold: { upper: 70, fore: 176, hand: 'fist' },
  embrace: { upper: 40, fore: -64, hand: 'open' },
  embrace_held: { upper: 42, fore: 122, hand: 'carry' },
  aloft: { upper: 112, fore: 168, hand: 'finger_up' },
  peace: { upper: 96, fore: 156, hand: 'peace' },
};

/** A hand beside the body instead of on it, where it would disappear in the body's colour. */
const AKIMBO: ArmRest = { upper: 64, fore: -8, hand: 'open' };

/** Arm poses of an idle thing with legs: akimbo in place of folded or hidden hands. */
export const STUB_ARMS_AT_EASE: Readonly<Partial<Record<ArmAct, ArmRest>>> = {
  ...STUB_ARMS,
  ...Object.fromEntries((['hip', 'clasp', 'cross', 'behind'] as const).map((act) => [act, AKIMBO])),
  // The stretched arms of a wide thing would be outside the canvas.
  point: { upper: 56, fore: 104, hand: 'point' },
  open: { upper: 48, fore: 104, hand: 'open' },
  hang: { upper: 46, fore: 20, hand: 'open' },
  lap: { upper: 46, fore: 20, hand: 'open' },
};
