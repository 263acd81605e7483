import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { composed } from './fit/compose';
import { takeOf, type MovementTake } from './fit/take';
import type { MeasuredMotion } from './measured';
import type { FollowWish } from './wish';

/**
 * Makes a clip of a measured motion with a duration in seconds (null: the video's), size and tempo.
 * The clip has no tracks if the rig has no part to move.
 */
export function followed(
  spec: MascotSpec,
  measured: MeasuredMotion,
  { loop, pace, size }: FollowWish,
  seconds: number | null,
  name: string,
): { take: MovementTake; clip: AnimationClip } {
  const take = takeOf(measured, { seconds, loop, pace });
  const { armLeft, armRight } = measured.curves;
  return { take, clip: composed(spec, take, { left: Math.min(...armLeft), right: Math.min(...armRight) }, size, name) };
}
