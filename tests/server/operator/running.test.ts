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
  // An empty database is made first, which takes long on a busy machine.
}, 180_000);
afterAll(async () => {
  await closeDatabase();
  removeDataDir();
});

const backUp = () =>
  withDatabaseToRead((database) => makeBackup(database, backupWriter(createWriteStream(path)), { files: false }));

test('the operator works beside a server that has the embedded database, and without one', async () => {
  const stop = await serveOperator();
  // A workspace made while the backup goes on changes nothing for it.
  const [summary] = await Promise.all([backUp(), newActor()]);
  expect(summary.rows.workspaces).toBeGreaterThanOrEqual(1);
  expect(gunzipSync(readFileSync(path)).toString()).toContain(workspaceId);
  // Nothing is left of the copy.
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
