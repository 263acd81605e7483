/**
 * Keeps the order of rows by making each at least a millisecond younger than the one before. Times are read in
 * milliseconds, and rows of the same time would be sorted by their new ids.
 */
export function oneAfterAnother<Row extends { createdAt: Date }>(rows: readonly Row[]): Row[] {
  let last = -Infinity;
  return rows.map((row) => {
    last = Math.max(row.createdAt.getTime(), last + 1);
    return { ...row, createdAt: new Date(last) };
  });
}
