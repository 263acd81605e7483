import { LIMITS } from '@/lib/core/limits';

const { min, max } = LIMITS.animation.referenceDuration;

/** The tolerance of the length limit in seconds, because trimmed videos are rarely exact. */
const TOLERANCE_SECONDS = 0.5;

/** The number of seconds that are read; a longer video is refused. */
export const MOST_SECONDS = max + TOLERANCE_SECONDS;

/**
 * The reason why a video of a length in seconds cannot be a reference, as a sentence.
 * Null if it can, and if the length is unknown.
 */
export function lengthProblem(seconds: number | null): string | null {
  if (seconds === null || (seconds >= min && seconds <= MOST_SECONDS)) return null;
  return seconds < min
    ? `The video is too short: a reference lasts ${min} to ${max} seconds.`
    : `The video lasts ${Math.round(seconds)} seconds: a reference lasts ${min} to ${max}. Send the part that ` +
        'shows the movement.';
}
