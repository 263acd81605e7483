import type { PartPose, Pose } from '../rig/pose';
import type { LagTable, Motion } from './motion';
import { partPose, withLag } from './part-pose';

export { compileClip } from './compile';
export type { Motion } from './motion';

/** The pose at a time in seconds. Loops wrap (before 0 too); one-shots hold their first and last pose. */
export function sample(motion: Motion, seconds: number): Pose {
  const u = clipTime(motion, seconds);
  const pose: Record<string, Partial<PartPose>> = {};
  for (const part of motion.parts) {
    const at = partPose(part, u);
    if (part.lag && at.rotate !== undefined) at.rotate = withLag(at.rotate, lagAt(part.lag, u), part.bone.rotateLimits);
    pose[part.bone.id] = at;
  }
  return pose;
}

/**
 * The position of a time in the clip, 0..1.
 * `NaN` is position 0. An infinite number of turns is position 0 in a loop, and the end of a one-shot.
 */
export function clipTime({ duration, loop }: Motion, seconds: number): number {
  const turns = seconds / duration;
  return (loop ? turns - Math.floor(turns) : Math.min(Math.max(turns, 0), 1)) || 0;
}

function lagAt(table: LagTable, u: number): number {
  const place = u * (table.length - 1);
  const index = Math.min(Math.floor(place), table.length - 2);
  const from = table[index] ?? 0;
  return from + ((table[index + 1] ?? from) - from) * (place - index);
}
