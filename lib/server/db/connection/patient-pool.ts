import { patiently } from './patience';

/** The time limit for getting a free connection of the pool, and for connecting to the server, in milliseconds. */
export const CONNECT_TIMEOUT_MS = 5000;

/**
 * How long a connection may be idle before it is no longer used, in milliseconds. The pool closes idle connections
 * sooner, by a timer; in a function that was frozen that timer did not run, and the server may have closed them.
 */
const MAX_IDLE_MS = 15_000;

type Released<C> = (error: Error | undefined, client?: C, release?: (error?: Error | boolean) => void) => void;

/** The common part of the pools of node-postgres and Neon. */
interface Pool<C> {
  connect(): Promise<C>;
  connect(done: Released<C>): void;
  query(...args: never[]): unknown;
  on(event: 'error', listener: () => void): unknown;
  on(event: 'connect', listener: (client: { on(event: 'error', listener: () => void): unknown }) => void): unknown;
}

/** The common part of their single clients. */
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

/** Gives a lent connection back when it ends, too: a transaction whose `begin` fails never would. */
function returning<C extends Lent>(client: C, onReturn: () => void): C {
  const giveBack = client.release.bind(client);
  let isLent = true;
  const release = (error?: Error | boolean) => {
    if (!isLent) return;
    isLent = false;
    onReturn();
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
 * Wraps `connect` so that it replaces connections that were idle in a frozen process, and tracks when others are
 * returned.
 */
function freshly<C extends Lent>(connect: () => Promise<C>, now: () => number): () => Promise<C> {
  const idleSince = new WeakMap<object, number>();
  return async () => {
    for (;;) {
      const client = await connect();
      const isFresh = now() - (idleSince.get(client) ?? now()) <= MAX_IDLE_MS;
      if (isFresh) return returning(client, () => idleSince.set(client, now()));
      client.release(true);
    }
  };
}

/**
 * Makes a pool wait for an unreachable database up to the caller's time limit. It repeats connecting and reads, but no
 * writes: those may have been done. Idle connections of a frozen process are replaced.
 */
export function makePatient<C extends Lent, P extends Pool<C>>(pool: P, now: () => number = Date.now): P {
  // Ignores idle clients whose server went away: the pool drops them and opens others when asked.
  pool.on('error', () => undefined);
  // A client in use has no error listener of the pool; queries after the break are rejected.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connectOnce = freshly(pool.connect.bind(pool) as () => Promise<C>, now);
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

/** Connects a single client beside the pool; a client whose attempt failed cannot be used again. */
export const connected = <C extends Single>(make: () => C): Promise<C> =>
  patiently(async () => {
    const client = make();
    // A broken connection also emits its error; later queries are rejected.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  });
