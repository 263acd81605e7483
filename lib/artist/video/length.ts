import { LIMITS } from '@/lib/core/limits';

const { min, max } = LIMITS.animation.referenceDuration;

/** Trimmed films are rarely exact: so much more, in seconds, is still as long as it may be. */
const TRIM = 0.5;

/** How many seconds of a video are read: more than that is too much. */
export const MOST_SECONDS = max + TRIM;

/**
 * Why a video of so many seconds is no reference, in a sentence; null where it may be one, also where nobody knows its
 * length.
 */
export function lengthProblem(seconds: number | null): string | null {
  if (seconds === null || (seconds >= min && seconds <= MOST_SECONDS)) return null;
  return seconds < min
    ? `The video is too short: a reference lasts ${min} to ${max} seconds.`
    : `The video lasts ${Math.round(seconds)} seconds: a reference lasts ${min} to ${max}. Send the part that ` +
        'shows the movement.';
}
