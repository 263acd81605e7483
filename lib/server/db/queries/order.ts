/**
 * Rows in their order, each created at least a millisecond after the one before. Moments are read in milliseconds, and
 * rows of one moment would stand by their new ids.
 */
export function oneAfterAnother<Row extends { createdAt: Date }>(rows: readonly Row[]): Row[] {
  let last = -Infinity;
  return rows.map((row) => {
    last = Math.max(row.createdAt.getTime(), last + 1);
    return { ...row, createdAt: new Date(last) };
  });
}
