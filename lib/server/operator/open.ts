import { existsSync } from 'node:fs';
import { appliedMigrations } from '../db/backup/catalog';
import { knownMigrations } from '../db/backup/write';
import { closeDatabase, openUnmigrated, useConnection } from '../db/client';
import { env } from '../env';
import { runner } from '../jobs/runner';
import { askRunning } from '../operator-calls';
import { commandOf, type OperatorCommandName } from './commands';

/** Opens the configured database for a command. Throws if it is missing, or not migrated to this version. */
async function open(): Promise<void> {
  const { database } = env();
  if (database.driver === 'pglite' && !existsSync(database.directory))
    throw new Error(`There is no database in ${database.directory}.`);
  const connection = await openUnmigrated(database);
  const [applied, known] = [await appliedMigrations(connection.db), knownMigrations()];
  if (applied.length < known.length) {
    await connection.close();
    throw new Error(`The database has ${applied.length} of ${known.length} migrations: migrate it first.`);
  }
  await useConnection(connection);
  // Servers notice new jobs by themselves, so none is called from here.
  runner().keepsDraining = true;
}

/**
 * Runs a command: in the server that has the embedded database open, or else on the database itself. Throws a sentence
 * if it fails.
 */
export async function runAnywhere(name: OperatorCommandName, words: string[]): Promise<unknown> {
  const answer = env().localMode ? await askRunning<object>({ command: name, words }) : null;
  if (answer !== null) return answer;
  await open();
  try {
    return await commandOf(name).run(words);
  } finally {
    await closeDatabase();
  }
}
