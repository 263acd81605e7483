import type { JobEvent } from '@/lib/contract/job';
import { ServiceError } from './error';

/** First and longest pause before a broken stream is opened again, in milliseconds. */
const RETRY_MS = { first: 250, most: 5000 };

/** Opens the events of a job after a sequence number. */
export type OpenStream = (after: number, signal?: AbortSignal) => Promise<Response>;

/** Where to begin, and what stops the stream. */
export interface EventOptions {
  after?: number;
  signal?: AbortSignal;
}

/**
 * A job's events, each once and in order, until it has finished. A broken line is opened again where it stopped;
 * throws `ServiceError` where the service refuses the stream.
 */
export async function* jobEvents(open: OpenStream, { after = 0, signal }: EventOptions = {}): AsyncGenerator<JobEvent, void> {
  let seen = after;
  let pauseMs = RETRY_MS.first;
  for (;;) {
    try {
      for await (const event of eventsOf(await open(seen, signal))) {
        if (event.seq <= seen) continue;
        seen = event.seq;
        pauseMs = RETRY_MS.first;
        yield event;
        if (event.type === 'finished') return;
      }
    } catch (error) {
      if (signal?.aborted || isRefusal(error)) throw error;
    }
    signal?.throwIfAborted();
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, RETRY_MS.most);
  }
}

/** A refusal will be the same the next time; a broken line or a fault of the service may not. */
function isRefusal(error: unknown): boolean {
  return error instanceof ServiceError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

async function* eventsOf(response: Response): AsyncGenerator<JobEvent, void> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new ServiceError(response.status, 'http_error', 'The event stream could not be opened.');
  }
  for await (const block of blocksOf(response.body)) {
    const data = block.split('\n').filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart()).join('\n');
    if (data) yield JSON.parse(data) as JobEvent;
  }
}

/** The blocks of an event stream: text between empty lines. */
async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
}
