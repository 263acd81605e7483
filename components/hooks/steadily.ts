/** How long to wait before code is asked for again, in milliseconds. */
const PAUSES_MS = [1000, 3000, 6000] as const;

/** Waits this long, in milliseconds, or until the browser says that the line is back. */
export function pause(forMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      resolve();
    };
    const timer = setTimeout(go, forMs);
    globalThis.addEventListener?.('online', go);
  });
}

/** Whether the browser knows that it has no connection. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * Loads code, and asks for it again where that failed: without a connection until there is one, else three times.
 * A page that loaded its code only once would be replaced by an error as soon as the connection is lost.
 * Throws what the last try threw.
 */
export async function steadily<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ;) {
    try {
      return await load();
    } catch (error) {
      const wait = PAUSES_MS[tries];
      if (wait === undefined) throw error;
      if (!isOffline()) tries += 1;
      await pause(wait);
    }
  }
}
