import { FRAME_SECONDS } from '../../stage/playhead';

/** The moment of the nearest frame, in seconds. */
export const nearestFrame = (seconds: number): number => Math.round(seconds / FRAME_SECONDS) * FRAME_SECONDS;

/** A moment in seconds, snapped to the nearest of `targets` within `reach`, else to the nearest frame. */
export function snapped(seconds: number, targets: readonly number[], reach: number): number {
  let nearest: number | null = null;
  for (const target of targets)
    if (
      Math.abs(target - seconds) <= reach &&
      (nearest === null || Math.abs(target - seconds) < Math.abs(nearest - seconds))
    )
      nearest = target;
  return nearest ?? nearestFrame(seconds);
}
