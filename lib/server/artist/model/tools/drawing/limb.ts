import { z } from 'zod';
import { PaletteEntry, Part } from '@/lib/core/spec/schema';
import { armLimits, elbowLimits } from '@/lib/artist/anatomy/arms';
import { handDrawing } from '@/lib/artist/anatomy/hands';
import { footPath } from '@/lib/artist/anatomy/feet';
import { SIDES, sign, type PartDraft } from '@/lib/artist/figure';
import type { BodySide } from '@/lib/artist/body/side';
import type { Ink } from '@/lib/artist/shape/ink';
import { limb } from '@/lib/artist/shape/limb';
import type { Point } from '@/lib/artist/shape/path';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { axisOf } from './mirror';
import { unknownPart } from './parts';
import { inkFor, putDrafts } from './pen';
import { placesOf, type Sketch } from './sketch';

const Pixel = z.number().min(-4096).max(4096);
const At = z.tuple([Pixel, Pixel]);
const Width = z.number().min(4).max(300);
const HANDS = ['open', 'fist', 'point', 'thumb', 'paw', 'nub'] as const;

const LimbInput = z.strictObject({
  limb: z.enum(['arm', 'leg']),
  side: z.enum(SIDES),
  parent: Part.shape.id,
  joints: z.tuple([At, At, At]),
  widths: z.tuple([Width, Width, Width]),
  color: PaletteEntry.shape.name,
  end: z.strictObject({
    shape: z.enum(HANDS).optional(),
    color: PaletteEntry.shape.name.optional(),
    size: z.number().min(0.4).max(3).optional(),
  }),
  z: Part.shape.z.optional(),
  far: z.boolean().optional(),
  mirror: z.boolean().optional(),
});
type LimbInput = z.infer<typeof LimbInput>;

/** The parts of each limb from the body outwards, and their default z. */
const LIMBS = {
  arm: { ids: ['arm', 'forearm', 'hand'], order: 30, far: 10 },
  leg: { ids: ['leg', 'shin', 'foot'], order: 14, far: 8 },
} as const;

/** The rotation limits of a knee and of an ankle to each side, in degrees. */
const KNEE_DEGREES = 70;
const ANKLE_DEGREES = 35;
const HIP_DEGREES = 50;
const WRIST_DEGREES = 60;

/** The angle of a bone in degrees: 0 is straight down, positive is outward. */
const angleOf = (from: Point, to: Point, s: 1 | -1): number =>
  (Math.atan2(s * (to[0] - from[0]), to[1] - from[1]) * 180) / Math.PI;

interface Bones {
  ink: Ink;
  side: BodySide;
  joints: readonly [Point, Point, Point];
  plan: LimbInput;
}

/** The two bones of a limb, with round ends at their joints so that no gap opens when they turn. */
function bones({ ink, side, joints: [top, middle, end], plan }: Bones): { svg: string; fill: PartDraft['rims'] }[] {
  const [w0, w1, w2] = plan.widths;
  const upper = limb([top, middle], w0, w1, ink.look.outer / 2);
  const lower = limb([middle, end], w1, w2, ink.look.outer / 2);
  const far = plan.far ?? false;
  return [
    { svg: ink.mass(upper.fill, plan.color, { line: upper.shoulder[side], shade: 0, far }), fill: [upper.fill] },
    { svg: ink.mass(lower.fill, plan.color, { line: lower.openStart, shade: 0, far }), fill: [lower.fill] },
  ];
}

function hand({ ink, side, joints: [, elbow, wrist], plan }: Bones): { svg: string; fill: PartDraft['rims'] } {
  const s = sign(side);
  const fore = angleOf(elbow, wrist, s);
  const radius = plan.widths[2] * 0.75 * (plan.end.size ?? 1);
  const [reach, angle] = [radius * 0.55, (fore * Math.PI) / 180];
  const at: Point = [wrist[0] + s * Math.sin(angle) * reach, wrist[1] + Math.cos(angle) * reach];
  const shape = plan.end.shape ?? 'open';
  const kind = shape === 'nub' ? 'nub' : shape === 'paw' ? 'paw' : 'mitt';
  const held = shape === 'nub' || shape === 'paw' ? 'open' : shape;
  const drawn = handDrawing(
    { ink },
    side,
    { hand: kind, handMaterial: plan.end.color ?? plan.color },
    { upper: 0, fore, hand: held },
    at,
    radius,
  );
  return { svg: drawn.svg, fill: drawn.paths };
}

