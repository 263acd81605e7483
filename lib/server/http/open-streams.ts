import { rateLimited } from '@/lib/contract/errors';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';

/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 5;

/**
 * The number of open event streams by caller and by address. Kept on `globalThis`, because several bundles share it.
 */
const shared = globalThis as typeof globalThis & { liverigOpenStreams?: Map<string, number> };

/** Takes a place in each bucket, and gives a function that frees them. Throws `rate_limited` if a bucket is full. */
function takePlaces(buckets: readonly { name: string; limit: number }[]): () => void {
  const open = (shared.liverigOpenStreams ??= new Map());
  for (const { name, limit } of buckets) {
    if ((open.get(name) ?? 0) < limit) continue;
    const advice = 'close one, or ask for the job with `?wait=`';
    throw rateLimited(`At most ${limit} event streams may be open at once: ${advice}.`, {
      retry_after: RETRY_SECONDS,
      limit,
    });
  }
  for (const { name } of buckets) open.set(name, (open.get(name) ?? 0) + 1);
  const taken = new Set(buckets.map(({ name }) => name));
  return () => {
    for (const name of taken) {
      const left = (open.get(name) ?? 1) - 1;
      if (left > 0) open.set(name, left);
      else open.delete(name);
    }
    taken.clear();
  };
}

/** Passes items on; calls `ended` when they have ended or the reader has disconnected. */
function telling<T>(items: AsyncIterable<T>, ended: () => void): AsyncIterable<T> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = items[Symbol.asyncIterator]();
      return {
        async next() {
          try {
            const step = await iterator.next();
            if (step.done) ended();
            return step;
          } catch (error) {
            ended();
            throw error;
          }
        },
        async return() {
          ended();
          await iterator.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/**
 * Opens an event stream of a caller. `address` is null for an unknown one and for this machine. Throws `rate_limited`
 * if caller or address have `LIMITS.streams` open in this process, and the errors of `open`.
 */
export async function withPlace<T>(
  actor: Actor,
  address: string | null,
  open: () => Promise<AsyncIterable<T>>,
): Promise<AsyncIterable<T>> {
  const leave = takePlaces([
    { name: `caller:${actor.keyId ?? actor.sessionId ?? actor.workspaceId}`, limit: LIMITS.streams.perCaller },
    ...(address === null ? [] : [{ name: `address:${address}`, limit: LIMITS.streams.perAddress }]),
  ]);
  try {
    return telling(await open(), leave);
  } catch (error) {
    leave();
    throw error;
  }
}
