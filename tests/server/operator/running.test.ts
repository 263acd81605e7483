import { createWriteStream, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '@/lib/server/backup/make';
import { withDatabaseToRead, withDatabaseToReplace } from '@/lib/server/backup/source';
import { backupWriter } from '@/lib/server/backup/writer';
import { closeDatabase, openDatabase } from '@/lib/server/db/client';
import { operatorFolder, operatorSocket } from '@/lib/server/operator-calls';
import { runAnywhere } from '@/lib/server/operator/open';
import { serveOperator } from '@/lib/server/operator/serve';
import { dataDir, removeDataDir } from '../../support/data-dir';
import { newActor } from '../../support/workspace';

const path = join(dataDir, 'hot.gz');
let workspaceId: string;

beforeAll(async () => {
  await openDatabase();
  ({ workspaceId } = await newActor());
  // First an empty database is made, which is slow on a busy machine.
}, 180_000);
afterAll(async () => {
  await closeDatabase();
  removeDataDir();
});

const backUp = () =>
  withDatabaseToRead((database) => makeBackup(database, backupWriter(createWriteStream(path)), { files: false }));

test('operator commands work with a running server of the embedded database, and without one', async () => {
  const stop = await serveOperator();
  // A workspace that is created during the backup does not affect it.
  const [summary] = await Promise.all([backUp(), newActor()]);
  expect(summary.rows.workspaces).toBeGreaterThanOrEqual(1);
  expect(gunzipSync(readFileSync(path)).toString()).toContain(workspaceId);
  // The copy of the database has been deleted.
  expect(readdirSync(operatorFolder())).toEqual(['socket']);
  await expect(withDatabaseToReplace(() => Promise.resolve())).rejects.toThrow('Stop it first');

  expect(await runAnywhere('suspend', [workspaceId])).toMatchObject({ suspended_at: expect.any(String) as string });
  await expect(runAnywhere('show', ['wsp_none'])).rejects.toThrow('There is no workspace wsp_none.');
  stop();
  await closeDatabase();
  expect(existsSync(operatorSocket())).toBe(false);
  expect(await runAnywhere('resume', [workspaceId])).toMatchObject({ suspended_at: null });
  expect((await backUp()).rows.workspaces).toBe(2);
});
