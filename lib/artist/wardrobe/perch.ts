import type { Perch } from '@/lib/core/sheet/vocabulary';
import type { FigureDraft, PartDraft } from '../figure';
import { boxOf, mapPath, turn, type Path, type Point } from '../shape/path';
import { spanAt } from '../shape/span';
import type { GarmentId } from '../words/garment-ids';
import type { Grip, GripHold, Sketch } from './grip';

/** The space above the head for a thing that stands on it, in half head heights. */
export const PERCHED_RISE = 0.86;

/** A seat on the body: where the foot of a thing is, and the width and height that it may have. */
interface Seat {
  part: string;
  at: Point;
  width: number;
  height: number;
  degrees: number;
  z: number;
  /** The share of its height by which the thing is in front of what it stands on. */
  sunk: number;
}

/** The tilt of a thing on the head, against the tilt of the head. */
const HEAD_TILT = 4;
/** The direction of a thing behind the ear, from upright outward. */
const EAR_TILT = 48;
/** The margin to the top edge of the canvas, in pixels. */
const TOP_MARGIN = 8;

/** The parts of a head that something may lie on. */
const isCrown = ({ id, parent }: PartDraft, head: string): boolean =>
  id === head || (parent === head && /^hair(?!_back)/.test(id));

/** The top of the head with its hair, near the middle. */
function crownTop({ head, parts }: FigureDraft): number {
  const shapes = [head.skull, ...parts.filter((part) => isCrown(part, head.part)).flatMap(({ rims }) => rims ?? [])];
  const across: Path[] = shapes.map((path) => mapPath(path, (x, y) => [y, x]));
  const tops = across.flatMap((path) =>
    [-0.16, 0, 0.16].flatMap((share) => {
      const [top, bottom] = spanAt(path, head.cx + share * head.hatWidth);
      return top === bottom ? [] : [top];
    }),
  );
  return Math.max(TOP_MARGIN * 5, Math.min(head.hatY, ...tops));
}

const SEATS: Readonly<Record<Perch, (figure: FigureDraft) => Seat>> = {
  head: (figure) => {
    const { head } = figure;
    const top = crownTop(figure);
    return {
      part: head.part,
      at: [head.cx, top],
      width: Math.min(head.hatWidth, head.rx) * 1.6,
      height: Math.min(head.crown.ry * 0.92, top - TOP_MARGIN),
      degrees: HEAD_TILT,
      z: 59,
      sunk: 0.07,
    };
  },
  ear: ({ head, parts }) => {
    const ear = parts.find(({ id }) => id === 'ear_right');
    const at: Point = ear ? [ear.pivot[0], ear.pivot[1]] : [head.cx + head.rx, head.eyeY - head.ry * 0.1];
    return {
      part: head.part,
      at: [at[0] + head.rx * 0.12, at[1] - head.ry * 0.06],
      width: head.rx * 0.74,
      height: head.rx * 0.74,
      degrees: EAR_TILT,
      z: 57,
      sunk: 0.4,
    };
  },
  shoulder: (figure) => {
    const { torso, arms, head, unit } = figure;
    if (!arms || torso.merged) return SEATS.head(figure);
    const { shoulder, width } = arms.right;
    const size = 80 * unit;
    return {
      part: torso.part,
      at: [
        Math.min(shoulder[0] + width, Math.max(shoulder[0] + width * 0.3, head.cx + head.rx * 1.04)),
        shoulder[1] - width * 0.34,
      ],
      width: size,
      height: size,
      degrees: HEAD_TILT,
      z: 68,
      sunk: 0.06,
    };
  },
};

/** The box around shapes. */
export const boundsOf = (rims: readonly Path[]) => {
  const boxes = rims.map(boxOf);
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))];
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, height }) => y + height))];
  return { left, right, top, bottom, width: right - left, height: bottom - top };
};

/** Draws a prop on a body part. What is long lies across the head. */
export function perched(
  figure: FigureDraft,
  id: GarmentId,
  { sketch, hold, on }: { sketch: Sketch; hold: GripHold; on: Perch },
): PartDraft {
  const seat = SEATS[on](figure);
  const origin: Grip = { x: 0, y: 0, u: 1, s: 1 };
  const plain = boundsOf(sketch(figure, origin).rims);
  const isLong = hold === 'shaft' && plain.height > plain.width * LONG_RATIO;
  if (hold === 'shaft' && on === 'shoulder' && seat.part !== figure.head.part)
    return shouldered(figure, id, sketch, seat);
  const lies = LAID.has(id) || (isLong && on !== 'ear');
  const degrees = seat.degrees + (lies ? 90 : 0);
  const [width, height] = lies ? [plain.height, plain.width] : [plain.width, plain.height];
  const u = Math.min((lies ? seat.width * 1.15 : seat.width) / width, seat.height / height, MAX_SCALE * figure.unit);
  const middle = (plain.left + plain.right) / 2;
  const center = (plain.top + plain.bottom) / 2;
  const [x, y] = seat.at;
  const foot = y + height * u * seat.sunk;
  // The thing is drawn upright around the middle of its final place, and turned there.
  const place: Point = [x, foot - (height * u) / 2];
  const { svg, rims } = sketch(figure, { ...origin, x: place[0] - middle * u, y: place[1] - center * u, u });
  return {
    id,
    parent: seat.part,
    z: seat.z,
    pivot: [x, y],
    limits: [-12, 12],
    stage: 'clothes',
    svg: `<g transform="rotate(${degrees} ${place[0].toFixed(1)} ${place[1].toFixed(1)})">${svg}</g>`,
    rims: rims.map((path) => turn(path, degrees, place)),
  };
}

/** A thing with a shaft on a shoulder: its direction from upright outward, and its size in the reference figure. */
const SLOPED = { degrees: 50, size: 1.2 };
/** The distance down the shaft from the shoulder to the grip, in units of the reference figure. */
const SLOPED_GRIP = 26;
/** The z of such a thing: in front of the trunk, and behind the arm and the head. */
const SLOPED_Z = 28;

/** Draws a thing with a shaft that slopes over a shoulder, away from the face. */
function shouldered(figure: FigureDraft, id: GarmentId, sketch: Sketch, seat: Seat): PartDraft {
  const u = SLOPED.size * figure.unit;
  const angle = (SLOPED.degrees * Math.PI) / 180;
  const [x, y] = seat.at;
  const grip: Point = [x - Math.sin(angle) * SLOPED_GRIP * u, y + Math.cos(angle) * SLOPED_GRIP * u];
  const { svg, rims } = sketch(figure, { x: grip[0], y: grip[1], u, s: 1 });
  return {
    id,
    parent: seat.part,
    z: SLOPED_Z,
    pivot: seat.at,
    limits: [-12, 12],
    stage: 'clothes',
    svg: `<g transform="rotate(${SLOPED.degrees} ${grip[0].toFixed(1)} ${grip[1].toFixed(1)})">${svg}</g>`,
    rims: rims.map((path) => turn(path, SLOPED.degrees, grip)),
  };
}

/** Things without a shaft that lie as well. */
const LAID: ReadonlySet<GarmentId> = new Set<GarmentId>(['fish_prop', 'banana_prop']);
/** The ratio of height to width from which a thing with a shaft lies. */
const LONG_RATIO = 1.6;
/** The largest size of a thing on the body, in units of the reference figure. */
const MAX_SCALE = 1.5;
