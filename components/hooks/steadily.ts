/** The delays between retries of loading code, in milliseconds. */
const PAUSES_MS = [1000, 3000, 6000] as const;

/** Waits for a time in milliseconds, or until the browser reports that it is online. */
export function pause(forMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, forMs);
    globalThis.addEventListener?.('online', finish);
  });
}

/** Whether the browser reports that it is offline. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * Loads code with retries: three while online, and any number while offline. Without retries, a short loss of the
 * connection would replace the page by an error. Throws the error of the last try.
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
