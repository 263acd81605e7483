import { ServiceError } from '@/lib/client';

/** Something that was changed here and elsewhere, each otherwise; with both colours where it is one. */
export interface Clash {
  name: string;
  colors?: { mine: string; theirs: string };
}

/** Two changes of the same, each merged with all that is no clash: until one is chosen, nothing is saved. */
export interface Conflict<T> {
  clashes: readonly Clash[];
  mine: T;
  theirs: T;
}

/** Said where two changes of different things became one. */
export const MERGED_TEXT = 'Merged with a change made elsewhere.';

/** Why nothing is saved while a choice is open. */
export const HELD_TEXT = 'Not saved: changed elsewhere';

/** Said where something that is to be taken back was changed elsewhere since: it stays. */
export const stays = (names: readonly string[]): string =>
  `Changed elsewhere since, and left as it is: ${names.join(', ')}.`;

/** Whether the service refused a save because it is based on an older state than the current one. */
export const isBehind = (error: unknown): boolean => error instanceof ServiceError && error.code === 'conflict';

/** A name that was changed elsewhere since: it stays. */
export class Renamed extends Error {
  constructor(readonly now: string) {
    super(`It was renamed elsewhere: it is called “${now}” now.`);
  }
}
