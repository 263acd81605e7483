import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createExport, type ExportResult } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import { createClient } from '@/lib/client/sdk';
import { createDirectUpload, finishDirectUpload, type DirectUpload } from '@/lib/contract/direct-upload';
import { createUpload } from '@/lib/contract/upload';
import { getFile, type File } from '@/lib/contract/file';
import { makeBackup } from '@/lib/server/backup/make';
import { readableBackup, restoreBackup } from '@/lib/server/backup/restore';
import { backupWriter } from '@/lib/server/backup/writer';
import { db, transaction } from '@/lib/server/db/client';
import { connectionOf } from '@/lib/server/db/connection/pglite';
import { PIECE_BYTES } from '@/lib/server/db/files';
import { newId } from '@/lib/server/db/queries/ids';
import type { Stored } from '@/lib/server/files/blob-store';
import { contentOf } from '@/lib/server/files/content';
import { s3Blobs } from '@/lib/server/files/s3-blobs';
import { objectStore } from '@/lib/server/files/s3-client';
import { sweepObjects } from '@/lib/server/files/sweep-objects';
import { env } from '@/lib/server/env';
import { pagePolicy } from '@/lib/server/http/security-headers';
import { sendMail } from '@/lib/server/mail/send';
import { safeFetch } from '@/lib/server/net/safe-fetch';
import { auditEntries, fileBytes, files } from '@/drizzle/schema';
import { openTestClient, openTestDatabase } from '../../support/database';
import { keepFile } from '../../support/files';
import { fetchRoutes } from '../../support/fetch';
import { call, codeOf } from '../../support/http';
import { makePerson } from '../../support/people';
import { closeProduct, ended, importFixture } from '../../support/product';
import { isSigned } from '../../support/signed-request';
import { formWith } from '../../support/uploads';

const HOUR_MS = 3_600_000;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

let folder: string;
let store: S3rver;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liverig-objects-'));
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'mascots', configs: [] }],
  });
  const { port } = await store.run();
  const settings = {
    ENDPOINT: `http://127.0.0.1:${port}`,
    BUCKET: 'mascots',
    ACCESS_KEY_ID: 'S3RVER',
    SECRET_ACCESS_KEY: 'S3RVER',
    REGION: 'us-east-1',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`S3_${name}`, value);
  await openTestDatabase();
});
afterAll(async () => {
  await closeProduct();
  await store.close();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** The number of pending direct uploads of a workspace in the store. */
async function incoming(workspaceId: string): Promise<number> {
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  const { client, bucket } = await objectStore();
  const { KeyCount } = await client.send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix: `incoming/${workspaceId}/` }),
  );
  return KeyCount ?? 0;
}

const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + Math.floor(index / 251)) & 255);
/** Stores bytes, and gives a function that reads a range of them. */
async function put(bytes: Uint8Array) {
  const id = newId('file');
  return reader({ id, objectKey: await s3Blobs.put(id, contentOf(bytes)) });
}

const reader = (stored: Stored) => async (first: number, last: number) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of s3Blobs.read(stored, { first, last })) pieces.push(piece);
  return Buffer.concat(pieces);
};

