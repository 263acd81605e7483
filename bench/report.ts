/** Prints a claim with its measured value, as `ok` or `MISS`. */
export function report(claim: string, value: string, kept: boolean): void {
  console.log(`${kept ? 'ok  ' : 'MISS'}  ${claim.padEnd(62)} ${value}`);
}

/** Prints a measured value without a claim. */
export function note(what: string, value: string): void {
  console.log(`      ${what.padEnd(62)} ${value}`);
}

/** The median of measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The quantile of measurements at `share` (0 to 1); 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Runs `work`; gives its duration in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
