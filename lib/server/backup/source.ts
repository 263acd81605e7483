import { existsSync, rmSync } from 'node:fs';
import { openUnmigrated, type Db } from '../db/client';
import { env, type DatabaseSettings } from '../env';
import { askRunning } from '../operator-calls';

/** The database to back up: the configured one, or where a server has its embedded one open, a copy of this moment. */
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

/** Opens the database as it is, whether or not a server runs, calls `work`, and closes it again. */
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

/** Opens the database to write to it, calls `work`, and closes it again. Throws where a server has it to itself. */
export async function withDatabaseToReplace<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const connection = await openUnmigrated(env().database);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}
