import type { MascotSpec } from '@/lib/core/spec/schema';

/** Whether two drawings differ only in their colours. */
export const sameButColors = (a: MascotSpec, b: MascotSpec): boolean =>
  equal(a.parts, b.parts) && equal(a.anchors, b.anchors) && a.description === b.description && a.name === b.name;

/** Whether two JSON values are equal, whatever the order of their keys: a database may return another order. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const own = Object.entries(a);
  const other = new Map(Object.entries(b));
  return own.length === other.size && own.every(([key, value]) => other.has(key) && equal(value, other.get(key)));
}
