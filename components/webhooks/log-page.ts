import type { Delivery } from '@/lib/contract/webhook';

/** A list of deliveries, newest first, and the cursor of the next page; null if there is none. */
export interface LogPage {
  data: readonly Delivery[];
  next_cursor: string | null;
}

/** Merges a newly read first page into the shown list. If the two do not overlap, gives only the new page. */
export function withFresh(shown: LogPage, fresh: LogPage): LogPage {
  const known = new Set(fresh.data.map(({ id }) => id));
  const older = shown.data.filter(({ id }) => !known.has(id));
  const meet = older.length < shown.data.length;
  return meet && older.length > 0 ? { data: [...fresh.data, ...older], next_cursor: shown.next_cursor } : fresh;
}
