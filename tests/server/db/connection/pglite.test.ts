import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPglite } from '@/lib/server/db/connection/pglite';
import { rowsOf } from '@/lib/server/db/queries/rows';

let root: string;
let whole: string;
/**
 * The result of a first start that could not make the database: its error, the files beside the directory, and the
 * files in it. `left` has the files beside the directory after the next start.
 */
let failed: { reason: unknown; beside: string[]; inside: string[] };
let left: string[];

/** Starts with a working directory in which the script that makes a database is missing. */
async function startElsewhere(directory: string): Promise<typeof failed> {
  mkdirSync(directory, { recursive: true });
  const home = process.cwd();
  process.chdir(root);
  try {
    const reason = await openPglite(directory).catch((error: unknown) => error);
    return { reason, beside: readdirSync(join(directory, '..')), inside: readdirSync(directory) };
  } finally {
    process.chdir(home);
  }
}

// Making a database is slow, so all tests share one. It is made after the failed starts.
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'liverig-pglite-'));
  whole = join(root, 'whole', 'db');
  failed = await startElsewhere(whole);
  for (const draft of [`${whole}.new`, `${whole}.new-abcdefgh`]) {
    mkdirSync(`${draft}/base`, { recursive: true });
    writeFileSync(`${draft}/PG_VERSION`, '1');
  }
  const connection = await openPglite(whole);
  await connection.migrate();
  await connection.db.execute(sql`insert into workspaces (id, name, plan) values ('wsp_a', 'Den', 'free')`);
  await connection.close();
  left = readdirSync(join(root, 'whole'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function copy(name: string): string {
  const directory = join(root, name);
  cpSync(whole, directory, { recursive: true });
  return directory;
}

const SENTENCE =
  /^The database in .* cannot be opened\. Put a backup of that folder in its place, or move the folder away/;

describe('the embedded database', () => {
  test('keeps written rows, and releases its lock when it is closed', async () => {
    expect(existsSync(`${whole}.lock.1`)).toBe(false);
    const connection = await openPglite(whole);
    expect(await rowsOf(connection.db, sql`select name from workspaces`)).toEqual([{ name: 'Den' }]);
    await expect(openPglite(whole)).rejects.toThrow(
      /^Another Liverig \(process \d+\) is using the database in .*\. Stop it first, or set DATA_DIR/,
    );
    await connection.close();
  });

  test('a file at its path is not changed', async () => {
    const path = join(root, 'file');
    writeFileSync(path, 'a diary');
    await expect(openPglite(path)).rejects.toThrow(SENTENCE);
    expect(existsSync(path)).toBe(true);
  });

  test('an aborted first start begins again', () => {
    expect(left).toEqual(['db']);
  });

  test('a failed start leaves no files, and the next start makes the database', () => {
    expect(String(failed.reason)).toMatch(/^Error: An empty database could not be made\./);
    expect(failed).toMatchObject({ beside: ['db'], inside: [] });
    expect(existsSync(join(whole, 'PG_VERSION'))).toBe(true);
  });

  test('has 16 MB of shared buffers', async () => {
    const connection = await openPglite(copy('small'));
    expect(await rowsOf(connection.db, sql`select current_setting('shared_buffers') as buffers`)).toEqual([
      { buffers: '16MB' },
    ]);
    await connection.close();
  });

  test.each([
    ['whose main files are gone', (directory: string) => rmSync(join(directory, 'global'), { recursive: true })],
    [
      'that is something else',
      (directory: string) => {
        rmSync(directory, { recursive: true });
        mkdirSync(directory);
        writeFileSync(join(directory, 'holiday.jpg'), 'x');
      },
    ],
    ['whose control file is cut', (directory: string) => truncateSync(join(directory, 'global/pg_control'), 100)],
    [
      'whose control file is noise',
      (directory: string) => writeFileSync(join(directory, 'global/pg_control'), Buffer.alloc(8192, 7)),
    ],
    ['whose log is gone', (directory: string) => rmSync(join(directory, 'pg_wal'), { recursive: true })],
    ['whose catalogue is gone', (directory: string) => rmSync(join(directory, 'base'), { recursive: true })],
    ['of another version', (directory: string) => writeFileSync(join(directory, 'PG_VERSION'), '9\n')],
  ])('a folder %s is refused with advice', async (name, damage) => {
    const directory = copy(name.replaceAll(' ', '-'));
    damage(directory);
    await expect(openPglite(directory)).rejects.toThrow(SENTENCE);
    expect(existsSync(`${directory}.lock.1`)).toBe(false);
  });
});
