import { totalmem } from 'node:os';

/** The memory, in bytes, in which caches may have their full sizes; a server at rest holds a third of 1 GB. */
const FULL_MEMORY = 1.5 * 2 ** 30;

/** The memory of this machine, or of the container that the process is limited to, in bytes. */
function memoryHere(): number {
  const limit = process.constrainedMemory();
  // Without a limit the value is 0, or more than the machine's memory.
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** The size of a cache in bytes: `most`, or less in a small machine, which would otherwise end the process. */
export const cacheBytes = (most: number, memory = memoryHere()): number =>
  Math.floor(most * Math.min(1, memory / FULL_MEMORY));
