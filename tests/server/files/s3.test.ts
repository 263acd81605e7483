import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createUpload } from '@/lib/contract/upload';
import { getFile, type File } from '@/lib/contract/file';
import { db, transaction } from '@/lib/server/db/client';
import { PIECE_BYTES } from '@/lib/server/db/files';
import { newId } from '@/lib/server/db/queries/ids';
import { contentOf } from '@/lib/server/files/content';
import { s3Blobs } from '@/lib/server/files/s3-blobs';
import { sweepObjects } from '@/lib/server/files/sweep-objects';
import { fileBytes } from '@/drizzle/schema';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call } from '../../support/http';
import { makePerson } from '../../support/people';
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
  await closeTestDatabase();
  await store.close();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + Math.floor(index / 251)) & 255);
const put = (id: string, bytes: Uint8Array) => transaction((tx) => s3Blobs.put(tx, id, contentOf(bytes)));

async function read(id: string, first: number, last: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of s3Blobs.read(id, { first, last })) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('where an object store is configured', () => {
  test('a file is put there, and nowhere else, and is sent from there, whole and in part', async () => {
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
    '%i bytes come back as they went in, and any part of them',
    async (length) => {
      const [id, bytes] = [newId('file'), bytesOf(length)];
      await put(id, bytes);
      expect((await read(id, 0, length - 1)).equals(bytes)).toBe(true);
      if (length > PIECE_BYTES)
        expect(
          (await read(id, PIECE_BYTES - 2, PIECE_BYTES)).equals(bytes.subarray(PIECE_BYTES - 2, PIECE_BYTES + 1)),
        ).toBe(true);
    },
  );

  test('a reader that stops early lets go of the line', async () => {
    const id = newId('file');
    await put(id, bytesOf(3 * PIECE_BYTES));
    for await (const piece of s3Blobs.read(id, { first: 0, last: 3 * PIECE_BYTES - 1 })) {
      expect(piece.byteLength).toBeGreaterThan(0);
      break;
    }
    expect((await read(id, 0, 3)).equals(bytesOf(4))).toBe(true);
  });

  test('a file that is not there says so', async () => {
    await expect(read(newId('file'), 0, 9)).rejects.toThrow();
  });

  test('an object whose file is gone goes after an hour; those of files, and what is not ours, stay', async () => {
    const { key } = await makePerson();
    const { id } = (await call(createUpload, { key, form: formWith(SVG) })).body as File;
    const forsaken = newId('file');
    await put(forsaken, bytesOf(9));
    expect(await sweepObjects(new Date())).toBe(0);
    expect(await sweepObjects(new Date(Date.now() + HOUR_MS + 2000))).toBeGreaterThan(0);
    await expect(read(forsaken, 0, 8)).rejects.toThrow();
    expect((await call(getFile, { key, params: { id } })).status).toBe(200);
  });
});
