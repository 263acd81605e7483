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

/** A signal that follows others until `end` is called, which removes every listener and timer. */
interface Bounded {
  signal: AbortSignal;
  end(): void;
}

/**
 * Gives a signal that aborts with the first of several, for the same reason. Unlike `AbortSignal.any` it leaves nothing
 * at a signal that lives as long as the process: Node keeps an entry there for every signal that was derived from it.
 */
export function firstOf(signals: readonly AbortSignal[]): Bounded {
  const [controller, over] = [new AbortController(), new AbortController()];
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true, signal: over.signal });
  }
  return { signal: controller.signal, end: () => over.abort() };
}

/**
 * Makes a deadline in milliseconds. The abort reason is the error that `late` makes after a timeout, else the other
 * signal's reason.
 */
export function deadline(milliseconds: number, late: () => Error, signal?: AbortSignal): Bounded {
  const timeout = new AbortController();
  // A separate timer is needed: the signal of AbortSignal.timeout may be garbage-collected where only a listener holds
  // it.
  const timer = setTimeout(() => timeout.abort(late()), milliseconds);
  const first = firstOf(signal ? [timeout.signal, signal] : [timeout.signal]);
  return {
    signal: first.signal,
    end() {
      clearTimeout(timer);
      first.end();
    },
  };
}
