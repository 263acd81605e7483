/** Whether two JSON values are equal, whatever the order of their keys: a database may return another order. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const own = Object.entries(a);
  const other = new Map(Object.entries(b));
  return own.length === other.size && own.every(([key, value]) => other.has(key) && sameJson(value, other.get(key)));
}
