import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnimation, listAnimations } from '@/lib/contract/animation';
import { getCredits } from '@/lib/contract/credits';
import { createExport, type ExportResult } from '@/lib/contract/exports';
import { getFile } from '@/lib/contract/file';
import { listJobs, type Job } from '@/lib/contract/job';
import { createMascot, listMascots, type Mascot } from '@/lib/contract/mascot';
import { listVersions } from '@/lib/contract/version';
import { createWebhook, listWebhooks } from '@/lib/contract/webhook';
import { makeBackup } from '@/lib/server/backup/make';
import { inspectTarget, readableBackup, restoreBackup } from '@/lib/server/backup/restore';
import { backupWriter } from '@/lib/server/backup/writer';
import { closeDatabase, db, useConnection, type Db } from '@/lib/server/db/client';
import { connectionOf } from '@/lib/server/db/connection/pglite';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { ledgerSums } from '@/lib/server/db/credits';
import { pageOfLedger } from '@/lib/server/db/ledger';
import { closeDrawing } from '@/lib/server/raster/pool';
import { dataDir, removeDataDir } from '../../support/data-dir';
import { openTestClient } from '../../support/database';
import { call } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { startPostgres, type RealPostgres } from '../../support/postgres';
import { ended, importFixture } from '../../support/product';

let postgres: RealPostgres;
let person: SomePerson;
let mascot: Mascot;
let exported: ExportResult;

const fileOf = (name: string) => join(dataDir, `${name}.gz`);
const textOf = (name: string) => gunzipSync(readFileSync(fileOf(name))).toString();

async function backUp(name: string): Promise<string> {
  await makeBackup(db(), backupWriter(createWriteStream(fileOf(name))), { files: false });
  return fileOf(name);
}

async function restoreInto(target: Db, path: string): Promise<void> {
  await restoreBackup(target, path, await readableBackup(path));
}

/** All resources of the workspace in the API, and the bytes of its file. */
async function everything(): Promise<unknown> {
  const { key } = person;
  const params = { id: mascot.id };
  const lists = [listMascots, listJobs, listWebhooks, getCredits].map((endpoint) => call(endpoint, { key }));
  const ofMascot = [listAnimations, listVersions].map((endpoint) => call(endpoint, { key, params }));
  const answers = await Promise.all([...lists, ...ofMascot]);
  const { response } = await call(getFile, { key, params: { id: exported.file.id } });
  const bytes = Buffer.from(await response.arrayBuffer()).toString('base64');
  return [answers.map(({ status, body }) => [status, body]), bytes];
}

/** The rows of a backup, in any order. */
const rowsOf = (name: string) =>
  textOf(name)
    .split('\n')
    .filter((line) => line.startsWith('["') && !/^\["(?:keys|rate_windows)"/.test(line))
    .toSorted();

beforeAll(async () => {
  await openQueue();
  person = await makePerson('studio');
  mascot = await importFixture(person.key);
  await call(createAnimation, { key: person.key, params: { id: mascot.id }, body: { preset: 'wave' } });
  await call(createWebhook, { key: person.key, body: { url: 'https://example.com/hook', events: ['*'] } });
  const asked = await call(createExport, {
    key: person.key,
    params: { id: mascot.id },
    body: { format: 'png', size: 64 },
  });
  exported = (await ended(person.key, asked.body as Job)).result as ExportResult;
  await call(createMascot, { key: person.key, body: { prompt: 'a grey cat that waits' } });
  postgres = await startPostgres();
});
afterAll(async () => {
  await closeDrawing();
  await closeDatabase();
  await postgres.stop();
  removeDataDir();
});

test('of the embedded database can be restored into a Postgres, and of that into an embedded one', async () => {
  const before = await everything();
  const sums = await ledgerSums(db(), person.workspaceId);
  const { entries } = await pageOfLedger(db(), person.workspaceId, 1, null);
  const path = await backUp('embedded');
  await closeDatabase();

  const connection = openPostgres(postgres.url);
  expect((await inspectTarget(connection.db)).full).toEqual([]);
  await restoreInto(connection.db, path);
  await useConnection(connection);
  expect(await everything()).toEqual(before);
  expect(await ledgerSums(db(), person.workspaceId)).toEqual(sums);
  await backUp('postgres');
  expect(rowsOf('postgres')).toEqual(rowsOf('embedded'));
  await closeDatabase();

  const embedded = connectionOf(await openTestClient());
  await restoreInto(embedded.db, fileOf('postgres'));
  await useConnection(embedded);
  expect(await everything()).toEqual(before);
  // The sequence of the ledger continues.
  await call(createMascot, { key: person.key, body: { prompt: 'one more cat' } });
  const after = await pageOfLedger(db(), person.workspaceId, 2, null);
  expect(after.entries[1]).toEqual(entries[0]);
});
