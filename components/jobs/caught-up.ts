import type { Activity } from '@/lib/contract/activity';

/** A page of jobs, as the API returns it. */
interface Page {
  data: readonly Activity[];
  next_cursor: string | null;
}

/** Whether `a` comes before `b` in a list, newest first. */
function isNewer(a: Pick<Activity, 'created_at' | 'id'>, b: Pick<Activity, 'created_at' | 'id'>): boolean {
  return a.created_at === b.created_at ? a.id > b.id : a.created_at > b.created_at;
}

/** A list after its first page was read again: that page, followed by the older jobs that were loaded already. */
export function caughtUp(known: readonly Activity[], { data, next_cursor: more }: Page): readonly Activity[] {
  const last = data.at(-1);
  return last && more !== null ? [...data, ...known.filter((each) => isNewer(last, each))] : data;
}

/** A list with a further page appended, without duplicates. */
export function withOlder(known: readonly Activity[], { data }: Page): readonly Activity[] {
  const listed = new Set(known.map(({ id }) => id));
  return [...known, ...data.filter(({ id }) => !listed.has(id))];
}

/** The list from a job on, for a reader who has scrolled down: newer jobs are left out, so that nothing shifts. */
export function upTo(top: Activity | null, list: readonly Activity[]): readonly Activity[] {
  return top ? list.filter((each) => !isNewer(each, top)) : list;
}
