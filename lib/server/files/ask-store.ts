import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@/lib/contract/errors';
import { deadline, unlessAborted } from '../abort';
import { jobPatienceMs } from '../db/connection/patience';
import { logError } from '../log';
import { metrics } from '../metrics/registry';
import { refuseInTransaction } from '../transaction-guard';
import { objectStore, type ObjectStore } from './s3-client';

/**
 * The total time limit of a call that transfers few bytes, in seconds: a store that trickles bytes never exceeds a
 * silence limit.
 */
const CALL_SECONDS = 10;
/** The circuit breaker opens after `failures` in a row, and stays open for `restMs` milliseconds. */
const BREAKER = { failures: 3, restMs: 5000 };
/** The least `Retry-After` in seconds. */
const MIN_RETRY_SECONDS = 2;
/** The pause in milliseconds between two calls of a job while the circuit breaker is closed. */
const PAUSE_MS = 500;

/** Kept on `globalThis`, because several bundles share the circuit breaker: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigObjectStore?: { failures: number; restUntil: number } };
const breaker = () => (shared.liverigObjectStore ??= { failures: 0, restUntil: 0 });

/** Gives the milliseconds for which the circuit breaker stays open; 0 while it is closed. */
export const storeRestMs = (): number => Math.max(0, breaker().restUntil - performance.now());

/** The 503 for an object store that cannot be reached. */
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

/** Whether the object store rejected the call, as for a missing object, and so is reachable. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return false;
  const { httpStatusCode = 0 } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode >= 400 && httpStatusCode < 500 && httpStatusCode !== 408 && httpStatusCode !== 429;
}

/** Logs and counts a failure; the last of several in a row opens the circuit breaker. */
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

/** Throws while the circuit breaker is open. Afterwards one call goes ahead, and the others wait for its outcome. */
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

/** Makes one call within its time limit, through the circuit breaker. */
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
 * Calls the object store within `seconds`. Throws a 503 with `Retry-After` if it is unreachable, silent or too slow, at
 * once after several such failures. A job retries up to its own time limit, since it would lose its work. Passes on the
 * store's refusals, and the reason of an aborted `signal`. `call` must be idempotent.
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
