/** Which of two changes wins where both changed the same. */
export type Preference = 'mine' | 'theirs';

/** The result of merging two changes, and the names of what both changed differently. */
export interface Merged<T> {
  value: T;
  clashes: string[];
}

/** Whether two values are equal as JSON. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Gives the side whose change of a value applies; null if both changed it differently. */
export function chosen(base: unknown, mine: unknown, theirs: unknown): Preference | null {
  if (same(mine, base) || same(mine, theirs)) return 'theirs';
  return same(theirs, base) ? 'mine' : null;
}

/** Three versions of a list, whose items are identified by keys. */
interface Lists<T> {
  base: readonly T[];
  mine: readonly T[];
  theirs: readonly T[];
}

/**
 * Merges two changes of a list by key: each item is taken from the side that changed it. The order is that of the side
 * that changed it, else that of `theirs`. An item that only the other list has follows its predecessor there. `clashes`
 * are keys; `prefer` decides about them.
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

/** The keys of a list, with the keys of another one inserted after their predecessors there. */
function ordered(leading: readonly string[], following: readonly string[]): string[] {
  const order = [...leading];
  following.forEach((key, at) => {
    if (order.includes(key)) return;
    const before = following.slice(0, at).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}
