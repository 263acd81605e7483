/** The most measurements of one task. A first run may be slow because of compilation and garbage collection. */
const ATTEMPTS = 10;

/**
 * The shortest processor time of several runs in milliseconds, which other processes hardly affect. Stops at the first
 * run within the limit.
 */
export function processorTime(run: () => unknown, limit: number): number {
  let shortest = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && shortest >= limit; attempt += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}
