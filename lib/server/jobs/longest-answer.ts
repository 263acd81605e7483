import { env } from '../env';

/** The share of a function's time that an answer takes which waits for something. */
const SHARE = 0.8;

/** How long an answer may wait for a job, in milliseconds: a platform cuts functions off, a server nothing. */
export function longestAnswerMs(): number {
  const { functions } = env();
  return functions ? functions.seconds * 1000 * SHARE : Infinity;
}