describe('with an object store', () => {
  test('a file is stored only there, and is sent from there, whole and in ranges', async () => {
    const { key } = await makePerson();
    const { id, bytes } = (await call(createUpload, { key, form: formWith(SVG) })).body as File;
    expect(await db().select().from(fileBytes)).toEqual([]);
    const whole = await call(getFile, { key, params: { id } });
    const text = await whole.response.text();
    expect([whole.status, Buffer.byteLength(text), text]).toEqual([200, bytes, expect.stringContaining('<path')]);
    const part = await call(getFile, { key, params: { id }, headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.response.text()]).toEqual([206, '<svg']);
  });

  test.each([0, 1, PIECE_BYTES + 1, 17 * PIECE_BYTES + 7])(
    '%i bytes are read as they were stored, whole and in any range',
    async (length) => {
      const bytes = bytesOf(length);
      const read = await put(bytes);
      expect((await read(0, length - 1)).equals(bytes)).toBe(true);
      if (length > PIECE_BYTES)
        expect(
          (await read(PIECE_BYTES - 2, PIECE_BYTES)).equals(bytes.subarray(PIECE_BYTES - 2, PIECE_BYTES + 1)),
        ).toBe(true);
    },
  );

  test('an export and an upload are stored before their transaction, which may not call the store', async () => {
    const { key } = await makePerson();
    const { id: mascotId } = await importFixture(key);
    const asked = await call(createExport, { key, params: { id: mascotId }, body: { format: 'svg' } });
    const { status, result } = await ended(key, asked.body as Job);
    const { file } = result as ExportResult;
    expect([status, (await call(getFile, { key, params: { id: file.id } })).status]).toEqual(['succeeded', 200]);
    await expect(transaction(() => put(bytesOf(1)))).rejects.toThrow('inside a database transaction');
    await expect(transaction(() => sendMail({ to: '', subject: '', text: '', html: '' }))).rejects.toThrow('inside');
    await expect(transaction(() => safeFetch('https://example.com', { seconds: 1, maxBytes: 1 }))).rejects.toThrow(
      'inside',
    );
  });

  test('accepts a direct upload once, of the announced size, and of an accepted type', async () => {
    const { key, actor } = await makePerson();
    const refused = await call(createDirectUpload, { key, body: { bytes: 10 } });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'invalid_request']);
    const settings = env();
    if (!settings.s3) throw new Error('No store is configured.');
    settings.s3.publicEndpoint = settings.s3.endpoint;
    const send = async (content: string, by = key) => {
      const { body } = await call(createDirectUpload, { key, body: { bytes: Buffer.byteLength(content) } });
      const { id, url } = body as DirectUpload;
      const headers = { 'content-length': String(Buffer.byteLength(content)) };
      expect(isSigned(url, 'S3RVER', { method: 'PUT', headers })).toBe(true);
      expect(isSigned(url, 'S3RVER', { method: 'PUT', headers: { 'content-length': '1' } })).toBe(false);
      expect((await fetch(url, { method: 'PUT', body: content })).status).toBe(200);
      return () => call(finishDirectUpload, { key: by, params: { id }, body: { name: 'My fox.svg' } });
    };
    const finish = await send(SVG);
    const kept = await finish();
    expect([kept.status, (kept.body as File).kind, (kept.body as File).mime]).toEqual([201, 'upload', 'image/svg+xml']);
    expect((await call(getFile, { key, params: { id: (kept.body as File).id } })).status).toBe(200);
    const acts = await db().select().from(auditEntries).where(eq(auditEntries.workspaceId, actor.workspaceId));
    expect(acts.filter(({ action }) => action === 'upload.created').map(({ resourceId }) => resourceId)).toEqual([
      (kept.body as File).id,
    ]);
    expect(codeOf(await finish())).toBe('not_found');
    expect(codeOf(await (await send(SVG, (await makePerson()).key))())).toBe('not_found');
    expect(codeOf(await (await send('MZ not a picture'))())).toBe('invalid_request');

    const fetchBoth: typeof fetch = (input, init) =>
      String(input).startsWith(settings.s3?.endpoint ?? '') ? fetch(input, init) : fetchRoutes(input, init);
    const client = createClient({ baseUrl: 'http://localhost:3000/api/v1', key, fetch: fetchBoth });
    expect(await client.uploads.createDirect(new globalThis.File([SVG], 'fox.svg'))).toMatchObject({ kind: 'upload' });

    const late = await send(SVG);
    const staged = vi.spyOn(s3Blobs, 'put').mockRejectedValueOnce(new Error('The process ends here.'));
    expect((await late()).status).toBe(500);
    staged.mockRestore();
    expect(await incoming(actor.workspaceId)).toBe(2);
    expect((await late()).status).toBe(201);

    await send(SVG);
    expect(await incoming(actor.workspaceId)).toBe(2);
    await sweepObjects(new Date(Date.now() + 2 * HOUR_MS));
    expect(await incoming(actor.workspaceId)).toBe(0);
    settings.s3.publicEndpoint = null;
  });

  test('callers that can reach it are redirected to a URL that expires, except for SVGs and scripts', async () => {
    const settings = env();
    if (!settings.s3) throw new Error('No store is configured.');
    settings.s3.publicEndpoint = settings.s3.endpoint;
    const { key, actor } = await makePerson();
    const content = contentOf(bytesOf(5000));
    const film = await keepFile(
      { kind: 'scene', mime: 'video/mp4', name: "it's ö.mp4", content },
      { workspaceId: actor.workspaceId },
    );
    const ask = (headers: Record<string, string>) =>
      call(getFile, { key, params: { id: film.id }, query: { download: '' }, headers });
    const sent = await ask({});
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'private, no-cache']);
    const address = sent.headers.get('location') ?? '';
    const whole = await fetch(address);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytesOf(5000))).toBe(true);
    expect([whole.headers.get('content-type'), whole.headers.get('content-disposition')]).toEqual([
      'video/mp4',
      expect.stringContaining("filename*=UTF-8''it%27s%20%C3%B6.mp4"),
    ]);
    const part = await fetch(address, { headers: { range: 'bytes=4000-4999' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 1000]);
    const forged = address.replace('video%2Fmp4', 'text%2Fhtml');
    expect([address, forged].map((each) => isSigned(each, 'S3RVER'))).toEqual([true, false]);
    expect((await ask({ 'sec-fetch-dest': 'empty' })).status).toBe(200);
    expect(pagePolicy('n')).toContain(`media-src 'self' blob: ${settings.s3.endpoint}`);
    settings.s3.publicEndpoint = null;
    expect((await ask({})).status).toBe(200);
  });

  test('a file without its object is an error', async () => {
    await expect(reader({ id: newId('file'), objectKey: 'files/none' })(0, 9)).rejects.toThrow('does not exist');
  });

  test('an object without a file is deleted after an hour; objects of files and foreign objects stay', async () => {
    const { key } = await makePerson();
    const { id } = (await call(createUpload, { key, form: formWith(SVG) })).body as File;
    const readForsaken = await put(bytesOf(9));
    expect(await sweepObjects(new Date())).toBe(0);
    expect(await sweepObjects(new Date(Date.now() + HOUR_MS + 2000))).toBeGreaterThan(0);
    await expect(readForsaken(0, 8)).rejects.toThrow();
    expect((await call(getFile, { key, params: { id } })).status).toBe(200);
  });
});

