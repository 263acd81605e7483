import { LRUCache } from 'lru-cache';

/**
 * Describes how a value is computed from a subject, its cache key, and its size in bytes. A null value is not cached.
 */
interface Making<S, T> {
  keyOf: (subject: S) => string;
  bytesOf: (made: T) => number;
  make: (subject: S) => Promise<T | null>;
}

/** The overhead of a cache entry beside its value, in bytes. */
const ENTRY_BYTES = 200;

/**
 * Memoises expensive values: concurrent callers share one computation, and the most recently used values are cached up
 * to a number of bytes.
 */
export function madeOnce<S, T extends object>(
  mostBytes: number,
  { keyOf, bytesOf, make }: Making<S, T>,
): (subject: S) => Promise<T | null> {
  const kept = new LRUCache<string, T>({
    maxSize: mostBytes,
    sizeCalculation: (made, key) => bytesOf(made) + key.length + ENTRY_BYTES,
  });
  const making = new Map<string, Promise<T | null>>();
  return async (subject) => {
    const key = keyOf(subject);
    const known = kept.get(key);
    if (known) return known;
    const begun = making.get(key) ?? make(subject).finally(() => making.delete(key));
    making.set(key, begun);
    const made = await begun;
    if (made) kept.set(key, made);
    return made;
  };
}
