import { type Matrix, IDENTITY, aboutPivot, multiply } from '../geometry/matrix';
import { heldRotation } from './limits';
import type { PartPose, Pose } from './pose';
import type { Rig, RigPart } from './rig';

/** The solved place of a part: world matrix in canvas pixels, total opacity, shown state (null: its own svg). */
export interface SolvedPart {
  id: string;
  state: string | null;
  matrix: Matrix;
  opacity: number;
}

/** The place of a part in its parent, in a pose; the rotation is clamped to the part's limits. */
export function localMatrix(
  { pivot, rotateLimits }: RigPart,
  { rotate = 0, translateX = 0, translateY = 0, scaleX = 1, scaleY = 1 }: Partial<PartPose>,
): Matrix {
  return aboutPivot(pivot, heldRotation(rotate, rotateLimits), scaleX, scaleY, translateX, translateY);
}

function shownState(part: RigPart, pose: Partial<PartPose> | undefined): string | null {
  const wanted = pose?.state;
  return wanted !== undefined && part.drawings.has(wanted) ? wanted : part.defaultState;
}

/**
 * The rig in a pose, in paint order. Each part's rotation is clamped to its limits, and there is none where they are
 * null. Translation, rotation, scale and opacity are inherited by the parts below. An unknown state shows the default
 * drawing.
 */
export function solve(rig: Rig, pose: Pose): SolvedPart[] {
  const solved: SolvedPart[] = [];
  for (const part of rig.parts) {
    // Properties inherited from Object.prototype are not poses of a part.
    const posed = pose[part.id];
    const parent = solved[part.parent];
    const above = parent?.matrix ?? IDENTITY;
    solved.push({
      id: part.id,
      state: shownState(part, posed),
      matrix: posed ? multiply(above, localMatrix(part, posed)) : above,
      opacity: (parent?.opacity ?? 1) * Math.min(Math.max(posed?.opacity ?? 1, 0), 1),
    });
  }
  return rig.paintOrder.flatMap((i) => solved[i] ?? []);
}
