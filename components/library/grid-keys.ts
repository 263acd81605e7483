/** The index offsets of the keys that move the focus in a grid. */
const STEPS: Readonly<Record<string, (columns: number, count: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: (_, count) => -count,
  End: (_, count) => count,
};

/** The index to which a key moves the focus; null for other keys, or if there is no item. */
export function indexAfter(key: string, from: number, count: number, columns: number): number | null {
  const step = STEPS[key]?.(columns, count);
  if (step === undefined || count === 0) return null;
  const to = from + step;
  if (Math.abs(step) === 1 || Math.abs(step) === count) return Math.min(Math.max(to, 0), count - 1);
  if (to < 0) return null;
  // From the row above an incomplete last row, Down moves to the last item.
  const isLastRow = Math.floor(from / columns) === Math.floor((count - 1) / columns);
  return to < count ? to : isLastRow ? null : count - 1;
}

/** The number of columns of a grid, measured from the items in its first row. */
export function columnsOf(items: readonly Element[]): number {
  const top = items[0]?.getBoundingClientRect().top;
  const next = items.findIndex((item) => item.getBoundingClientRect().top !== top);
  return Math.max(1, next < 0 ? items.length : next);
}
