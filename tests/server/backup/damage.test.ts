import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBackup } from '@/lib/server/backup/make';
import { inspectTarget, readableBackup, restoreBackup } from '@/lib/server/backup/restore';
import { backupWriter } from '@/lib/server/backup/writer';
import { db, type Db } from '@/lib/server/db/client';
import { applyMigrations, knownMigrations, removeEverything } from '@/lib/server/db/backup/write';
import { tablesWithRows } from '@/lib/server/db/backup/catalog';
import { connectionOf } from '@/lib/server/db/connection/pglite';
import { dataDir, removeDataDir } from '../../support/data-dir';
import { closeTestDatabase, openTestClient, openTestDatabase } from '../../support/database';
import { newActor } from '../../support/workspace';

const pathOf = (name: string) => join(dataDir, `${name}.gz`);
const whole = () => readFileSync(pathOf('whole'));

async function backUp(from: Db, name: string): Promise<string> {
  await makeBackup(from, backupWriter(createWriteStream(pathOf(name))), { files: false });
  return pathOf(name);
}

/** An embedded database in memory with our tables, and one without any. */
const another = async () => connectionOf(await openTestClient());
async function nothing() {
  const connection = await another();
  await connection.db.transaction(removeEverything);
  return connection;
}

/** Writes other bytes as a backup. */
function kept(name: string, bytes: Uint8Array): string {
  writeFileSync(pathOf(name), bytes);
  return pathOf(name);
}

const rewritten = (change: (text: string) => string) => gzipSync(change(gunzipSync(whole()).toString()));

beforeAll(async () => {
  await openTestDatabase();
  await newActor('maker');
  await backUp(db(), 'whole');
});
afterAll(async () => {
  await closeTestDatabase();
  removeDataDir();
});

describe('a backup', () => {
  test.each([
    ['cut off', () => whole().subarray(0, -20)],
    ['with another byte', () => Buffer.concat([whole().subarray(0, 400), Buffer.of(7), whole().subarray(401)])],
    ['with another word', () => rewritten((text) => text.replace('"Den"', '"Dog"'))],
    ['without its last line', () => rewritten((text) => text.slice(0, text.lastIndexOf('{"end"')))],
    ['that is none', () => gzipSync('hello\n')],
    ['that is not compressed', () => Buffer.from('hello\n')],
  ])('%s is refused', async (name, bytes) => {
    await expect(readableBackup(kept(name.replaceAll(' ', '-'), bytes()))).rejects.toThrow('is damaged or incomplete');
  });

  test('of a newer version is refused', async () => {
    const last = String(knownMigrations().at(-1));
    const connection = await another();
    await connection.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Number(last) + 1})`,
    );
    await expect(readableBackup(await backUp(connection.db, 'newer'))).rejects.toThrow('is of a newer version');
    await connection.close();
  });

  test('of an older version is restored and migrated to this one', async () => {
    const [first = 0] = knownMigrations();
    const old = await nothing();
    await old.db.transaction((tx) => applyMigrations(tx, 0, first));
    await old.db.execute(sql`insert into workspaces (id, name, plan) values ('wsp_1', 'Old "den" \\ ☂', 'free')`);
    await old.db.execute(
      sql`insert into credit_entries (id, workspace_id, kind, credits, held, created_at)
        values ('ent_2', 'wsp_1', 'grant', 5, 0, '2026-01-02'), ('ent_1', 'wsp_1', 'grant', 7, 0, '2026-01-01')`,
    );
    const path = await backUp(old.db, 'older');
    await old.close();
    const connection = await another();
    await restoreBackup(connection.db, path, await readableBackup(path));
    await connection.migrate();
    const { rows } = (await connection.db.execute(
      sql`select w.name, e.id from credit_entries e join workspaces w on w.id = e.workspace_id
        where e.seq in (1, 2) order by e.id`,
    )) as unknown as { rows: unknown[] };
    // A later migration numbers the ledger.
    const name = 'Old "den" \\ ☂';
    expect(rows).toEqual([
      { name, id: 'ent_1' },
      { name, id: 'ent_2' },
    ]);
    const totals = (await connection.db.execute(
      sql`select balance::int, held::int, granted::int from credit_totals`,
    )) as unknown as { rows: unknown[] };
    expect(totals.rows).toEqual([{ balance: 12, held: 0, granted: 12 }]);
    await connection.close();
  });
});

describe('the target database of a restore', () => {
  test('is described by its contents, and unchanged if a restore fails', async () => {
    const connection = await another();
    expect((await inspectTarget(connection.db)).full).toEqual([]);
    await connection.db.execute(sql`insert into workspaces (id, name, plan) values ('wsp_2', 'Kept', 'free')`);
    expect((await inspectTarget(connection.db)).full).toEqual(['workspaces']);
    const text = gunzipSync(whole()).toString();
    const row = '["keys",{"id":"k","workspace_id":"gone","name":"","prefix":"","hash":"h","created_at":"2026-01-01"}]';
    const orphan = kept('orphan', gzipSync(`${text.slice(0, text.indexOf('\n'))}\n${row}\n`));
    await expect(
      restoreBackup(connection.db, orphan, { header: (await readableBackup(pathOf('whole'))).header, rows: new Map() }),
    ).rejects.toThrow(/keys_workspace_id|foreign key/);
    expect(await tablesWithRows(connection.db, ['workspaces', 'keys'])).toEqual(['workspaces']);
    await restoreBackup(connection.db, pathOf('whole'), await readableBackup(pathOf('whole')));
    const { rows } = (await connection.db.execute(sql`select name from workspaces`)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ name: 'Den' }]);
    await connection.close();
  });

  test('is refused if it has tables of another program', async () => {
    const connection = await nothing();
    await connection.db.execute(sql`create table invoices (id text)`);
    await expect(inspectTarget(connection.db)).rejects.toThrow('tables of another program (invoices');
    await connection.close();
  });
});
