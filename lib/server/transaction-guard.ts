import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from './env';

/** Whether the current code runs inside a database transaction. */
const inside = new AsyncLocalStorage<true>();

/** Runs the work of a transaction, marked as such for `refuseInTransaction`. */
export const markTransaction = <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work);

/**
 * Throws inside a database transaction, where a slow network would hold a connection and its locks; `what` names the
 * call. Production does not throw: a slow answer is better there than none.
 */
export function refuseInTransaction(what: string): void {
  if (inside.getStore() && !env().production)
    throw new Error(`${what} may not be called inside a database transaction: do that before or after it.`);
}
