import type { Pose } from '@/lib/core/rig/pose';

/**
 * Something that adds to the pose that a motion shows, such as eyes that look at the pointer or a mouth that speaks.
 */
export interface PoseLayer {
  /** The pose with the layer's changes, `elapsedSeconds` after the last call. Never changes `pose`. */
  apply(pose: Pose, elapsedSeconds: number): Pose;
  /** Whether the layer needs every frame now. While no layer does, the browser plays a clip without this script. */
  live(): boolean;
}

/** A layer calls this when it becomes active, so that frames begin; `createX(…, wake)` hands it over. */
export type Wake = () => void;
