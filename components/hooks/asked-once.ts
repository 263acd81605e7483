import { ServiceError } from '@/lib/client';
import { randomName } from '@/lib/core/random-name';

/** The idempotency keys of requests whose answer was lost, by what they asked for. */
const unanswered = new Map<string, string>();

/** Whether a request may have been carried out although it failed: its answer was lost on the way. */
const isLost = (error: unknown): boolean =>
  error instanceof ServiceError && (error.status === 0 || error.status >= 500);

/**
 * Sends a paid request with an idempotency key. If its answer is lost, the next request for the same thing has the same
 * key, so that it runs and is charged once. `asked` is what the request asks for, as JSON.
 */
export async function askedOnce<T>(asked: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const what = JSON.stringify(asked);
  const key = unanswered.get(what) ?? randomName();
  unanswered.delete(what);
  try {
    return await send(key);
  } catch (error) {
    if (isLost(error)) unanswered.set(what, key);
    throw error;
  }
}
