/** Rejects with the signal's reason as soon as it aborts, until `done` does. */
export function aborted(signal: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('It was stopped.', { cause: signal.reason }));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true, signal: done });
  });
}

/** What some work gives; the signal's reason as soon as that aborts. The work may go on by itself then: how it ends, nobody hears. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([work, aborted(signal, over.signal)]);
  } finally {
    over.abort();
  }
}
