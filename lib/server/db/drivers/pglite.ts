import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '@/drizzle/schema';
import { takeProcessLock } from '../process-lock';
import type { Connection } from './connection';
import { MIGRATIONS } from './connection';
import { keepStatements } from './pglite-statements';

/** Makes a new database beside its place and moves it there when it is whole: a start that was cut short leaves nothing half. */
async function initialise(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  const client = await PGlite.create(draft);
  await client.close();
  rmSync(draft + '/postmaster.pid', { force: true });
  renameSync(draft, directory);
}

async function open(directory: string): Promise<PGlite> {
  const advice = `The database in ${directory} cannot be opened. Put a backup of that folder in its place, or move the folder away to start with an empty database.`;
  if (existsSync(directory) && !statSync(directory).isDirectory()) throw new Error(`${advice} (It is not a folder.)`);
  const empty = !existsSync(directory) || readdirSync(directory).length === 0;
  if (empty) await initialise(directory);
  if (!existsSync(`${directory}/PG_VERSION`) || !existsSync(`${directory}/global/pg_control`)) throw new Error(`${advice} (Its main files are missing.)`);
  try {
    const client = await PGlite.create(directory);
    await client.query('select 1');
    return client;
  } catch (error) {
    throw new Error(`${advice} (${error instanceof Error ? error.message : String(error)})`, { cause: error });
  }
}

/** A connection over a PGlite client that is open already. */
export function connectionOf(client: PGlite, release: () => void = () => undefined): Connection {
  const db = drizzle({ client: keepStatements(client), schema });
  return {
    db,
    migrate: () => migrate(db, MIGRATIONS),
    listen: async (channel, onPayload) => {
      await client.listen(channel, onPayload);
    },
    close: async () => {
      if (!client.closed) await client.close();
      release();
    },
  };
}

/**
 * Opens the embedded database. It has no lock of its own and two processes would corrupt it, so a pid lock stands beside it.
 * Throws a sentence that says what to do where another process holds it or it cannot be opened.
 */
export async function openPglite(directory: string): Promise<Connection> {
  mkdirSync(dirname(directory), { recursive: true });
  const release = takeProcessLock(`${directory}.lock`, (pid) =>
    `Another Liverig (process ${pid}) is using the database in ${directory}. Stop it first, or set DATA_DIR to another folder, or set DATABASE_URL to share one Postgres.`);
  try {
    return connectionOf(await open(directory), release);
  } catch (error) {
    release();
    throw error;
  }
}
