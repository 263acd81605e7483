import { LRUCache } from 'lru-cache';

/**
 * How a value is made of a subject, its key, and its size in bytes.
 * Null where there is nothing to make, which is not cached.
 */
interface Making<S, T> {
  keyOf: (subject: S) => string;
  bytesOf: (made: T) => number;
  make: (subject: S) => Promise<T | null>;
}

/** What an entry costs beside its own bytes. */
const ENTRY_BYTES = 200;

/**
 * Makes costly values once: callers wait for one that is being made, and the last used are cached, up to so many bytes.
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
