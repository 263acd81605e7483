import { hoseOf } from './arms';
import type { FigureDraft } from '../figure';
import type { BodySide } from '../body/side';
import { sign } from '../figure';
import { ellipse } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { limb } from '../shape/limb';
import type { Path, Point } from '../shape/path';
import { footFront, footHalf, floorOf, footKindOf, footPath } from './feet';

/** The plan of one leg before it is drawn: its joints in figure pixels, and its materials. */
export interface LegPlan {
  hip: Point;
  ankle: Point;
  /** The knee of a bent leg. */
  knee?: Point;
  /** The distance of the sole below the ankle in pixels; by default the foot is on the ground. */
  sole?: number;
  /** The side to which the foot points, by default its own. */
  toward?: 1 | -1;
  /** Factors on the thickness of the leg at the hip and at the ankle. */
  taper?: readonly [hip: number, ankle: number];
  /** Whether the foot shows its sole to the viewer. */
  showsSole?: boolean;
  width: number;
  /** The factor on the size of the foot, which is otherwise proportional to the leg's thickness. */
  footSize?: number;
  parent: string;
  material: string;
  footMaterial: string;
  /** Whether the leg is on the far side of the body, where it is drawn behind and darker. */
  far?: boolean;
  z: number;
  /** The prefix of part ids: `leg` gives `leg_left` and `foot_left`. */
  name?: string;
}

/** The default taper of a leg. */
const USUAL_TAPER = [1.08, 0.92] as const;

/** The largest width of an ankle, in its heights above the sole; a wider round end would show below the foot. */
const MAX_ANKLE_SHARE = 1.8;

const SHOD: ReadonlySet<string> = new Set(['boots', 'shoes', 'sneakers']);

/** The ring around the knee of a robot. */
const jointsOf = ({ species }: FigureDraft, { hip, knee, ankle }: LegPlan, width: number): Marking[] => {
  if (!species.isMachine) return [];
  const [x, y] = knee ?? [hip[0] * 0.4 + ankle[0] * 0.6, hip[1] * 0.4 + ankle[1] * 0.6];
  return [{ path: ellipse(x, y, width * 0.7, width * 0.15), material: 'accent' }];
};

/** Adds one leg and its foot. */
export function addLeg(figure: FigureDraft, side: BodySide, plan: LegPlan): void {
  const { ink } = figure;
  const s = sign(side);
  const far = plan.far ?? false;
  // A leg must not be wider than its foot.
  const width = plan.width * Math.min(ink.look.limbs, 1.08);
  const [thigh, shin] = plan.taper ?? USUAL_TAPER;
  const ankleWidth = Math.min(width * shin, (floorOf(plan) - plan.ankle[1]) * MAX_ANKLE_SHARE);
  const leg = limb([plan.hip, ...(plan.knee ? [plan.knee] : []), plan.ankle], width * thigh, ankleWidth);
  const kind = footKindOf(figure, plan.footMaterial);
  const toward = plan.toward ?? s;
  const foot = plan.showsSole ? solePath(plan) : footPath(plan, kind, toward);
  const name = plan.name ?? 'leg';
  figure.parts.push(
    {
      id: `${name}_${side}`,
      parent: plan.parent,
      z: plan.z,
      pivot: plan.hip,
      limits: [-50, 50],
      stage: 'limbs',
      svg: ink.mass(leg.fill, hoseOf(figure, plan.material), {
        far,
        shade: 0.7,
        inside: jointsOf(figure, plan, width),
      }),
      rims: [leg.fill],
    },
    {
      id: `${name === 'leg' ? 'foot' : name.replace('leg', 'foot')}_${side}`,
      parent: `${name}_${side}`,
      z: plan.z + 1,
      pivot: plan.ankle,
      limits: [-35, 35],
      stage: 'limbs',
      svg:
        ink.mass(foot, plan.footMaterial, { far: far && plan.footMaterial === plan.material, shade: 0.7 }) +
        (plan.showsSole ? pads(figure, plan) : footFront(figure, plan, kind, toward)),
      rims: [foot],
    },
  );
}

/** The outline of a sole that faces the viewer. */
function solePath(plan: LegPlan): Path {
  const half = footHalf(plan);
  return ellipse(plan.ankle[0], plan.ankle[1], half * 0.92, half * 1.04, 0.2);
}

/** Draws the pads of a paw or the heel of a shoe on a sole. */
function pads(figure: FigureDraft, plan: LegPlan): string {
  const { ink } = figure;
  const [x, y] = plan.ankle;
  const half = footHalf(plan);
  const tone = `${plan.footMaterial}_shade`;
  const pad = (dx: number, dy: number, rx: number, ry: number): string =>
    ink.area(ellipse(x + dx * half, y + dy * half, rx * half, ry * half), tone);
  if (SHOD.has(plan.footMaterial)) return pad(0, 0.5, 0.44, 0.24) + pad(0, -0.26, 0.54, 0.4);
  if (figure.species.hands === 'hoof' || figure.species.hands === 'grip') return pad(0, 0, 0.56, 0.64);
  return (
    pad(0, 0.24, 0.46, 0.4) + pad(-0.46, -0.42, 0.19, 0.22) + pad(0, -0.56, 0.2, 0.23) + pad(0.46, -0.42, 0.19, 0.22)
  );
}
