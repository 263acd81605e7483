import { ServiceError } from '@/lib/client';
import { pause } from '../hooks/steadily';
import type { EditSession } from './session';

/** The delays between retries, in milliseconds; the last one repeats. */
const PAUSES_MS = [2000, 5000, 10_000, 20_000] as const;

/** The pause before a retry, in milliseconds, after `tries` failed retries. */
export const pauseBefore = (tries: number): number => PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;

/** Whether a refused request may succeed later as it is: the service is overloaded or has failed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ServiceError && (error.status === 429 || error.status >= 500);

/** Whether a request got no response, because the service or the network is down. */
const isUnreached = (error: unknown): boolean => error instanceof ServiceError && error.status === 0;

/** The most retries of a read: about 17 seconds. */
const MAX_READS = 3;

/**
 * Reads something, and retries a few times while the service is unreachable, overloaded or failing. Throws the last
 * error, and every refusal at once.
 */
export async function readPatiently<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      if (signal.aborted || tries === MAX_READS || !(isPassing(error) || isUnreached(error))) throw error;
      await pause(pauseBefore(tries));
    }
  }
}

/**
 * Sends a request, and retries while the service is unreachable; `offline` is set meanwhile. Retries call `again`,
 * which can check whether an earlier try had arrived. Throws every other error of the service.
 */
export async function reached<T>(
  { store }: Pick<EditSession, 'store'>,
  ask: () => Promise<T>,
  again: () => Promise<T> = ask,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await (tries === 0 ? ask() : again());
      if (store.getState().offline) store.setState({ offline: false });
      return answer;
    } catch (error) {
      if (!isUnreached(error)) {
        store.setState({ offline: false });
        throw error;
      }
      store.setState({ offline: true });
      await pause(pauseBefore(tries));
    }
  }
}
