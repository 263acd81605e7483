import type { Pose } from '@/lib/core/rig/pose';

/**
 * Something that adds to the pose that a motion shows, such as eyes that look at the pointer or a mouth that speaks.
 */
export interface PoseLayer {
  /**
   * The pose with the layer's own part in it; `elapsedSeconds` have passed since the last time. Never changes `pose`.
   */
  apply(pose: Pose, elapsedSeconds: number): Pose;
  /** Whether it needs every frame now. While no layer does, a clip plays without this script. */
  live(): boolean;
}

/** What a layer calls when it has come to life, so that frames begin; `createX(…, wake)` is how it gets it. */
export type Wake = () => void;
