/** A hash of the sources as they are now. */
export function hashOfSources(root: string): string;

/** Where a finished build notes the hash of its sources. */
export function noteOf(root: string): string;

/** Whether there is a finished build of the sources as they are now. */
export function isBuilt(root: string): boolean;
