import { ApiError } from '@/lib/contract/errors';

/**
 * The states that a save is based on, one of which must be the current one; null where it is to be saved whatever there
 * is.
 */
export type Based = readonly string[] | null;

/** Refuses a save that is based on another state than the current one: `conflict`. `thing` is what is saved. */
export function refuseBehind(based: Based, current: string, thing: 'mascot' | 'canvas'): void {
  if (based === null || based.includes(current)) return;
  const message = `Somebody has saved this ${thing} since. Read it again, merge, and save with If-Match: "${current}".`;
  throw new ApiError('conflict', message, { current });
}
