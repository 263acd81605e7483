import type { LegAct } from '../body/rest-poses';
import type { FigureDraft } from '../figure';
import type { BodySide } from '../body/side';

/** The two ends of a body on four legs. */
export type LegEnd = 'front' | 'back';

/** A step of one leg: the ankle's offset forward and up in leg lengths, and the foot's turn in degrees clockwise. */
export interface Stride {
  forward: number;
  up: number;
  turn: number;
}

/** A pair of legs: the step of the near leg, and of the far one. */
type Pair = readonly [near: Stride, far: Stride];

const GALLOP: Readonly<Record<LegEnd, Pair>> = {
  front: [
    { forward: 0.46, up: 0.26, turn: 34 },
    { forward: 0.74, up: 0.42, turn: 48 },
  ],
  back: [
    { forward: -0.58, up: 0.24, turn: -34 },
    { forward: -0.3, up: 0.1, turn: -20 },
  ],
};

/** The steps of four legs in poses that a prompt asks for; the body faces the viewer's left. */
const GAITS: Readonly<Partial<Record<LegAct, Readonly<Record<LegEnd, Pair>>>>> = {
  run: GALLOP,
  jump: GALLOP,
  fly: GALLOP,
  step: {
    front: [
      { forward: 0.36, up: 0.14, turn: 16 },
      { forward: -0.06, up: 0, turn: 0 },
    ],
    back: [
      { forward: -0.3, up: 0.06, turn: -14 },
      { forward: 0.1, up: 0, turn: 0 },
    ],
  },
};

/** The rotation of a body on four legs in a gait, in degrees clockwise; its head, on the left, is higher. */
export const GAIT_LEAN = 5;

/** Whether a leg is on the far side of a body that is seen from its front left. */
export const isFarLeg = (end: LegEnd, side: BodySide): boolean => (end === 'front') === (side === 'right');

/** The step of one of four legs; null if the prompt asks for none. */
export function strideOf({ character, posture }: FigureDraft, end: LegEnd, side: BodySide): Stride | null {
  const gait = character.pose === null ? undefined : GAITS[posture.legs];
  return gait?.[end][isFarLeg(end, side) ? 1 : 0] ?? null;
}
