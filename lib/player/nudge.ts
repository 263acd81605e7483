import { REST, type PartPose } from '@/lib/core/rig/pose';

/** A pose that is being put together. */
export type Poses = Record<string, Partial<PartPose>>;

/** Adds to what a pose says of a part. */
export function nudge(poses: Poses, id: string, prop: keyof typeof REST, by: number): void {
  const posed = poses[id];
  poses[id] = { ...posed, [prop]: (posed?.[prop] ?? REST[prop]) + by };
}
