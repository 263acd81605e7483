import type { Activity } from '@/lib/contract/activity';

/** A page of activity as the service answers it. */
interface Page {
  data: readonly Activity[];
  next_cursor: string | null;
}

/** Whether one stands above the other in a list, newest first. */
function isNewer(a: Pick<Activity, 'created_at' | 'id'>, b: Pick<Activity, 'created_at' | 'id'>): boolean {
  return a.created_at === b.created_at ? a.id > b.id : a.created_at > b.created_at;
}

/** A list after its newest page was read again: the page as it is, then what was loaded of older ones. */
export function caughtUp(known: readonly Activity[], { data, next_cursor: more }: Page): readonly Activity[] {
  const last = data.at(-1);
  return last && more !== null ? [...data, ...known.filter((each) => isNewer(last, each))] : data;
}

/** A list after its next page was loaded; what has come in between is not listed twice. */
export function withOlder(known: readonly Activity[], { data }: Page): readonly Activity[] {
  const listed = new Set(known.map(({ id }) => id));
  return [...known, ...data.filter(({ id }) => !listed.has(id))];
}

/**
 * What of a list is shown to somebody who reads further down: nothing newer than what stood at its top, so that nothing
 * jumps.
 */
export function upTo(top: Activity | null, list: readonly Activity[]): readonly Activity[] {
  return top ? list.filter((each) => !isNewer(each, top)) : list;
}
