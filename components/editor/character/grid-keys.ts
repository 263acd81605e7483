/** The index to which a key moves the focus in a grid with these columns; null for other keys. */
export function movedInGrid(key: string, at: number, { count, columns }: { count: number; columns: number }) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (step === undefined) return null;
  const next = at + step;
  return next < 0 || next >= count ? at : next;
}
