/**
 * The interval of heartbeats in milliseconds, short enough that no proxy closes the stream as idle (most do at 30 to 60
 * s).
 */
export const HEARTBEAT_MS = 15_000;

/** How long a browser waits before it reconnects to a stream that ended early, in milliseconds. */
const RETRY_MS = 1000;

const encoder = new TextEncoder();
/** The first bytes of every stream. */
export const OPEN = encoder.encode(`retry: ${RETRY_MS}\n: open\n\n`);
/** A comment, which readers ignore. */
export const HEARTBEAT = encoder.encode(': heartbeat\n\n');

/** Caches the bytes of events that several streams send: a draft has some hundred kilobytes. */
const sent = new WeakMap<object, Uint8Array>();

/** The bytes of an event, with `seq` as its id. */
export function bytesOf(event: unknown): Uint8Array {
  if (typeof event !== 'object' || event === null) return encoder.encode(eventText(event));
  const bytes = sent.get(event) ?? encoder.encode(eventText(event));
  sent.set(event, bytes);
  return bytes;
}

/**
 * Sends items as server-sent events with `seq` as the id, and heartbeat comments. Ends the iterable when the reader
 * disconnects.
 */
export function eventStream(items: AsyncIterable<unknown>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const iterator = items[Symbol.asyncIterator]();
  const over = new AbortController();
  const stop = () => {
    over.abort();
    void iterator.return?.();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const heartbeat = setInterval(() => controller.enqueue(HEARTBEAT), HEARTBEAT_MS);
      over.signal.addEventListener('abort', () => clearInterval(heartbeat));
      signal.addEventListener('abort', stop, { signal: over.signal });
      controller.enqueue(OPEN);
    },
    async pull(controller) {
      try {
        const { value, done } = await iterator.next();
        if (over.signal.aborted) return;
        if (!done) return controller.enqueue(bytesOf(value));
        stop();
        controller.close();
      } catch (error) {
        stop();
        controller.error(error);
      }
    },
    cancel: stop,
  });
}

function eventText(event: unknown): string {
  const { seq, type } = event as { seq?: number; type?: string };
  return (
    `${seq === undefined ? '' : `id: ${seq}\n`}${type === undefined ? '' : `event: ${type}\n`}data: ` +
    `${JSON.stringify(event)}\n\n`
  );
}

/** The sequence number after which a stream resumes: a reader's `Last-Event-ID`, else `after`, else 0. */
export function resumeAfter(request: Request, after: number | undefined): number {
  const last = Number(request.headers.get('last-event-id') || Number.NaN);
  return Number.isSafeInteger(last) && last >= 0 ? last : (after ?? 0);
}
