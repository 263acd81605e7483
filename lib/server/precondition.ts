import { ApiError } from '@/lib/contract/errors';

/** The states that a save accepts as the current one; null saves whatever the current state is. */
export type ExpectedStates = readonly string[] | null;

/** Throws `conflict` where the current state is not one that the save expects. */
export function refuseStale(expected: ExpectedStates, current: string, thing: 'mascot' | 'animation' | 'canvas'): void {
  if (expected === null || expected.includes(current)) return;
  const message = `Somebody has saved this ${thing} since. Read it again, merge, and save with If-Match: "${current}".`;
  throw new ApiError('conflict', message, { current });
}
