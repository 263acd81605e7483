import { hoseOf } from './arms';
import type { FigureDraft } from '../figure';
import type { BodySide } from '../body/side';
import { sign } from '../figure';
import { blob, curve, ellipse } from '../shape/curve';
import { limb } from '../shape/limb';
import type { Node, Path, Point } from '../shape/path';
import { GROUND } from './layout';

/** The plan of one leg before it is drawn: its joints in figure pixels, and its materials. */
export interface LegPlan {
  hip: Point;
  ankle: Point;
  /** The knee of a bent leg. */
  knee?: Point;
  /** The distance of the sole below the ankle in pixels; by default the foot is on the ground. */
  sole?: number;
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

/** The measures of a foot. */
type FootPlan = Pick<LegPlan, 'ankle' | 'width' | 'footSize' | 'sole'>;

/** Adds one leg and its foot. */
export function addLeg(figure: FigureDraft, side: BodySide, plan: LegPlan): void {
  const { ink } = figure;
  const s = sign(side);
  const far = plan.far ?? false;
  // A leg must not be wider than its foot.
  const width = plan.width * Math.min(ink.look.limbs, 1.08);
  const leg = limb([plan.hip, ...(plan.knee ? [plan.knee] : []), plan.ankle], width * 1.08, width * 0.92);
  const foot = plan.showsSole ? solePath(plan) : footPath(plan, s);
  const name = plan.name ?? 'leg';
  figure.parts.push(
    {
      id: `${name}_${side}`,
      parent: plan.parent,
      z: plan.z,
      pivot: plan.hip,
      limits: [-50, 50],
      stage: 'limbs',
      svg: ink.mass(leg.fill, hoseOf(figure, plan.material), { far, shade: 0.7 }),
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
        (plan.showsSole ? pads(figure, plan) : toes(figure, plan, s)),
      rims: [foot],
    },
  );
}

/** Half the length of a foot, in pixels. */
const footHalf = ({ width, footSize = 1 }: FootPlan): number => width * 0.68 * footSize;

/** The y of the floor below a foot; for a raised foot it is the y of its sole. */
const floorOf = ({ ankle, sole }: FootPlan): number => (sole === undefined ? GROUND : ankle[1] + sole);

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

/** The outline of a soft foot that points slightly outward; its top covers the ankle joint. */
export function footPath(plan: FootPlan, s: 1 | -1): Path {
  const [x] = plan.ankle;
  const half = footHalf(plan);
  const height = floorOf(plan) - plan.ankle[1] + half * 0.72;
  const top = floorOf(plan) - height;
  const nodes: readonly Node[] = [
    [-0.72, 0.1],
    [0, 0],
    [0.78, 0.12],
    [1.12, 0.52],
    [1.24, 0.82],
    [0.98, 1],
    [-0.7, 1],
    [-1, 0.82],
    [-0.96, 0.5],
  ];
  return blob(nodes.map(([nx, ny, corner]): Node => [x + s * nx * half, top + ny * height, corner ?? 0]));
}

function toes(figure: FigureDraft, plan: LegPlan, s: 1 | -1): string {
  const { ink } = figure;
  if (ink.look.outer === 0) return '';
  if (SHOD.has(plan.footMaterial) || figure.species.hands === 'grip') return sole(figure, plan, s);
  if (figure.species.hands === 'hoof') return '';
  const half = footHalf(plan);
  const toe = (x: number) =>
    curve([
      [plan.ankle[0] + s * half * x, floorOf(plan) - 1],
      [plan.ankle[0] + s * half * (x - 0.06), floorOf(plan) - half * 0.42],
    ]);
  return [0.08, 0.62].map((x) => ink.line(toe(x), plan.footMaterial, ink.look.inner * 0.8)).join('');
}

const SHOD: ReadonlySet<string> = new Set(['boots', 'shoes']);

/** Draws the line between a shoe and its sole. */
function sole(figure: FigureDraft, plan: LegPlan, s: 1 | -1): string {
  const half = footHalf(plan);
  const y = floorOf(plan) - half * 0.3;
  const x = plan.ankle[0];
  return figure.ink.line(
    curve([
      [x - s * half * 0.98, y],
      [x + s * half * 0.1, y + 1],
      [x + s * half * 1.2, y],
    ]),
    plan.footMaterial,
    figure.ink.look.inner * 0.8,
  );
}
