import { env } from '../env';

/** The share of a function's time that a waiting answer may use. */
const SHARE = 0.8;

/**
 * Gives how long an answer may wait for a job, in milliseconds. Functions have a time limit; for a server it is
 * infinite.
 */
export function longestAnswerMs(): number {
  const { functions } = env();
  return functions ? functions.seconds * 1000 * SHARE : Infinity;
}
