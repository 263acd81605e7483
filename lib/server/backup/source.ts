import { existsSync, rmSync } from 'node:fs';
import { openUnmigrated, type Db } from '../db/client';
import { env, type DatabaseSettings } from '../env';
import { askRunning } from '../operator-calls';

/** Gives the database to back up: the configured one, or a copy of the embedded one while a server has it open. */
async function source(): Promise<{ database: DatabaseSettings; forget(): void }> {
  const { database } = env();
  if (database.driver !== 'pglite') return { database, forget: () => undefined };
  const directory = await askRunning<string>({ command: 'copy' });
  if (directory !== null)
    return {
      database: { driver: 'pglite', directory },
      forget: () => rmSync(directory, { recursive: true, force: true }),
    };
  if (!existsSync(database.directory)) throw new Error(`There is no database in ${database.directory}.`);
  return { database, forget: () => undefined };
}

/** Opens the database for reading, whether or not a server runs, calls `work`, and closes it. */
export async function withDatabaseToRead<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { database, forget } = await source();
  try {
    const connection = await openUnmigrated(database);
    try {
      return await work(connection.db);
    } finally {
      await connection.close();
    }
  } finally {
    forget();
  }
}

/** Opens the database for writing, calls `work`, and closes it. Throws while a server uses the embedded database. */
export async function withDatabaseToReplace<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const connection = await openUnmigrated(env().database);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}
