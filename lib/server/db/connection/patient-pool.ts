import { patiently } from './patience';

/** How long a statement waits for a free connection, and a connection for its server, in milliseconds. */
export const CONNECT_TIMEOUT_MS = 5000;

type Released<C> = (error: Error | undefined, client?: C, release?: (error?: Error | boolean) => void) => void;

/** What the pools of node-postgres and Neon have in common. */
interface Pool<C> {
  connect(): Promise<C>;
  connect(done: Released<C>): void;
  query(...args: never[]): unknown;
  on(event: 'error', listener: () => void): unknown;
  on(event: 'connect', listener: (client: { on(event: 'error', listener: () => void): unknown }) => void): unknown;
}

/** What their single clients have in common. */
interface Single {
  connect(): Promise<unknown>;
  on(event: 'error', listener: () => void): unknown;
}

/** A connection that its pool has lent. */
interface Lent {
  release(error?: Error | boolean): void;
  once(event: 'end', listener: () => void): unknown;
  off(event: 'end', listener: () => void): unknown;
}

/** Gives a lent connection back when it ends: a transaction whose `begin` fails never would. */
function returning<C extends Lent>(client: C): C {
  const giveBack = client.release.bind(client);
  let isLent = true;
  const release = (error?: Error | boolean) => {
    if (!isLent) return;
    isLent = false;
    client.off('end', onEnd);
    giveBack(error);
  };
  const onEnd = () => release(true);
  client.once('end', onEnd);
  return Object.assign(client, { release });
}

const isRead = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'text' in query && /^\s{0,9}select\b/i.test(String(query.text));

/**
 * Makes a pool wait for an unreachable database while the caller's patience lasts. It repeats connecting and reads, but
 * no writes: those may have been done.
 */
export function makePatient<C extends Lent, P extends Pool<C>>(pool: P): P {
  // Ignores idle clients whose server went away: the pool drops them and opens others when asked.
  pool.on('error', () => undefined);
  // A client in use has no listener of the pool's; what is asked of it after the break is refused.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connectOnce = pool.connect.bind(pool) as () => Promise<C>;
  const queryOnce = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const connectPatiently = () => patiently(async () => returning(await connectOnce()));
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

/** A client of its own, beside the pool, that is connected: one whose attempt failed cannot be used again. */
export const connected = <C extends Single>(make: () => C): Promise<C> =>
  patiently(async () => {
    const client = make();
    // A connection that breaks also emits its error; what is asked of it then is refused.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  });
