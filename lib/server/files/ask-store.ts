import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@/lib/contract/errors';
import { deadline, unlessAborted } from '../abort';
import { jobPatienceMs } from '../db/connection/patience';
import { logError } from '../log';
import { metrics } from '../metrics/registry';
import { refuseInTransaction } from '../transaction-guard';
import { objectStore, type ObjectStore } from './s3-client';

/** How long a call that moves few bytes may take in all, in seconds: a store that trickles is never silent. */
const CALL_SECONDS = 10;
/** Failures in a row after which the object store is left alone, and for how long, in milliseconds. */
const BREAKER = { failures: 3, restMs: 5000 };
/** What callers are told to wait at least, in seconds. */
const MIN_RETRY_SECONDS = 2;
/** The pause between two calls of a job where the store does not rest, in milliseconds. */
const PAUSE_MS = 500;

/** The circuit breaker of this process. It belongs to the process and not to a bundle: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigObjectStore?: { failures: number; restUntil: number } };
const breaker = () => (shared.liverigObjectStore ??= { failures: 0, restUntil: 0 });

/** The milliseconds for which the object store is still left alone; 0 where calls go through. */
export const storeRestMs = (): number => Math.max(0, breaker().restUntil - performance.now());

/** The 503 for a store that cannot be reached. */
class StoreAway extends ApiError {
  constructor(restMs: number, cause?: unknown) {
    super(
      'internal',
      'The file store cannot be reached at the moment. It is safe to try again.',
      null,
      { 'Retry-After': String(Math.max(MIN_RETRY_SECONDS, Math.ceil(restMs / 1000))) },
      503,
    );
    this.cause = cause;
  }
}

/** Whether the object store understood the call and refused it, as one does for an object that it has not. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return false;
  const { httpStatusCode = 0 } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode >= 400 && httpStatusCode < 500 && httpStatusCode !== 408 && httpStatusCode !== 429;
}

/** Logs and counts a failure; the last of several in a row begins a rest. */
function noteFailure(error: unknown): void {
  const state = breaker();
  state.failures += 1;
  logError('files.store_failed', error, { failures: state.failures });
  metrics().storeFailures.inc();
  if (state.failures >= BREAKER.failures) state.restUntil = performance.now() + BREAKER.restMs;
}

function noteAnswer(): void {
  Object.assign(breaker(), { failures: 0, restUntil: 0 });
}

/** Throws while the store rests. After a rest one call goes ahead, and the others wait for what becomes of it. */
function passBreaker(): void {
  const rest = storeRestMs();
  if (rest > 0) throw new StoreAway(rest);
  const state = breaker();
  if (state.failures >= BREAKER.failures) state.restUntil = performance.now() + BREAKER.restMs;
}

type StoreCall<T> = (store: ObjectStore, signal: AbortSignal) => Promise<T>;

interface Limits {
  seconds?: number;
  signal?: AbortSignal | undefined;
}

/** One call, within its time and past the breaker. */
async function askOnce<T>(call: StoreCall<T>, { seconds = CALL_SECONDS, signal }: Limits): Promise<T> {
  passBreaker();
  const store = await objectStore();
  const late = () => new Error(`The object store took longer than ${Math.round(seconds)} s.`);
  const time = deadline(seconds * 1000, late, signal);
  try {
    const answer = await unlessAborted(call(store, time.signal), time.signal);
    noteAnswer();
    return answer;
  } catch (error) {
    signal?.throwIfAborted();
    if (isRefusal(error)) {
      noteAnswer();
      throw error;
    }
    noteFailure(error);
    throw new StoreAway(storeRestMs(), error);
  } finally {
    time.end();
  }
}

/**
 * Calls the object store within `seconds`. Throws a 503 with `Retry-After` where it is away, silent or too slow, at
 * once after several such failures. A job asks again while its patience lasts, since it would lose its work.
 * Passes on what the store refuses, and the reason of an aborted `signal`. `call` must be safe to repeat.
 */
export async function askStore<T>(call: StoreCall<T>, limits: Limits = {}): Promise<T> {
  refuseInTransaction('The object store');
  const until = performance.now() + jobPatienceMs();
  for (;;) {
    try {
      return await askOnce(call, limits);
    } catch (error) {
      const pause = Math.max(storeRestMs(), PAUSE_MS);
      if (!(error instanceof StoreAway) || performance.now() + pause > until) throw error;
      await sleep(pause, undefined, limits.signal ? { signal: limits.signal } : {});
    }
  }
}
