import { LRUCache } from 'lru-cache';
import { unavailable } from '@/lib/contract/errors';
import { unlessAborted } from '../abort';

/**
 * Describes how a value is computed from a subject, its cache key, and its size in bytes. A null value is not cached.
 * `make` may stop when its signal aborts: then nobody waits for the value any more.
 */
interface Making<S, T> {
  keyOf: (subject: S) => string;
  bytesOf: (made: T) => number;
  make: (subject: S, signal: AbortSignal) => Promise<T | null>;
}

/** A group of callers with a common limit of parallel computations. */
export interface Party {
  name: string;
  most: number;
}

/** A caller that waits for a value. */
export interface Waiter {
  /** Aborts when the caller disconnects. */
  signal?: AbortSignal | undefined;
  /** The caller's party; without one the caller is not limited. */
  party?: Party;
}

/** A value that is being computed, and the number of callers that still wait for it. */
interface Pending<T> {
  value: Promise<T | null>;
  waiters: number;
  forsaken: AbortController;
}

/** The overhead of a cache entry beside its value, in bytes. */
const ENTRY_BYTES = 200;
/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 5;

const busy = () => unavailable('Too many pictures and bundles are being made at the moment.', RETRY_SECONDS);

/**
 * Memoises expensive values: concurrent callers share one computation, and the most recently used values are cached up
 * to a number of bytes. A computation whose callers have all gone is stopped. The result throws a 503 if the caller's
 * party has its maximum number of computations running, and the reason of an aborted signal.
 */
export function madeOnce<S, T extends object>(
  mostBytes: number,
  { keyOf, bytesOf, make }: Making<S, T>,
): (subject: S, waiter?: Waiter) => Promise<T | null> {
  const kept = new LRUCache<string, T>({
    maxSize: mostBytes,
    sizeCalculation: (made, key) => bytesOf(made) + key.length + ENTRY_BYTES,
  });
  const making = new Map<string, Pending<T>>();
  const underWay = new Map<string, number>();

  /** Counts a computation of a party, and gives a function that ends the count; throws a 503 beyond its limit. */
  function takePlace({ name, most }: Party): () => void {
    const count = underWay.get(name) ?? 0;
    if (count >= most) throw busy();
    underWay.set(name, count + 1);
    return () => {
      const left = (underWay.get(name) ?? 1) - 1;
      if (left > 0) underWay.set(name, left);
      else underWay.delete(name);
    };
  }

  function begin(subject: S, key: string, party: Party | undefined): Pending<T> {
    const leave = party && takePlace(party);
    const forsaken = new AbortController();
    const value = make(subject, forsaken.signal).then((made) => {
      if (made) kept.set(key, made);
      return made;
    });
    const pending: Pending<T> = { value, waiters: 0, forsaken };
    making.set(key, pending);
    const end = () => {
      leave?.();
      if (making.get(key) === pending) making.delete(key);
    };
    // Waiting callers get the error; without callers it is ignored.
    value.then(end, end);
    return pending;
  }

  return async (subject, { signal, party } = {}) => {
    const key = keyOf(subject);
    const known = kept.get(key);
    if (known) return known;
    const pending = making.get(key) ?? begin(subject, key, party);
    pending.waiters += 1;
    try {
      return await (signal ? unlessAborted(pending.value, signal) : pending.value);
    } finally {
      pending.waiters -= 1;
      if (pending.waiters === 0) {
        if (making.get(key) === pending) making.delete(key);
        pending.forsaken.abort();
      }
    }
  };
}
