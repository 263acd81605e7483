import { env } from '../env';
import type { Connection, Db, Tx } from './drivers/connection';

export type { Db, Tx } from './drivers/connection';

/** Of a process, not of a bundle: instrumentation and routes are bundled apart and must share one connection. */
const shared = globalThis as typeof globalThis & { liverigDatabase?: Promise<Connection>; liverigConnection?: Connection };

async function connect(): Promise<Connection> {
  const { database } = env();
  if (database.driver === 'pglite') return (await import('./drivers/pglite')).openPglite(database.directory);
  if (database.driver === 'neon') return (await import('./drivers/neon')).openNeon(database.url);
  return (await import('./drivers/postgres')).openPostgres(database.url);
}

/** Makes this connection the process's: brings its tables up to date first. */
export async function useConnection(connection: Connection): Promise<Connection> {
  await connection.migrate();
  shared.liverigConnection = connection;
  shared.liverigDatabase = Promise.resolve(connection);
  return connection;
}

/** Opens the database once for this process and brings its tables up to date; throws a sentence that says what to do. */
export function openDatabase(): Promise<Connection> {
  shared.liverigDatabase ??= connect().then(useConnection).catch((error: unknown) => {
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

/** The database; throws where `openDatabase` has not finished. Inside a transaction use `tx` alone: the embedded database would wait for itself. */
export function db(): Db {
  return connection().db;
}

const waiting = new WeakMap<object, (() => void)[]>();

/** Runs `fn` in a transaction, then what it asked for with `afterCommit`. */
export async function transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
  const effects: (() => void)[] = [];
  const result = await db().transaction((tx) => {
    waiting.set(tx, effects);
    return fn(tx);
  });
  for (const effect of effects) effect();
  return result;
}

/** Calls `effect` once the transaction has been committed, never if it is rolled back. Throws for one that `transaction` did not open. */
export function afterCommit(tx: Tx, effect: () => void): void {
  const effects = waiting.get(tx);
  if (!effects) throw new Error('This transaction was not opened by transaction().');
  effects.push(effect);
}
