/** Which of two changes counts where both changed the same. */
export type Preference = 'mine' | 'theirs';

/** What comes of two changes of one thing, and the names of what both changed otherwise. */
export interface Merged<T> {
  value: T;
  clashes: string[];
}

/** Whether two values are the same, as JSON. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Which of two changes of a value is to be taken; null where both changed it, and otherwise. */
export function chosen(base: unknown, mine: unknown, theirs: unknown): Preference | null {
  if (same(mine, base) || same(mine, theirs)) return 'theirs';
  return same(theirs, base) ? 'mine' : null;
}

/** The three states of a list whose items are the same where their keys are. */
interface Lists<T> {
  base: readonly T[];
  mine: readonly T[];
  theirs: readonly T[];
}

/**
 * Two changes of a list as one: items by their keys, each as whoever changed it left it. The order is that of whoever
 * changed it, else that of `theirs`, with what only the other has put behind what it stood behind. `clashes` are keys;
 * `prefer` decides about them.
 */
export function mergeLists<T>(
  { base, mine, theirs }: Lists<T>,
  keysOf: (list: readonly T[]) => string[],
  prefer: Preference,
): Merged<T[]> {
  const byKey = (list: readonly T[]) => new Map(keysOf(list).map((key, index) => [key, list[index]]));
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const clashes: string[] = [];
  const kept = new Map<string, T>();
  for (const key of new Set([...other.keys(), ...own.keys()])) {
    const side = chosen(was.get(key), own.get(key), other.get(key));
    if (side === null) clashes.push(key);
    const item = ((side ?? prefer) === 'mine' ? own : other).get(key);
    if (item !== undefined) kept.set(key, item);
  }
  const [first, second, third] = [was, own, other].map((map) =>
    [...map.keys()].filter((key) => was.has(key) && own.has(key) && other.has(key)),
  );
  const [leads, follows] = (chosen(first, second, third) ?? prefer) === 'mine' ? [own, other] : [other, own];
  return { value: ordered([...leads.keys()], [...follows.keys()]).flatMap((key) => kept.get(key) ?? []), clashes };
}

/** The keys of a list, and those that only another one has, each behind what it stands behind there. */
function ordered(leading: readonly string[], following: readonly string[]): string[] {
  const order = [...leading];
  following.forEach((key, at) => {
    if (order.includes(key)) return;
    const before = following.slice(0, at).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}
