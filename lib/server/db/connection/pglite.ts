import { constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '@/drizzle/schema';
import { takeProcessLock } from './process-lock';
import type { Connection } from './connection';
import { MIGRATIONS } from './connection';
import { copiedBytes } from './pglite-bytes';
import { makeDatabase } from './pglite-folder';
import { prepareStatements } from './pglite-statements';

/**
 * Smaller than PGlite's defaults: it would touch all of its 128 MB of buffers at the start, for one process that reads
 * few rows.
 */
const SETTINGS = ['shared_buffers=16MB', 'wal_buffers=1MB', 'max_connections=10'];
/** The start parameters of PGlite. */
export const START_PARAMS = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])];

async function open(directory: string): Promise<PGlite> {
  const advice =
    `The database in ${directory} cannot be opened. Put a backup of that folder in its place, or move the folder ` +
    'away to start with an empty database.';
  if (existsSync(directory) && !statSync(directory).isDirectory()) throw new Error(`${advice} (It is not a folder.)`);
  const empty = !existsSync(directory) || readdirSync(directory).length === 0;
  if (empty) await makeDatabase(directory);
  if (!existsSync(`${directory}/PG_VERSION`) || !existsSync(`${directory}/global/pg_control`))
    throw new Error(`${advice} (Its main files are missing.)`);
  try {
    const client = await PGlite.create(directory, { startParams: START_PARAMS });
    await client.query('select 1');
    return client;
  } catch (error) {
    throw new Error(`${advice} (${error instanceof Error ? error.message : String(error)})`, { cause: error });
  }
}

/** A connection over an open PGlite client. */
export function connectionOf(client: PGlite, release: () => void = () => undefined): Connection {
  const db = drizzle({ client: prepareStatements(client), schema });
  return {
    db,
    migrate: () => migrate(db, MIGRATIONS),
    listen: async (channel, onPayload) => {
      await client.listen(channel, onPayload);
    },
    bytesOf: (query) => copiedBytes(client, query),
    pool: () => null,
    copyTo: null,
    close: async () => {
      if (!client.closed) await client.close();
      release();
    },
  };
}

/** Copies the folder between two queries. The copy is like the folder of a killed process, which can be opened. */
async function copyFolder(client: PGlite, directory: string, target: string): Promise<void> {
  await client.exec('checkpoint');
  await client.runExclusive(() => cp(directory, target, { recursive: true, mode: constants.COPYFILE_FICLONE }));
}

/**
 * Opens the embedded database and locks it: two processes would corrupt it. Throws a sentence that says what to do
 * where it is locked or cannot be opened.
 */
export async function openPglite(directory: string): Promise<Connection> {
  mkdirSync(dirname(directory), { recursive: true });
  const release = await takeProcessLock(
    `${directory}.lock`,
    (pid) =>
      `Another Liverig${pid === null ? '' : ` (process ${pid})`} is using the database in ${directory}. ` +
      'Stop it first, or set DATA_DIR to another folder, or set DATABASE_URL to share one Postgres.',
  );
  try {
    const client = await open(directory);
    return { ...connectionOf(client, release), copyTo: (target) => copyFolder(client, directory, target) };
  } catch (error) {
    release();
    throw error;
  }
}
