/** The calendar month of a moment, in UTC: its name (`2026-11`), its start and the start of the next. */
export function monthOf(moment: Date): { period: string; start: Date; next: Date } {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  return {
    period: moment.toISOString().slice(0, 7),
    start: new Date(Date.UTC(year, month, 1)),
    next: new Date(Date.UTC(year, month + 1, 1)),
  };
}
