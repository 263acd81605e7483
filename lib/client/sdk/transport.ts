import { NAMES } from '@/lib/contract/legacy';
import { pause } from '../pause';
import { attempt, type Outcome } from './attempt';
import type { ClientOptions, RequestNotice, ResponseNotice } from './options';

/** The default timeout. It is longer than any response takes: 120 s of long polling and a margin. */
const TIMEOUT_MS = 150_000;
const RETRIES = 2;
/** The first and the longest pause between retries, in milliseconds. Each retry doubles the pause. */
const BACKOFF_MS = { first: 500, most: 8000 };
/** A response that requests a longer pause is not retried. The service's rate limits apply per minute. */
const MAX_ASKED_PAUSE_MS = 60_000;

/** The clock and the random numbers, which tests replace. */
export interface Nature {
  sleep: typeof pause;
  now(): number;
  /** A random number from 0 to 1. */
  random(): number;
}

const NATURE: Nature = { sleep: pause, now: () => Date.now(), random: () => Math.random() };

/**
 * A `fetch` that retries transient failures: network errors, 429, and server errors (5xx). It pauses as long as the
 * response requests, or else with exponential backoff and jitter. It ignores methods: for a POST, the caller must set
 * an idempotency key. A PUT or PATCH with `If-Match` is retried only after 429. Throws `timeout` (408) if the last
 * attempt times out.
 */
export function transport(
  {
    fetch: ownFetch,
    retries = RETRIES,
    timeoutMs = TIMEOUT_MS,
    headers: more,
    onRequest,
    onResponse,
  }: Omit<ClientOptions, 'baseUrl'>,
  nature = NATURE,
): typeof fetch {
  const request: typeof fetch = ownFetch ?? ((...input) => fetch(...input));
  return async (input, init = {}) => {
    const signal = init.signal ?? undefined;
    const headers = { ...more, ...(init.headers as Record<string, string>) };
    for (let count = 1; ; count += 1) {
      const notice: RequestNotice = {
        method: init.method ?? 'GET',
        url: withoutToken(String(input)),
        attempt: count,
        idempotencyKey: headers[NAMES.idempotencyHeader] ?? null,
      };
      onRequest?.(notice);
      const began = nature.now();
      const outcome = await attempt(request, input, { ...init, headers }, timeoutMs);
      const isFinal =
        count > retries || signal?.aborted || (isConditional(headers) && answerOf(outcome)?.status !== 429);
      const retryInMs = isFinal ? null : pauseAfter(outcome, count, nature);
      onResponse?.({ ...notice, ...reportOf(outcome), milliseconds: nature.now() - began, retryInMs });
      if (retryInMs === null) return settled(outcome);
      await answerOf(outcome)?.body?.cancel();
      await nature.sleep(retryInMs, signal);
    }
  };
}

/**
 * Whether a retry could be refused because the lost attempt has succeeded: it has changed the revision that `If-Match`
 * names.
 */
const isConditional = (headers: Record<string, string>): boolean =>
  NAMES.ifMatchHeader in headers && !(NAMES.idempotencyHeader in headers);

const answerOf = (outcome: Outcome): Response | null => ('response' in outcome ? outcome.response : null);

/** What is told of an attempt: the status of its response, 0 without one, and the id of the request. */
const reportOf = (outcome: Outcome): Pick<ResponseNotice, 'status' | 'requestId'> => ({
  status: answerOf(outcome)?.status ?? 0,
  requestId: answerOf(outcome)?.headers.get(NAMES.requestIdHeader) ?? null,
});

function settled(outcome: Outcome): Response {
  if ('error' in outcome) throw outcome.error;
  return outcome.response;
}

/** The pause in milliseconds before a retry; null if there must be no retry. */
function pauseAfter(outcome: Outcome, attempts: number, { now, random }: Nature): number | null {
  const grown = Math.min(BACKOFF_MS.first * 2 ** (attempts - 1), BACKOFF_MS.most);
  // Half of the pause is random, so that clients which failed together do not retry together.
  const backoff = Math.round(grown * (0.5 + random() / 2));
  if ('error' in outcome) return backoff;
  const { status, headers } = outcome.response;
  if (status !== 429 && status < 500) return null;
  const asked = askedPause(headers.get('retry-after'), now());
  if (asked === null) return backoff;
  return asked > MAX_ASKED_PAUSE_MS ? null : Math.max(asked, backoff);
}

/** The pause in milliseconds that a response requests, as seconds or as a date; null if it requests none. */
function askedPause(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const until = Number.isNaN(Number(header)) ? Date.parse(header) - now : Number(header) * 1000;
  return Number.isNaN(until) ? null : Math.max(0, until);
}

/** A URL without its share token. */
function withoutToken(url: string): string {
  return url.replace(/([?&]token=)[^&]*/g, '$1…');
}