function foot({ ink, side, joints: [, , ankle], plan }: Bones): { svg: string; fill: PartDraft['rims'] } {
  const width = plan.widths[2] * 1.1;
  const path = footPath({ ankle, width, footSize: plan.end.size ?? 1, sole: width * 0.5 }, 'paw', sign(side));
  return { svg: ink.mass(path, plan.end.color ?? plan.color, { shade: 0.7, far: plan.far ?? false }), fill: [path] };
}

function limitsOf({ side, joints: [top, middle, end], plan }: Bones): (readonly [number, number])[] {
  if (plan.limb === 'leg')
    return [HIP_DEGREES, KNEE_DEGREES, ANKLE_DEGREES].map((degrees): [number, number] => [-degrees, degrees]);
  const s = sign(side);
  const [upper, fore] = [angleOf(top, middle, s), angleOf(middle, end, s)];
  return [armLimits(side, upper), elbowLimits(side, fore - upper), [-WRIST_DEGREES, WRIST_DEGREES]];
}

/** The three parts of a limb, drawn with the pen. */
function draftsOf(given: Bones, parent: string): PartDraft[] {
  const { side, joints, plan } = given;
  const { ids, order, far } = LIMBS[plan.limb];
  const limits = limitsOf(given);
  const first = plan.z ?? (plan.far ? far : order);
  return [...bones(given), plan.limb === 'arm' ? hand(given) : foot(given)].map(({ svg, fill }, at) => ({
    id: `${ids[at]}_${side}`,
    parent: at === 0 ? parent : `${ids[at - 1]}_${side}`,
    z: first + at,
    pivot: joints[at] ?? joints[0],
    limits: limits[at] ?? null,
    stage: 'limbs',
    svg,
    ...(fill ? { rims: fill } : {}),
  }));
}

/** The tool that draws an arm or a leg of three parts, without gaps at its joints. */
export const putLimb = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'put_limb',
    description:
      'Draws an arm (arm, forearm, hand) or a leg (leg, shin, foot) in the pen of the drawing: round at its joints, ' +
      "so that it never opens, with limits that suit it. side is the viewer's; joints: shoulder, elbow and wrist, or " +
      'hip, knee and ankle, in canvas pixels; widths at those. end: the hand or foot. far: the darker limb on the ' +
      'far side. mirror: the one on the other side too.',
    input: LimbInput,
    run: (plan) => {
      const unknown = unknownPart(sketch.spec, [plan.parent]);
      if (unknown) return unknown;
      const [[x0, y0], [x1, y1], [x2, y2]] = plan.joints;
      if (Math.hypot(x1 - x0, y1 - y0) < 4 || Math.hypot(x2 - x1, y2 - y1) < 4)
        return refusal('Each bone must be four pixels long at least: put the joints apart.');
      const axis = axisOf(sketch.spec);
      const flip = ([x, y]: Point): Point => [2 * axis - x, y];
      const ink = inkFor(sketch);
      const one: Bones = { ink, side: plan.side, joints: plan.joints, plan };
      const other: Bones = {
        ...one,
        side: plan.side === 'left' ? 'right' : 'left',
        joints: [flip(plan.joints[0]), flip(plan.joints[1]), flip(plan.joints[2])],
      };
      const drafts = (plan.mirror ? [one, other] : [one]).flatMap((each) => draftsOf(each, plan.parent));
      const ids = drafts.map(({ id }) => id);
      return putDrafts(sketch, drafts, { said: (spec) => placesOf(spec, ids) });
    },
  });
