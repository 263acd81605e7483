import { patiently } from './patience';

/** How long a statement waits for a free connection, and a connection for its server, in milliseconds. */
export const CONNECT_TIMEOUT_MS = 5000;

type Released<C> = (error: Error | undefined, client?: C, release?: (error?: Error | boolean) => void) => void;

/** What the pools of node-postgres and Neon have in common. */
interface Pool<C> {
  connect(): Promise<C>;
  connect(done: Released<C>): void;
  query(...args: never[]): unknown;
}

const isRead = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'text' in query && /^\s{0,9}select\b/i.test(String(query.text));

/**
 * Makes a pool wait for an unreachable database while the caller's patience lasts. It repeats connecting and reads, but
 * no writes: those may have been done.
 */
export function makePatient<C extends { release(error?: Error | boolean): void }, P extends Pool<C>>(pool: P): P {
  const connectOnce = pool.connect.bind(pool) as () => Promise<C>;
  const queryOnce = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const connectPatiently = () => patiently(() => connectOnce());
  return Object.assign(pool, {
    connect: (done?: Released<C>) => {
      if (!done) return connectPatiently();
      connectPatiently().then(
        (client) => done(undefined, client, (error) => client.release(error)),
        (error: Error) => done(error),
      );
      return undefined;
    },
    query: (...args: unknown[]) =>
      isRead(args[0]) && typeof args.at(-1) !== 'function'
        ? patiently(() => queryOnce(...args) as Promise<unknown>)
        : queryOnce(...args),
  });
}
