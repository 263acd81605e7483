import type { JobEvent } from '@/lib/contract/job';
import { ServiceError } from './error';
import { pause } from './pause';

/** The first and the longest pause before a broken stream is reopened, in milliseconds. */
const RETRY_MS = { first: 250, most: 5000 };
/**
 * A connection without data for this long is considered dead, because the service sends something at least every 15 s.
 */
const SILENCE_MS = 45_000;

/** Opens the event stream of a job, after the event with this number. */
export type OpenStream = (after: number, signal?: AbortSignal) => Promise<Response>;

/** Where to start, and a signal that ends the stream. */
export interface EventOptions {
  /** Only events with a greater number are given; 0 by default, for all of them. */
  after?: number;
  signal?: AbortSignal;
}

/**
 * The events of a job, each once and in order, until it has ended. Reopens a broken stream where it stopped, up to
 * `retries` times in a row without a new event. Throws `ServiceError` if the service refuses the stream, or after the
 * last retry.
 */
export async function* jobEvents(
  open: OpenStream,
  { after = 0, signal, retries = Infinity }: EventOptions & { retries?: number } = {},
): AsyncGenerator<JobEvent, void> {
  let seen = after;
  let failures = 0;
  for (;;) {
    let fault: unknown = new ServiceError(0, 'http_error', 'The event stream broke off.');
    try {
      for await (const event of eventsOf(await open(seen, signal))) {
        if (event.seq <= seen) continue;
        seen = event.seq;
        failures = 0;
        yield event;
        if (event.type === 'finished') return;
      }
    } catch (error) {
      if (signal?.aborted || isRefusal(error)) throw error;
      fault = error;
    }
    signal?.throwIfAborted();
    if (failures >= retries) throw fault;
    await pause(Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.most), signal);
    failures += 1;
  }
}

/**
 * Whether the service refused the request. A refusal would happen again, unlike a broken connection or a server error.
 */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ServiceError &&
    error.status >= 200 &&
    error.status < 500 &&
    error.status !== 429 &&
    error.status !== 408
  );
}

async function* eventsOf(response: Response): AsyncGenerator<JobEvent, void> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    throw new ServiceError(response.status, 'http_error', 'The event stream could not be opened.');
  }
  for await (const block of blocksOf(response.body)) {
    const data = block
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trimStart())
      .join('\n');
    if (data) yield JSON.parse(data) as JobEvent;
  }
}

/** The blocks of an event stream: the text between empty lines. */
async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const close = () => reader.cancel().catch(() => undefined);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const silent = setTimeout(close, SILENCE_MS);
      const { value, done } = await reader.read().finally(() => clearTimeout(silent));
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks;
    }
  } finally {
    await close();
  }
}
