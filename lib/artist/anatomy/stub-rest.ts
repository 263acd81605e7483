import type { LegAct } from '../body/rest-poses';
import type { BodySide } from '../body/side';
import { strike, type PartTurn } from '../body/strike';
import { type FigureDraft, SIDES, sign } from '../figure';
import type { Point } from '../shape/path';
import type { ArmRest } from './joints';
import { keepOnCanvas } from './biped';
import { GAIT_LEAN, strideOf } from './gaits';
import type { LegPlan } from './legs';
import { rearing } from './rearing';
import { STUB_ARMS, STUB_ARMS_AT_EASE } from './stub-arms';
import { wingTurn } from './wing-rest';

/** Whether the prompt asks for an action of a body without a rest posture. */
const isAsked = ({ character }: FigureDraft): boolean => character.pose !== null;

/** Whether a body without shoulders has a pose: that of the prompt, or the idle pose of a thing or blob. */
const isPosed = (figure: FigureDraft): boolean =>
  isAsked(figure) || figure.species.archetype === 'object' || figure.species.archetype === 'blob';

/** The rest pose of an arm on a body without shoulders; empty for the default, which hangs or carries. */
export const stubArm = (figure: FigureDraft, side: BodySide): { rest?: ArmRest } => {
  const arms = isAsked(figure) ? STUB_ARMS : isPosed(figure) ? STUB_ARMS_AT_EASE : {};
  const rest = arms[figure.posture.acts[side]];
  return rest ? { rest } : {};
};

/** A hanging arm that does not touch what is beside it. */
const CLEAR: ArmRest = { upper: 62, fore: 34, hand: 'open' };
/** An arm that is stretched to the side. */
const OUT: ArmRest = { upper: 86, fore: 98, hand: 'open' };

/** The rest pose of an arm that must not cover its body, as on a letter. */
export function clearArm(figure: FigureDraft, side: BodySide, isCrowded: boolean): { rest?: ArmRest } {
  const { rest } = stubArm(figure, side);
  if (!rest) return {};
  return { rest: isCrowded ? OUT : rest.fore < 60 ? CLEAR : rest };
}

/** The height of a body without a rest posture above the floor, in pixels of the reference figure. */
export const stubLift = (figure: FigureDraft): number => (isPosed(figure) ? Math.max(0, figure.posture.lift) : 0);

/**
 * The positions of knee and ankle of a short leg relative to the hip, in leg lengths: toward the leading side, and
 * down.
 */
interface StubStep {
  knee?: Point;
  ankle: Point;
  turn: number;
}

const STEPS: Readonly<Partial<Record<LegAct, readonly [lead: StubStep, other: StubStep]>>> = {
  step: [
    { ankle: [0.4, 0.97], turn: -10 },
    { ankle: [-0.34, 0.86], turn: 20 },
  ],
  run: [
    { knee: [0.66, 0.42], ankle: [0.82, 0.96], turn: -14 },
    { knee: [-0.1, 0.76], ankle: [-0.82, 0.84], turn: 62 },
  ],
  fly: [
    { ankle: [-0.4, 0.9], turn: 26 },
    { knee: [-0.16, 0.6], ankle: [-0.7, 0.74], turn: 44 },
  ],
  jump: [
    { knee: [0.34, 0.5], ankle: [0.3, 0.96], turn: 14 },
    { knee: [-0.34, 0.5], ankle: [-0.3, 0.96], turn: -14 },
  ],
  kick: [
    { ankle: [0, 1], turn: 0 },
    { ankle: [-0.74, 0.8], turn: 30 },
  ],
  side_step: [
    { ankle: [0, 1], turn: 0 },
    { ankle: [-0.44, 0.98], turn: 0 },
  ],
  // A body that cannot sit with crossed legs stands on one leg, with the other foot at its knee.
  lotus: [
    { ankle: [-0.1, 1], turn: 0 },
    { knee: [-0.8, 0.62], ankle: [-0.06, 0.76], turn: 34 },
  ],
  one_leg: [
    { ankle: [-0.12, 1], turn: 0 },
    { knee: [-0.5, 0.5], ankle: [-0.2, 0.66], turn: 26 },
  ],
  squat: [
    { knee: [0.56, 0.5], ankle: [0.46, 1], turn: 0 },
    { knee: [-0.56, 0.5], ankle: [-0.46, 1], turn: 0 },
  ],
  high_kick: [
    { knee: [0.7, 0.4], ankle: [1.4, 0.2], turn: -64 },
    { ankle: [-0.1, 1], turn: 0 },
  ],
  crouch: [
    { knee: [0.56, 0.5], ankle: [0.46, 1], turn: 0 },
    { knee: [-0.56, 0.5], ankle: [-0.46, 1], turn: 0 },
  ],
};

/** The steps of an idle thing with low feet; raised ones would disappear in its body. */
const EASY_STEPS: typeof STEPS = {
  step: [
    { ankle: [0.26, 1], turn: -6 },
    { ankle: [-0.3, 0.97], turn: 10 },
  ],
  kick: [
    { ankle: [0, 1], turn: 0 },
    { ankle: [-0.44, 0.97], turn: 14 },
  ],
  side_step: [
    { ankle: [0, 1], turn: 0 },
    { ankle: [-0.36, 1], turn: 0 },
  ],
};

