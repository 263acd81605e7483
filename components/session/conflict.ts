import { ServiceError } from '@/lib/client';

/** A value that was changed differently here and elsewhere; for a colour, with both colours. */
export interface Clash {
  name: string;
  colors?: { mine: string; theirs: string };
}

/** The two merged states of a conflict. Nothing is saved until the user chooses one. */
export interface Conflict<T> {
  clashes: readonly Clash[];
  mine: T;
  theirs: T;
  /** Whether one state replaces the other as a whole, because they cannot be merged. */
  whole?: boolean;
}

/** The message after changes of different values were merged. */
export const MERGED_TEXT = 'Merged with a change made elsewhere.';

/** The save status while a conflict is open. */
export const HELD_TEXT = 'Not saved: changed elsewhere';

/** The message if undo skips values that were changed elsewhere since. */
export const stays = (names: readonly string[]): string =>
  `Changed elsewhere since, and left as it is: ${names.join(', ')}.`;

/** Whether the service refused a save because its base is stale. */
export const isBehind = (error: unknown): boolean => error instanceof ServiceError && error.code === 'conflict';

/** The error if undo or redo cannot rename, because the name was changed elsewhere since. */
export class Renamed extends Error {
  constructor(readonly now: string) {
    super(`It was renamed elsewhere: it is called “${now}” now.`);
  }
}
