import { apply, invert, type Matrix } from '@/lib/core/geometry/matrix';
import { heldRotation } from '@/lib/core/rig/limits';
import { round } from '@/lib/core/geometry/number-text';
import type { RigPart } from '@/lib/core/rig/rig';
import { inParent, pivotOf, limitArcOf, onArc, parentPlaceOf, rigPart, standingOf } from '../overlay/geometry';
import type { StandingRig, StagePoint } from '../overlay/geometry';
import { partTitle } from '../parts/part-title';
import type { Editor } from '../state/editor';
import { moveParts, partOf, setLimits, setPivot, topmost } from '../state/parts';
import { holdPose, keepPose, shownPose } from '../state/pose';
import { sealChange } from '../state/shown';

/** A drag in progress. Points are in stage pixels. */
export interface Drag {
  to: (point: StagePoint) => void;
  end: () => void;
  cancel: () => void;
}

/** The largest distance in pixels at which a pointer hits a handle. */
const HANDLE_PX = 9;

const near = (a: StagePoint, b: StagePoint): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) <= HANDLE_PX;

/** The rig in the pose that the stage shows; null before the first frame. */
export function standingIn({ stagePose, camera }: Editor): StandingRig | null {
  const { rig, pose } = stagePose.shown.getState();
  return rig && standingOf(rig, pose, camera.getState());
}

/**
 * A drag that moves parts with their descendants: shown as a pose while it lasts, and applied to the drawing at its
 * end.
 */
export function moveDrag(editor: Editor, ids: readonly string[], start: StagePoint): Drag | null {
  const standing = standingIn(editor);
  const moving = topmost(editor.store.getState().spec, ids).flatMap((id) => (standing && rigPart(standing, id)) ?? []);
  if (!standing || moving.length === 0) return null;
  const before = editor.stagePose.held.getState().pose;
  const from = new Map(moving.map(({ id }) => [id, shownPose(editor, id)]));
  let by: StagePoint = [0, 0];
  const back = () => editor.stagePose.held.setState({ pose: before });
  return {
    to(point) {
      by = [point[0] - start[0], point[1] - start[1]];
      for (const part of moving) {
        const [dx, dy] = inParent(standing, part, by[0], by[1]);
        const { translateX = 0, translateY = 0 } = from.get(part.id) ?? {};
        holdPose(editor, part.id, { translateX: translateX + dx, translateY: translateY + dy });
      }
    },
    end() {
      back();
      const [first] = moving;
      if (!first) return;
      const [dx, dy] = inParent(standing, first, by[0], by[1]);
      moveParts(editor, ids, round(dx, 1), round(dy, 1));
    },
    cancel: back,
  };
}

/** A drag that moves a part's pivot. */
export function pivotDrag(editor: Editor, id: string, start: StagePoint): Drag | null {
  const standing = standingIn(editor);
  const part = standing && rigPart(standing, id);
  const pivot = partOf(editor, id)?.pivot;
  if (!standing || !part || !pivot) return null;
  const [x, y] = pivot;
  return {
    to(point) {
      const [dx, dy] = inParent(standing, part, point[0] - start[0], point[1] - start[1]);
      setPivot(editor, id, [round(x + dx, 1), round(y + dy, 1)]);
    },
    end: () => sealChange(editor),
    cancel() {
      setPivot(editor, id, pivot);
      sealChange(editor);
    },
  };
}

/** The limit whose end of the arc is under the pointer: 0 for the lower, 1 for the upper; null for neither. */
function stopAt(standing: StandingRig, id: string, point: StagePoint): 0 | 1 | null {
  const arc = limitArcOf(standing, id);
  if (!arc) return null;
  if (near(onArc(arc, arc.to), point)) return 1;
  return near(onArc(arc, arc.from), point) ? 0 : null;
}

/** Whether a stage point is on the pivot or a rotation limit of the only selected part, in rig mode. */
export function isOnHandle(editor: Editor, point: StagePoint): boolean {
  const { mode, selection } = editor.store.getState();
  const standing = mode === 'rig' && selection.parts.length === 1 ? standingIn(editor) : null;
  const part = standing && rigPart(standing, selection.parts[0] ?? '');
  if (!standing || !part) return false;
  return near(pivotOf(standing, part), point) || stopAt(standing, part.id, point) !== null;
}

/** A drag that changes a rotation limit of a part; null if the pointer is on neither of them. */
export function limitDrag(editor: Editor, id: string, start: StagePoint): Drag | null {
  const standing = standingIn(editor);
  const part = standing && rigPart(standing, id);
  const limits = part?.rotateLimits;
  const stop = standing && stopAt(standing, id, start);
  if (!standing || !part || !limits || stop === null) return null;
  const angle = turning(standing, part, start);
  return {
    to(point) {
      const next = Math.round(limits[stop] + angle(point));
      setLimits(
        editor,
        id,
        stop === 0 ? [Math.min(next, limits[1]), limits[1]] : [limits[0], Math.max(next, limits[0])],
      );
    },
    end: () => sealChange(editor),
    cancel() {
      setLimits(editor, id, limits);
      sealChange(editor);
    },
  };
}

/**
 * The part that a pose drag rotates: the part itself, or its nearest ancestor with rotation limits; null if none has
 * them.
 */
export function turnedPart(standing: StandingRig, id: string): RigPart | null {
  for (let part = rigPart(standing, id); part; part = standing.rig.parts[part.parent])
    if (part.rotateLimits) return part;
  return null;
}

/** A drag that rotates a part around its pivot, within its limits. */
export function poseDrag(editor: Editor, part: RigPart, start: StagePoint): Drag | null {
  const standing = standingIn(editor);
  if (!standing) return null;
  const before = editor.stagePose.held.getState().pose;
  const from = shownPose(editor, part.id).rotate ?? 0;
  const angle = turning(standing, part, start);
  return {
    to: (point) =>
      holdPose(editor, part.id, { rotate: round(heldRotation(from + angle(point), part.rotateLimits), 1) }),
    end: () => keepPose(editor, before, `Pose ${partTitle(part.id).toLowerCase()}`),
    cancel: () => editor.stagePose.held.setState({ pose: before }),
  };
}

/** Measures the angle that a pointer has moved around a pivot since `start`, in degrees. Counts full turns. */
function turning(standing: StandingRig, part: RigPart, start: StagePoint): (point: StagePoint) => number {
  const [x, y] = pivotOf(standing, part);
  const inverse: Matrix | null = invert(parentPlaceOf(standing, part));
  // Measured in the parent's coordinates, because a mirrored or stretched parent changes angles on the stage.
  const angleOf = (point: StagePoint): number => {
    const [px, py] = inverse ? apply(inverse, point[0], point[1]) : point;
    const [jx, jy] = inverse ? apply(inverse, x, y) : [x, y];
    return (Math.atan2(py - jy, px - jx) * 180) / Math.PI;
  };
  let last = angleOf(start);
  let sum = 0;
  return (point) => {
    const angle = angleOf(point);
    sum += ((angle - last + 540) % 360) - 180;
    last = angle;
    return sum;
  };
}
