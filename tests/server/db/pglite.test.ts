import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPglite } from '@/lib/server/db/drivers/pglite';
import { rowsOf } from '@/lib/server/db/rows';

let root: string;
let whole: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'liverig-pglite-'));
  whole = join(root, 'whole', 'db');
  const connection = await openPglite(whole);
  await connection.migrate();
  await connection.db.execute(sql`insert into workspaces (id, name, plan) values ('wsp_a', 'Den', 'free')`);
  await connection.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function copy(name: string): string {
  const directory = join(root, name);
  cpSync(whole, directory, { recursive: true });
  return directory;
}

const SENTENCE = /^The database in .* cannot be opened\. Put a backup of that folder in its place, or move the folder away/;

describe('the embedded database', () => {
  test('keeps what was written, and gives its lock up when it is closed', async () => {
    expect(existsSync(`${whole}.lock`)).toBe(false);
    const connection = await openPglite(whole);
    expect(await rowsOf(connection.db, sql`select name from workspaces`)).toEqual([{ name: 'Den' }]);
    await expect(openPglite(whole)).rejects.toThrow(/^Another Liverig \(process \d+\) is using the database in .*\. Stop it first, or set DATA_DIR/);
    await connection.close();
  });

  test('a file in its place is left alone', async () => {
    const path = join(root, 'file');
    writeFileSync(path, 'a diary');
    await expect(openPglite(path)).rejects.toThrow(SENTENCE);
    expect(existsSync(path)).toBe(true);
  });

  test('a first start that was cut short is begun anew', async () => {
    const directory = join(root, 'cut', 'db');
    for (const draft of [`${directory}.new`, `${directory}.new-abcdefgh`]) {
      mkdirSync(`${draft}/base`, { recursive: true });
      writeFileSync(`${draft}/PG_VERSION`, '1');
    }
    const connection = await openPglite(directory);
    await connection.close();
    expect(readdirSync(join(root, 'cut'))).toEqual(['db']);
  });

  test('a database that cannot be made leaves nothing behind, and is made by the next start', async () => {
    const directory = join(root, 'unmade', 'db');
    mkdirSync(directory, { recursive: true });
    const home = process.cwd();
    process.chdir(root);
    try {
      await expect(openPglite(directory)).rejects.toThrow(/^An empty database could not be made\./);
    } finally {
      process.chdir(home);
    }
    expect(readdirSync(join(root, 'unmade'))).toEqual(['db']);
    expect(readdirSync(directory)).toEqual([]);
    await (await openPglite(directory)).close();
    expect(existsSync(join(directory, 'PG_VERSION'))).toBe(true);
  });

  test('holds 16 MB of buffers', async () => {
    const connection = await openPglite(copy('small'));
    expect(await rowsOf(connection.db, sql`select current_setting('shared_buffers') as buffers`)).toEqual([{ buffers: '16MB' }]);
    await connection.close();
  });

  test.each([
    ['whose main files are gone', (directory: string) => rmSync(join(directory, 'global'), { recursive: true })],
    ['that is something else', (directory: string) => {
      rmSync(directory, { recursive: true });
      mkdirSync(directory);
      writeFileSync(join(directory, 'holiday.jpg'), 'x');
    }],
    ['whose control file is cut', (directory: string) => truncateSync(join(directory, 'global/pg_control'), 100)],
    ['whose control file is noise', (directory: string) => writeFileSync(join(directory, 'global/pg_control'), Buffer.alloc(8192, 7))],
    ['whose log is gone', (directory: string) => rmSync(join(directory, 'pg_wal'), { recursive: true })],
    ['whose catalogue is gone', (directory: string) => rmSync(join(directory, 'base'), { recursive: true })],
    ['of another version', (directory: string) => writeFileSync(join(directory, 'PG_VERSION'), '9\n')],
  ])('a folder %s is refused with what to do', async (name, damage) => {
    const directory = copy(name.replaceAll(' ', '-'));
    damage(directory);
    await expect(openPglite(directory)).rejects.toThrow(SENTENCE);
    expect(existsSync(`${directory}.lock`)).toBe(false);
  });
});
