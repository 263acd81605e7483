/** The keys that move within a grid. */
const STEPS: Readonly<Record<string, (columns: number, count: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: (_, count) => -count,
  End: (_, count) => count,
};

/** The index that a key moves to; null for a key that does not move, or a row that is not there. */
export function indexAfter(key: string, from: number, count: number, columns: number): number | null {
  const step = STEPS[key]?.(columns, count);
  if (step === undefined || count === 0) return null;
  const to = from + step;
  if (Math.abs(step) === 1 || Math.abs(step) === count) return Math.min(Math.max(to, 0), count - 1);
  if (to < 0) return null;
  // From the row above a last row that is not full, down leads to its last item.
  const isLastRow = Math.floor(from / columns) === Math.floor((count - 1) / columns);
  return to < count ? to : isLastRow ? null : count - 1;
}

/** The number of items in the first row of a grid. */
export function columnsOf(items: readonly Element[]): number {
  const top = items[0]?.getBoundingClientRect().top;
  const next = items.findIndex((item) => item.getBoundingClientRect().top !== top);
  return Math.max(1, next < 0 ? items.length : next);
}
