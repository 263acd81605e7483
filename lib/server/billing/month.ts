/** The calendar month of a moment, in UTC: as `2026-11`, its first moment and the next month's. */
export function monthOf(moment: Date): { period: string; start: Date; next: Date } {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  return {
    period: moment.toISOString().slice(0, 7),
    start: new Date(Date.UTC(year, month, 1)),
    next: new Date(Date.UTC(year, month + 1, 1)),
  };
}