const stepsOf = (figure: FigureDraft): readonly [lead: StubStep, other: StubStep] | undefined =>
  isPosed(figure) ? (isAsked(figure) ? STEPS : EASY_STEPS)[figure.posture.legs] : undefined;

/** The least length of a short leg that takes a step, in pixels of the reference figure. */
const MIN_LEG = 46;

type Joints = Pick<LegPlan, 'hip' | 'ankle' | 'knee' | 'sole'>;

/** The joints of a short leg in the requested action; unchanged if there is none. */
export function stubLeg(figure: FigureDraft, side: BodySide, { hip, ankle }: Joints, sole: number): Joints {
  const { posture, unit } = figure;
  const step = stepsOf(figure)?.[side === posture.lead ? 0 : 1];
  if (!step) return { hip, ankle };
  const lead = sign(posture.lead);
  const up = stubLift(figure) * unit;
  const length = Math.max(ankle[1] - hip[1], MIN_LEG * unit);
  const at = ([x, y]: Point): Point => [hip[0] + lead * x * length, ankle[1] - up - (1 - y) * length];
  return {
    hip: [hip[0], hip[1] - up],
    ...(step.knee ? { knee: at(step.knee) } : {}),
    ankle: at(step.ankle),
    sole,
  };
}

/** The lean of a charging body on four legs, and the turns of heads, in degrees clockwise. */
const CHARGING_LEAN = -7;
const CHARGING_HEAD_DEGREES = -14;
const CURLED_HEAD_DEGREES = -9;
const HOWLING_HEAD_DEGREES = 15;

/** The turn of the head of a body without a rest posture, in degrees clockwise. */
function headTurnOf({ species, character, posture }: FigureDraft, isCharging: boolean): number {
  if (character.pose === 'howling') return sign(posture.lead) * HOWLING_HEAD_DEGREES;
  return isCharging ? CHARGING_HEAD_DEGREES : species.form === 'curled' ? CURLED_HEAD_DEGREES : 0;
}

/** The largest lean of a body with feet but without legs, in degrees. */
const MAX_FOOTED_LEAN = 12;
const clamped = (lean: number): number => Math.max(-MAX_FOOTED_LEAN, Math.min(MAX_FOOTED_LEAN, lean));

const hasFeet = ({ parts }: FigureDraft): boolean => parts.some(({ id }) => id === 'foot_left');

/** Leans and lifts a body without a rest posture into its pose. */
export function poseStub(figure: FigureDraft): void {
  if (!isPosed(figure) || !figure.parts.some(({ id }) => id === 'body')) return keepOnCanvas(figure);
  const { posture, species, unit } = figure;
  const lead = sign(posture.lead);
  const steps = stepsOf(figure);
  const hasLegs = figure.parts.some(({ id }) => id === 'leg_left');
  // A thing that stands on the floor leans only if the prompt asks for it.
  if (!hasLegs && !isAsked(figure)) return keepOnCanvas(figure);
  const areStumps = figure.parts.some(({ id, parent }) => id === 'leg_left' && parent === 'root') && !hasFeet(figure);
  const up = stubLift(figure) * unit;
  const feetMove = (side: BodySide): [number, number] => {
    if (hasLegs) return [0, 0];
    const [x, y] = steps?.[side === posture.lead ? 0 : 1].ankle ?? [0, 1];
    return [lead * x * MIN_LEG * 0.4 * unit, -up - Math.min(0.3, 1 - y) * MIN_LEG * unit];
  };
  const turnOf = (side: BodySide): number => lead * (steps?.[side === posture.lead ? 0 : 1]?.turn ?? 0);
  const strides = (['front', 'back'] as const).flatMap((end) =>
    SIDES.map((side) => [`${end}_foot_${side}`, { degrees: strideOf(figure, end, side)?.turn ?? 0 }] as const),
  );
  const isStriding = species.archetype === 'quadruped' && strideOf(figure, 'front', 'left') !== null;
  const isCharging = isStriding && posture.pose === 'charging';
  const lean = isCharging
    ? CHARGING_LEAN
    : isStriding
      ? GAIT_LEAN
      : hasLegs && !areStumps
        ? posture.lean
        : clamped(posture.lean);
  strike(
    figure,
    new Map<string, PartTurn>([
      ['body', { degrees: lean, move: [0, -up] }],
      ['head', { degrees: headTurnOf(figure, isCharging) }],
      ...strides,
      ...rearing(figure),
      ...SIDES.flatMap((side) => [
        [`foot_${side}`, { degrees: turnOf(side), move: feetMove(side) }] as const,
        [`leg_${side}`, { degrees: 0, move: [0, areStumps ? -up : 0] }] as const,
        [`wing_${side}`, { degrees: wingTurn(figure, side) }] as const,
      ]),
    ]),
  );
  if (!isAsked(figure)) leanWithin(figure, lean);
  keepOnCanvas(figure);
}

/** Corrects the rotation limits of a leaning body, so that its joints with the legs stay closed. */
function leanWithin(figure: FigureDraft, lean: number): void {
  figure.parts = figure.parts.map((part) =>
    part.id === 'body' && part.limits
      ? { ...part, limits: [Math.min(0, part.limits[0] - lean), Math.max(0, part.limits[1] - lean)] }
      : part,
  );
}
