import type { FigureDraft } from '../../figure';
import type { BodySide } from '../../body/side';
import { SIDES } from '../../figure';
import type { Marking } from '../../shape/ink';
import type { Oval } from '../../shape/oval';
import { mirror } from '../../shape/path';
import type { Path, Point } from '../../shape/path';
import { headMarkings } from '../markings';
import { faceFrame } from '../frame';
import { GROUND, MIDDLE } from '../layout';

/** A body that carries the face itself, in figure pixels; `rx` and `ry` are its half width and half height. */
export interface FaceBody {
  outline: Path;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  face: Oval;
  inside?: readonly Marking[];
  /** The factor on the size of the eyes. */
  eyes?: number;
  /** SVG that is drawn over the body and under the face. */
  over?: string;
  /** The y of a hat's brim and its half width, if they differ from the default. */
  hat?: { y: number; width: number };
  /** The material around the eyes, `body` by default. */
  material?: string;
  /** The rotation limits in degrees; a body that lies on the ground has a smaller range. */
  limits?: readonly [number, number];
  /** Whether a collar is left out, because there is a gap below the face. */
  bareNeck?: boolean;
  parent?: string;
  z?: number;
  /** The outlines that a die-cut border follows, if they differ from `outline`. */
  rims?: Path[];
}

/** The scale at which a figure of a height in pixels fits on the canvas above the ground, with its hat. */
export const fitOf = ({ character }: FigureDraft, height: number, hatRise: number): number =>
  Math.min(1.12, (GROUND - 34) / (height + hatRise * 1.2)) * character.shape.scale;

/** Adds the body part, and sets the measures of the face and the clothes. */
export function addFaceBody(figure: FigureDraft, body: FaceBody): void {
  const { outline, cx, cy, rx, ry, face } = body;
  const material = body.material ?? 'body';
  const frame = faceFrame(figure, { part: 'body', material, skull: outline, ...face, eyes: body.eyes ?? 1 });
  const hat = body.hat ?? { y: cy - ry * 0.7, width: rx * 0.56 };
  figure.head = {
    ...frame,
    hatY: hat.y,
    hatWidth: hat.width,
    crown: { cy: hat.y + face.ry * 0.58, rx: hat.width / 0.86, ry: face.ry },
  };
  figure.torso = {
    part: 'body',
    cx: face.cx,
    neckY: Math.max(face.cy + face.ry * 0.8, frame.mouthY + 40 * figure.unit),
    waistY: cy + ry * 0.7,
    hemY: cy + ry * 0.92,
    neck: face.rx * 0.86,
    waist: rx * 0.84,
    hem: rx * 0.8,
    path: outline,
    merged: true,
    bareNeck: body.bareNeck ?? false,
  };
  figure.parts.push({
    id: 'body',
    parent: body.parent ?? 'root',
    z: body.z ?? 20,
    pivot: [cx, cy + ry * 0.9],
    limits: body.limits ?? [-20, 20],
    stage: 'body',
    svg:
      figure.ink.mass(outline, 'body', { light: true, inside: [...(body.inside ?? []), ...headMarkings(figure)] }) +
      (body.over ?? ''),
    rims: body.rims ?? [outline],
  });
}

/** The right or left version of a path, mirrored about a vertical axis. */
export const sided = (path: Path, side: BodySide, cx = MIDDLE): Path => (side === 'right' ? path : mirror(path, cx));

/** The plan of a pair of mirrored parts, in figure pixels. */
export interface PairPlan {
  id: string;
  /** The pivot and outlines of the right part, in figure pixels. */
  pivot: Point;
  paths: readonly Path[];
  material: string;
  /** The x of the mirror axis, the middle of the canvas by default. */
  cx?: number;
  parent?: string;
  z: number;
  /** The rotation limits in degrees, outward and inward. */
  out?: number;
  across?: number;
  /** The position of a prop, for pairs that serve as arms. */
  hand?: Point;
  far?: boolean;
  /** Lines that are drawn on top of the right part. */
  lines?: readonly Path[];
  stage?: 'limbs' | 'features';
}

/** Adds a part and its mirror image, such as fins, flippers, pincers or legs. */
export function addPair(figure: FigureDraft, plan: PairPlan): void {
  const { ink } = figure;
  const cx = plan.cx ?? MIDDLE;
  const [out, across] = [plan.out ?? 40, plan.across ?? 20];
  for (const side of SIDES) {
    const paths = plan.paths.map((path) => sided(path, side, cx));
    const at = ([x, y]: Point): Point => [side === 'right' ? x : 2 * cx - x, y];
    const lines = (plan.lines ?? [])
      .map((line) => ink.line(sided(line, side, cx), plan.material, ink.look.inner * 0.8))
      .join('');
    const id = `${plan.id}_${side}`;
    figure.parts.push({
      id,
      parent: plan.parent ?? 'body',
      z: plan.z,
      pivot: at(plan.pivot),
      limits: side === 'left' ? [-across, out] : [-out, across],
      stage: plan.stage ?? 'limbs',
      svg: paths.map((path) => ink.mass(path, plan.material, { shade: 0.7, far: plan.far ?? false })).join('') + lines,
      rims: paths,
    });
    if (plan.hand) addHand(figure, side, id, at(plan.hand), at(plan.pivot));
  }
}

/** Sets the position at which a limb without fingers holds a prop. */
export function addHand(
  figure: FigureDraft,
  side: BodySide,
  part: string,
  hand: Point,
  shoulder: Point,
  width = 40,
): void {
  figure.anchors.push({ name: `hand_${side}`, part, at: [Math.round(hand[0]), Math.round(hand[1])] });
  const frame = {
    shoulder,
    elbow: shoulder,
    hand,
    width: width * figure.unit,
    handRadius: width * 0.5 * figure.unit,
    handPart: part,
  };
  figure.arms = { ...(figure.arms ?? { left: frame, right: frame }), [side]: frame };
}
