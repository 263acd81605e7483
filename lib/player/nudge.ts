import { REST, type PartPose } from '@/lib/core/rig/pose';

/** A pose under construction. */
export type Poses = Record<string, Partial<PartPose>>;

/** Adds to a property of a part in a pose. */
export function nudge(poses: Poses, id: string, prop: keyof typeof REST, by: number): void {
  const posed = poses[id];
  poses[id] = { ...posed, [prop]: (posed?.[prop] ?? REST[prop]) + by };
}
