import { ServiceError } from '@/lib/client';
import { pause } from '../hooks/steadily';
import type { EditSession } from './session';

/** How long to wait before each further try, in milliseconds; the last one repeats. */
const PAUSES_MS = [2000, 5000, 10_000, 20_000] as const;

/** Whether a request got no answer: the service, or the line to it, is away. */
export const isUnreached = (error: unknown): boolean => error instanceof ServiceError && error.status === 0;

/**
 * Asks the service, and again for as long as it is not reached; the session says so meanwhile. `again` is asked in
 * place of `ask` from the second time on, for what may have happened meanwhile. Throws what the service refuses.
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
      await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0);
    }
  }
}
