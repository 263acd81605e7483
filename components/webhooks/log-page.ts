import type { Delivery } from '@/lib/contract/webhook';

/** Deliveries, newest first, and the cursor of the next page; null without one. */
export interface LogPage {
  data: readonly Delivery[];
  next_cursor: string | null;
}

/** Joins a new first page and the shown list; only the new page where the two do not overlap. */
export function withFresh(shown: LogPage, fresh: LogPage): LogPage {
  const known = new Set(fresh.data.map(({ id }) => id));
  const older = shown.data.filter(({ id }) => !known.has(id));
  const meet = older.length < shown.data.length;
  return meet && older.length > 0 ? { data: [...fresh.data, ...older], next_cursor: shown.next_cursor } : fresh;
}