test('a backup lists the objects, or contains their bytes, which a restore stores in the database', async () => {
  const bytes = bytesOf(2 * PIECE_BYTES + 5);
  const { workspaceId } = await makePerson();
  const { id } = await keepFile(
    { kind: 'scene', mime: 'video/mp4', name: 'film.mp4', content: contentOf(bytes) },
    { workspaceId },
  );
  const path = join(folder, 'backup.gz');
  const backUp = (files: boolean) => makeBackup(db(), backupWriter(createWriteStream(path)), { files });
  expect((await backUp(false)).objects.inside).toBe(0);
  const { objects } = await backUp(true);
  expect(objects.inside).toBeGreaterThanOrEqual(1);
  const restored = connectionOf(await openTestClient());
  await restoreBackup(restored.db, path, await readableBackup(path));
  const [file] = await restored.db.select().from(files).where(eq(files.id, id));
  expect(file).toMatchObject({ store: 'postgres', objectKey: null });
  const pieces = await restored.db.select().from(fileBytes).where(eq(fileBytes.fileId, id)).orderBy(fileBytes.seq);
  expect(pieces.map(({ data }) => data.byteLength)).toEqual([PIECE_BYTES, PIECE_BYTES, 5]);
  expect(Buffer.concat(pieces.map(({ data }) => data)).equals(bytes)).toBe(true);
  await restored.close();
});
