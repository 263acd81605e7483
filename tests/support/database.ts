import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { closeDatabase, useConnection } from '@/lib/server/db/client';
import type { Connection } from '@/lib/server/db/connection/connection';
import { connectionOf, START_PARAMS } from '@/lib/server/db/connection/pglite';

const MIGRATIONS = join(import.meta.dirname, '../../drizzle/migrations');

/**
 * The path of the cached dump, named by a hash of the migrations and of this file: a change of either makes a new dump.
 */
function dumpPath(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(MIGRATIONS, file)));
  return join(tmpdir(), 'liverig-test-databases', `${hash.digest('hex').slice(0, 16)}.tar`);
}

/** A dump of an empty, migrated database. It is made once for all test files. */
async function emptyDatabase(): Promise<Blob> {
  const path = dumpPath();
  if (!existsSync(path)) {
    const client = await PGlite.create();
    await connectionOf(client).migrate();
    // The two template databases, which no test uses, are two thirds of the files of every copy.
    await client.exec('UPDATE pg_database SET datistemplate = false');
    for (const unused of ['template0', 'template1']) await client.exec(`DROP DATABASE ${unused}`);
    // Otherwise each copy would replay the write-ahead log of all migrations at its start.
    await client.exec('CHECKPOINT');
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(join(path, '..'), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
  }
  return new Blob([readFileSync(path)]);
}

/**
 * An embedded database in memory with all our tables and nothing in them, which the caller closes: it opens ten times
 * as fast as one that is made anew.
 */
export async function openTestClient(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await emptyDatabase(), startParams: START_PARAMS });
}

/**
 * Gives this test file an empty database of its own in memory: call in `beforeAll`, and `closeTestDatabase` in
 * `afterAll`.
 */
export async function openTestDatabase(): Promise<Connection> {
  return useConnection(connectionOf(await openTestClient()));
}

/** Closes what `openTestDatabase` opened. */
export const closeTestDatabase = closeDatabase;
