/** Rejects with the reason of `signal` as soon as it aborts; stops watching it once `done` aborts. */
export function aborted(signal: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('It was stopped.', { cause: signal.reason }));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true, signal: done });
  });
}

/**
 * Gives the result of the work, or throws the signal's reason as soon as it aborts; the work then continues and its
 * outcome is ignored.
 */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([work, aborted(signal, over.signal)]);
  } finally {
    over.abort();
  }
}

/** A signal that aborts on a timeout or together with another signal; `end` stops the timer. */
interface Deadline {
  signal: AbortSignal;
  end(): void;
}

/**
 * Makes a deadline in milliseconds. The abort reason is the error that `late` makes after a timeout, else the other
 * signal's reason.
 */
export function deadline(milliseconds: number, late: () => Error, signal?: AbortSignal): Deadline {
  const [controller, over] = [new AbortController(), new AbortController()];
  // A separate timer is needed: the signal of AbortSignal.timeout may be garbage-collected where only AbortSignal.any
  // holds it.
  const timer = setTimeout(() => controller.abort(late()), milliseconds);
  const pass = () => controller.abort(signal?.reason);
  if (signal?.aborted) pass();
  else signal?.addEventListener('abort', pass, { once: true, signal: over.signal });
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      over.abort();
    },
  };
}
