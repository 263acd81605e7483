import { ServiceError } from '@/lib/client';

/** A value that was changed differently here and elsewhere; with both colours where it is one. */
export interface Clash {
  name: string;
  colors?: { mine: string; theirs: string };
}

/** The two merged states of a conflict: nothing is saved until one is chosen. */
export interface Conflict<T> {
  clashes: readonly Clash[];
  mine: T;
  theirs: T;
  /** Whether the two states replace each other as a whole, because they cannot be merged. */
  whole?: boolean;
}

/** The message where changes of different values were merged. */
export const MERGED_TEXT = 'Merged with a change made elsewhere.';

/** The message while a conflict is open. */
export const HELD_TEXT = 'Not saved: changed elsewhere';

/** The message if an undone value was changed elsewhere since, and so stays. */
export const stays = (names: readonly string[]): string =>
  `Changed elsewhere since, and left as it is: ${names.join(', ')}.`;

/** Whether the service refused a save because its base is stale. */
export const isBehind = (error: unknown): boolean => error instanceof ServiceError && error.code === 'conflict';

/** The error if a name was changed elsewhere since, and so stays. */
export class Renamed extends Error {
  constructor(readonly now: string) {
    super(`It was renamed elsewhere: it is called “${now}” now.`);
  }
}
