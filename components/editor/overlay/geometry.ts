import { apply, IDENTITY, invert, multiply, type Matrix } from '@/lib/core/geometry/matrix';
import { transformBox, union, type Box } from '@/lib/core/geometry/bounds';
import { drawingBox } from '@/lib/core/paint/extent';
import type { Pose } from '@/lib/core/rig/pose';
import type { Rig, RigPart } from '@/lib/core/rig/rig';
import { solve, type SolvedPart } from '@/lib/core/rig/solve';
import { remembered } from '@/lib/core/remembered';
import { drawingOf } from '@/lib/core/svg/drawing-of';

export type StagePoint = readonly [x: number, y: number];

/** A posed rig with the transform from canvas pixels to stage pixels. */
export interface StandingRig {
  rig: Rig;
  pose: Pose;
  solved: ReadonlyMap<string, SolvedPart>;
  /** The matrix from canvas pixels to stage pixels. */
  view: Matrix;
}

/** Solves a pose for overlays and drags. */
export function standingOf(rig: Rig, pose: Pose, camera: { x: number; y: number; zoom: number }): StandingRig {
  const view: Matrix = [camera.zoom, 0, 0, camera.zoom, camera.x, camera.y];
  return { rig, pose, solved: new Map(solve(rig, pose).map((part) => [part.id, part])), view };
}

/** A part of the rig by its id. */
export const rigPart = ({ rig }: StandingRig, id: string): RigPart | undefined => rig.parts[rig.index.get(id) ?? -1];

/** Gives the matrix from a part's rest coordinates to stage pixels. */
export const placeOf = ({ solved, view }: StandingRig, id: string): Matrix =>
  multiply(view, solved.get(id)?.matrix ?? IDENTITY);

/** Gives the matrix from the rest coordinates of a part's parent, in which its pivot lies, to stage pixels. */
export const parentPlaceOf = (standing: StandingRig, part: RigPart): Matrix =>
  placeOf(standing, standing.rig.parts[part.parent]?.id ?? '');

/** Gives the position of a part's pivot, in stage pixels. */
export const pivotOf = (standing: StandingRig, part: RigPart): StagePoint =>
  apply(placeOf(standing, part.id), part.pivot[0], part.pivot[1]);

/** Converts a vector of stage pixels to the rest coordinates of a part's parent. */
export function inParent(standing: StandingRig, part: RigPart, dx: number, dy: number): StagePoint {
  const inverse = invert(parentPlaceOf(standing, part));
  return inverse ? [inverse[0] * dx + inverse[2] * dy, inverse[1] * dx + inverse[3] * dy] : [0, 0];
}

const boxOf = remembered((svg) => drawingBox(drawingOf(svg)));

/** The box of a part's visible drawing in rest coordinates; null without a drawing. */
function ownBox(standing: StandingRig, part: RigPart): Box | null {
  const svg = part.drawings.get(standing.solved.get(part.id)?.state ?? null);
  return svg ? boxOf(svg) : null;
}

/**
 * The corners of a part's box in stage pixels. A part without a drawing has the box of its descendants; `[]` if they
 * have none.
 */
export function cornersOf(standing: StandingRig, id: string): StagePoint[] {
  const part = rigPart(standing, id);
  if (!part) return [];
  const own = ownBox(standing, part);
  const box = own ?? boxBelow(standing, part);
  if (!box) return [];
  const place = own ? placeOf(standing, id) : IDENTITY;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const corners = [
    [box.x, box.y],
    [right, box.y],
    [right, bottom],
    [box.x, bottom],
  ] as const;
  return corners.map(([x, y]) => apply(place, x, y));
}

/** Gives the box around a part's descendants, in stage pixels. */
function boxBelow(standing: StandingRig, part: RigPart): Box | null {
  const { parts } = standing.rig;
  return parts
    .filter(({ parent }) => parts[parent] === part)
    .map((child) => {
      const own = ownBox(standing, child);
      return union(own && transformBox(own, placeOf(standing, child.id)), boxBelow(standing, child));
    })
    .reduce<Box | null>(union, null);
}

/** The arc that shows a joint's limits; angles in degrees, clockwise from the right. */
export interface LimitArc {
  center: StagePoint;
  radius: number;
  from: number;
  to: number;
  /** The part's current direction. */
  now: number;
}

/** The smallest and largest radius of an arc, in stage pixels, at any zoom. */
const ARC_PX = { min: 30, max: 96 } as const;

/** Gives the arc of a part's limits; null for a part that does not rotate. */
export function limitArcOf(standing: StandingRig, id: string): LimitArc | null {
  const part = rigPart(standing, id);
  if (!part?.rotateLimits) return null;
  const [least, most] = part.rotateLimits;
  const box = ownBox(standing, part);
  const [rx, ry] = box
    ? [box.x + box.width / 2 - part.pivot[0], box.y + box.height / 2 - part.pivot[1]]
    : [0, -ARC_PX.min];
  const frame = parentPlaceOf(standing, part);
  const [x, y] = Math.hypot(rx, ry) < 1 ? [0, -1] : [rx, ry];
  const [wx, wy] = [frame[0] * x + frame[2] * y, frame[1] * x + frame[3] * y];
  const rest = (Math.atan2(wy, wx) * 180) / Math.PI;
  return {
    center: pivotOf(standing, part),
    radius: Math.min(Math.max(Math.hypot(wx, wy), ARC_PX.min), ARC_PX.max),
    from: rest + least,
    to: rest + most,
    now: rest + (standing.pose[id]?.rotate ?? 0),
  };
}

/** Gives the point on an arc's circle at an angle in degrees. */
export function onArc({ center, radius }: LimitArc, degrees: number): StagePoint {
  const angle = (degrees * Math.PI) / 180;
  return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
}
