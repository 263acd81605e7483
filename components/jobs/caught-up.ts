import type { Activity } from '@/lib/contract/activity';

/** A page of activity as the service answers it. */
interface Page {
  data: readonly Activity[];
  next_cursor: string | null;
}

/** Whether one comes before the other in a list, newest first. */
function isNewer(a: Pick<Activity, 'created_at' | 'id'>, b: Pick<Activity, 'created_at' | 'id'>): boolean {
  return a.created_at === b.created_at ? a.id > b.id : a.created_at > b.created_at;
}

/** A list after its newest page was read again: that page, then the loaded older ones. */
export function caughtUp(known: readonly Activity[], { data, next_cursor: more }: Page): readonly Activity[] {
  const last = data.at(-1);
  return last && more !== null ? [...data, ...known.filter((each) => isNewer(last, each))] : data;
}

/** A list after its next page was loaded, without duplicates. */
export function withOlder(known: readonly Activity[], { data }: Page): readonly Activity[] {
  const listed = new Set(known.map(({ id }) => id));
  return [...known, ...data.filter(({ id }) => !listed.has(id))];
}

/** Gives the part of a list for a reader further down: without jobs newer than its top, so that nothing shifts. */
export function upTo(top: Activity | null, list: readonly Activity[]): readonly Activity[] {
  return top ? list.filter((each) => !isNewer(each, top)) : list;
}
