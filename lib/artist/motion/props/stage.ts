import { apply, type Matrix, IDENTITY } from '@/lib/core/geometry/matrix';
import type { Point } from '@/lib/core/geometry/point';
import { motionOf } from '@/lib/core/clip/motion-of';
import { figureOf, type Figure, type Limb } from '@/lib/core/clip/presets/figure';
import { sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { outlineOf } from '@/lib/core/rig/extent';
import { rigOf } from '@/lib/core/rig/rig';
import { solve } from '@/lib/core/rig/solve';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { penFor, type PropPen } from './draw';

/** A point on a part, in canvas pixels at rest. It moves with the part. */
export interface PropSpot {
  part: string;
  at: Point;
}

/** A hand that can hold a prop. */
export interface PropGrip extends PropSpot {
  side: 'left' | 'right';
  /** The z of a prop in this hand, behind the fingers. */
  z: number;
}

/** A composed clip that is played to place props in it. Times are in seconds, lengths in canvas pixels. */
export interface PropStage {
  figure: Figure;
  pen: PropPen;
  /** Canvas pixels for one unit of the reference figure. */
  unit: number;
  seconds: number;
  loop: boolean;
  /** The z in front of, and behind, all parts of the figure. */
  front: number;
  back: number;
  /** The matrix of a part at a moment, from its rest drawing to the canvas. */
  matrix(part: string, seconds: number): Matrix;
  /** The position of a spot at a moment. */
  place(spot: PropSpot, seconds: number): Point;
  left: PropGrip | null;
  right: PropGrip | null;
  head: { crown: PropSpot; top: PropSpot; side: PropSpot; mouth: PropSpot; eyes: PropSpot[]; brow: PropSpot };
  chest: PropSpot;
}

/** Plays a clip, so that props can follow its parts. */
export function stageOf(spec: MascotSpec, clip: AnimationClip): PropStage {
  const figure = figureOf(spec);
  const pen = penFor(spec, figure.height);
  const rig = rigOf(spec);
  const motion = motionOf(rig, clip);
  const looks = new Map<number, ReadonlyMap<string, Matrix>>();
  const look = (seconds: number): ReadonlyMap<string, Matrix> => {
    const moment = Math.round(Math.min(seconds, clip.duration - 1e-6) * 1e4) / 1e4;
    const known = looks.get(moment);
    if (known) return known;
    const parts = new Map(solve(rig, sample(motion, moment)).map(({ id, matrix }) => [id, matrix]));
    looks.set(moment, parts);
    return parts;
  };
  const matrix = (part: string, seconds: number): Matrix => look(seconds).get(part) ?? IDENTITY;
  const heights = figure.anatomy.parts.filter(({ id, svg }) => svg !== '' && id !== figure.roles.shadow);
  return {
    figure,
    pen,
    unit: pen.unit,
    seconds: clip.duration,
    loop: clip.loop,
    front: Math.max(...heights.map(({ z }) => z)) + 1,
    back: Math.min(...heights.map(({ z }) => z)) - 1,
    matrix,
    place: ({ part, at }, seconds) => apply(matrix(part, seconds), at[0], at[1]),
    left: gripOf(figure, figure.left, 'left'),
    right: gripOf(figure, figure.right, 'right'),
    head: headOf(figure),
    chest: chestOf(figure),
  };
}

/** The grip of a limb; null for a leg, which has to stand. */
function gripOf(figure: Figure, limb: Limb | null, side: 'left' | 'right'): PropGrip | null {
  const part = limb?.links.at(-1);
  if (!limb || !part || limb.kind === 'leg') return null;
  const { anatomy, roles, spec } = figure;
  const anchor = spec.anchors.find((each) => each.part === part && each.name.startsWith('hand'));
  const own = anatomy.part(part);
  const body = anatomy.part(roles.body)?.z ?? 0;
  const z = own && own.z > body ? own.z - 1 : (own?.z ?? body) + 1;
  const at = anchor?.at ?? (roles.hands[side] === part ? anatomy.center(part) : tipOf(figure, part));
  return { part, at: [at[0], at[1]], side, z };
}

/** The spot of a part for targets: the centre of a hand or a foot, the far end of any other part. */
export function spotOf(figure: Figure, part: string): PropSpot {
  const { anatomy, roles } = figure;
  const isHandOrFoot = [...Object.values(roles.hands), ...Object.values(roles.feet)].includes(part);
  const [x, y] = isHandOrFoot ? anatomy.center(part) : tipOf(figure, part);
  return { part, at: [x, y] };
}

/** The distance of the grip from the tip of a limb without a hand, as a share of the way to its joint. */
const TIP_SHARE = 0.14;

function tipOf({ anatomy }: Figure, part: string): Point {
  const [px, py] = anatomy.part(part)?.pivot ?? [0, 0];
  let [tx, ty, far] = [px, py, 0];
  for (const [x, y] of outlineOf(anatomy.part(part)?.svg ?? '')) {
    const distance = Math.hypot(x - px, y - py);
    if (distance > far) [tx, ty, far] = [x, y, distance];
  }
  return [tx + (px - tx) * TIP_SHARE, ty + (py - ty) * TIP_SHARE];
}

function headOf({ anatomy, roles, spec, face }: Figure): PropStage['head'] {
  const part = roles.head ?? roles.body;
  const box = anatomy.own(part) ?? anatomy.whole(part) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const middle = (box.left + box.right) / 2;
  const anchor = (name: string): Point | undefined => spec.anchors.find((each) => each.name === name)?.at;
  const eyes = roles.eyes.map((id): PropSpot => ({ part: id, at: [...anatomy.center(id)] }));
  const level = eyes.length ? eyes.reduce((sum, { at }) => sum + at[1], 0) / eyes.length : box.top + face.height * 0.4;
  const mouth: Point =
    anchor('mouth') ?? (roles.mouth ? [...anatomy.center(roles.mouth)] : [middle, level + face.height * 0.25]);
  return {
    crown: { part, at: [middle, Math.min(box.top, anatomy.whole(part)?.top ?? box.top)] },
    top: { part, at: [middle, box.top] },
    side: { part, at: [box.right - face.width * 0.08, box.top + face.height * 0.16] },
    mouth: { part, at: mouth },
    eyes: eyes.length ? eyes : [{ part, at: [middle, level] }],
    brow: { part, at: [box.right - face.width * 0.14, level - face.height * 0.2] },
  };
}

function chestOf({ anatomy, roles, spec }: Figure): PropSpot {
  const anchor = spec.anchors.find(({ name }) => name === 'chest');
  return anchor ? { part: anchor.part, at: anchor.at } : { part: roles.body, at: [...anatomy.center(roles.body)] };
}
