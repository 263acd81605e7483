import { LRUCache } from 'lru-cache';

/**
 * What is made of a subject, how it is known, and how large it is in bytes; null where there is nothing to make, which
 * is not kept.
 */
interface Making<S, T> {
  keyOf: (subject: S) => string;
  bytesOf: (made: T) => number;
  make: (subject: S) => Promise<T | null>;
}

/** Beside its bytes, what an entry costs. */
const ENTRY_BYTES = 200;

/**
 * Makes what is costly once: whoever asks while it is made waits for it, and what was used last is kept, up to so many
 * bytes.
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
