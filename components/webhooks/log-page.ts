import type { Delivery } from '@/lib/contract/webhook';

/** Deliveries, newest first, and where those after the last one begin; null where there are none. */
export interface LogPage {
  data: readonly Delivery[];
  next_cursor: string | null;
}

/** A fresh first page before what is shown already; where the two do not meet any more, the fresh one alone. */
export function withFresh(shown: LogPage, fresh: LogPage): LogPage {
  const known = new Set(fresh.data.map(({ id }) => id));
  const older = shown.data.filter(({ id }) => !known.has(id));
  const meet = older.length < shown.data.length;
  return meet && older.length > 0 ? { data: [...fresh.data, ...older], next_cursor: shown.next_cursor } : fresh;
}
