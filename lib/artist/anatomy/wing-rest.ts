import type { ArmAct } from '../body/rest-poses';
import type { BodySide } from '../body/side';
import { type FigureDraft, sign } from '../figure';

/** The angle by which a wing is raised from the side, in degrees. */
const WINGS: Readonly<Partial<Record<ArmAct, number>>> = {
  wave: 118,
  up: 112,
  salute: 126,
  throw: 112,
  hoist: 116,
  throw_held: 90,
  hoist_held: 90,
  point: 82,
  open: 62,
  wing: 80,
  guard: 44,
  drive: 48,
  pump: 26,
  hip: 20,
  shrug: 56,
  flex: 104,
  dab: 118,
  dab_fold: 40,
  embrace: -8,
  cross: -36,
  clasp: -12,
  aloft: 124,
  peace: 118,
};

/** The angle of both wings in flight, in degrees. */
const FLYING_WING = 84;

/** The rotation of a wing in the figure's posture, in degrees clockwise. */
export const wingTurn = ({ posture }: FigureDraft, side: BodySide): number =>
  -sign(side) * (posture.legs === 'fly' ? FLYING_WING : (WINGS[posture.acts[side]] ?? 0));
