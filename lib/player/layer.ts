import type { Pose } from '@/lib/core/rig/pose';

/** Modifies the pose of the motion, such as eyes that follow the pointer or a mouth that speaks. */
export interface PoseLayer {
  /** The pose with this layer's changes, `elapsedSeconds` after the last call. Must not mutate `pose`. */
  apply(pose: Pose, elapsedSeconds: number): Pose;
  /** Whether the layer changes every frame now. While no layer does, the browser animates the clip without scripts. */
  live(): boolean;
}

/** Called by a layer when it becomes active, so that frames are requested again. */
export type Wake = () => void;
