import { setTimeout as sleep } from 'node:timers/promises';
import { env, type DatabaseSettings } from '../env';
import { markTransaction } from '../transaction-guard';
import { causesOf } from './queries/causes';
import type { Connection, Db, Tx } from './connection/connection';
import { patiently } from './connection/patience';
import { hidePrivateValues } from './connection/private-values';

export type { Db, Tx } from './connection/connection';

type Remote = Exclude<DatabaseSettings, { driver: 'pglite' }>;

/** Kept on `globalThis`, because instrumentation and routes are separate bundles that share one connection. */
const shared = globalThis as typeof globalThis & {
  liverigDatabase?: Promise<Connection>;
  liverigConnection?: Connection;
};

async function openRemote({ url, driver, reach }: Remote): Promise<Connection> {
  return driver === 'neon'
    ? (await import('./connection/neon')).openNeon(url, reach)
    : (await import('./connection/postgres')).openPostgres(url, reach);
}

/** Opens a database as it is: without migrating it, and apart from the process's connection. */
export async function openUnmigrated(database: DatabaseSettings): Promise<Connection> {
  if (database.driver !== 'pglite') return openRemote(database);
  return (await import('./connection/pglite')).openPglite(database.directory);
}

async function connectTo(database: Remote): Promise<Connection> {
  try {
    const connection = await openRemote(database);
    // Functions start with every burst of requests, so the deployment migrates before them.
    return env().functions ? keepConnection(connection) : await useConnection(connection);
  } catch (error) {
    // A failed attempt at several addresses is an `AggregateError`, which has no message of its own.
    const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
    throw new Error(
      `The database at ${new URL(database.url).host} cannot be used: ` +
        `${cause instanceof Error ? cause.message : String(cause)}. Check DATABASE_URL, and that the database ` +
        'runs.',
      { cause: error },
    );
  }
}

async function connect(): Promise<Connection> {
  const { database } = env();
  return database.driver === 'pglite' ? useConnection(await openUnmigrated(database)) : connectTo(database);
}

function keepConnection(connection: Connection): Connection {
  hidePrivateValues();
  shared.liverigConnection = connection;
  shared.liverigDatabase = Promise.resolve(connection);
  return connection;
}

/** Migrates the database of this connection and makes it the process's connection. */
export async function useConnection(connection: Connection): Promise<Connection> {
  await connection.migrate();
  return keepConnection(connection);
}

/**
 * Opens the database once for this process; a server migrates it, too, a function asks nothing yet. Throws a sentence
 * that says what to do.
 */
export function openDatabase(): Promise<Connection> {
  shared.liverigDatabase ??= connect().catch((error: unknown) => {
    shared.liverigDatabase = undefined;
    throw error;
  });
  return shared.liverigDatabase;
}

/** Closes the database, so that it may be opened again. */
export async function closeDatabase(): Promise<void> {
  const connection = await shared.liverigDatabase;
  shared.liverigDatabase = undefined;
  shared.liverigConnection = undefined;
  await connection?.close();
}

/** The open connection; throws where `openDatabase` has not finished. */
export function connection(): Connection {
  if (!shared.liverigConnection) throw new Error('The database is not open yet; await openDatabase() first.');
  return shared.liverigConnection;
}

/**
 * The database; throws where `openDatabase` has not finished. Inside a transaction use only `tx`: the embedded database
 * would deadlock.
 */
export function db(): Db {
  return connection().db;
}

const waiting = new WeakMap<object, (() => void)[]>();

/** How many times a transaction runs that meets deadlocks or serialisation conflicts. */
const MAX_TRIES = 4;

/** Waits before another try, longer each time: an immediate one could take the lock back and fail again. */
const pause = (tries: number) => sleep(tries * 25 * (1 + Math.random()));

/** Postgres's codes for a serialisation conflict and a deadlock: nothing was written. */
const TRY_AGAIN = new Set(['40001', '40P01']);

function mayTryAgain(error: unknown): boolean {
  for (const at of causesOf(error)) if ('code' in at && TRY_AGAIN.has(String(at.code))) return true;
  return false;
}

/** Runs `fn` in a transaction, and starts again if the connection was lost before the commit was sent. */
function begun<T>(fn: (tx: Tx) => Promise<T>, effects: (() => void)[]): Promise<T> {
  let isCommitting = false;
  const attempt = () =>
    db().transaction(async (tx) => {
      effects.length = 0;
      waiting.set(tx, effects);
      const result = await markTransaction(() => fn(tx));
      isCommitting = true;
      return result;
    });
  return patiently(attempt, () => !isCommitting);
}

/**
 * Runs `fn` in a transaction, then its `afterCommit` effects. `fn` may run again after a deadlock or a lost connection:
 * it may do nothing but query.
 */
export async function transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const effects: (() => void)[] = [];
    try {
      const result = await begun(fn, effects);
      for (const effect of effects) effect();
      return result;
    } catch (error) {
      if (tries === MAX_TRIES || !mayTryAgain(error)) throw error;
      await pause(tries);
    }
  }
}

/** Calls `effect` once the transaction is committed, never if it is rolled back. Throws outside of `transaction`. */
export function afterCommit(tx: Tx, effect: () => void): void {
  const effects = waiting.get(tx);
  if (!effects) throw new Error('This transaction was not opened by transaction().');
  effects.push(effect);
}
