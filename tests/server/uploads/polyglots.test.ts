import { crc32 } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFile, type File as StoredFile } from '@/lib/contract/file';
import { createUpload } from '@/lib/contract/upload';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call } from '../../support/http';
import { makePerson } from '../../support/people';
import { formWith } from '../../support/uploads';

let key: string;

beforeAll(async () => {
  await openTestDatabase();
  ({ key } = await makePerson());
});
afterAll(closeTestDatabase);

const SCRIPT = '<script>alert("polyglot")</script>';
const PAGE = Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`);
const ZIP = Buffer.from(zipSync({ 'polyglot.html': PAGE }, { level: 0 }));
const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#f80' } });
const [png, jpg, webp] = await Promise.all([
  square.clone().png().toBuffer(),
  square.clone().jpeg().toBuffer(),
  square.clone().webp({ lossless: true }).toBuffer(),
]);

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** A PNG with a chunk behind its header. */
const pngWith = (name: string, data: Buffer) =>
  Buffer.concat([png.subarray(0, 33), pngChunk(name, data), png.subarray(33)]);

/** A JPG with a segment behind its first marker. */
function jpgWith(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpg.subarray(0, 2), head, data, jpg.subarray(2)]);
}

/** A WebP with a chunk behind its picture, within its declared length. */
function webpWith(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  const whole = Buffer.concat([webp, head, data, Buffer.alloc(data.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

test.each([
  ['a PNG with a page in a text', 'image/png', pngWith('tEXt', Buffer.concat([Buffer.from('Comment\0'), PAGE]))],
  ['a PNG with a page in a private chunk', 'image/png', pngWith('prVt', PAGE)],
  ['a PNG with a page behind it', 'image/png', Buffer.concat([png, PAGE])],
  ['a JPG with a page in a comment', 'image/jpeg', jpgWith(0xfe, PAGE)],
  ['a JPG with a page in application data', 'image/jpeg', jpgWith(0xed, PAGE)],
  ['a JPG with an archive behind it', 'image/jpeg', Buffer.concat([jpg, ZIP])],
  ['a WebP with a page in a chunk', 'image/webp', webpWith('PAGE', PAGE)],
  ['a WebP with an archive behind it', 'image/webp', Buffer.concat([webp, ZIP])],
])('%s is served as a picture, without what was hidden in it', async (_, mime, sent) => {
  expect(sent.includes('polyglot')).toBe(true);
  const uploaded = await call(createUpload, { key, form: formWith(new Uint8Array(sent), 'x.html', 'text/html') });
  expect(uploaded.status).toBe(201);
  const { response, headers } = await call(getFile, { key, params: { id: (uploaded.body as StoredFile).id } });
  const served = Buffer.from(await response.arrayBuffer());
  expect(served.includes('polyglot')).toBe(false);
  expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([mime, 'nosniff']);
  expect((await sharp(served).metadata()).width).toBe(8);
});

test.each([
  ['a GIF that is a script', `GIF89a=1;alert("polyglot")//`],
  ['a page with a picture behind it', Buffer.concat([PAGE, png])],
  ['an archive with a picture behind it', Buffer.concat([ZIP, png])],
])('%s is refused', async (_, sent) => {
  const { status } = await call(createUpload, { key, form: formWith(sent, 'x.png', 'image/png') });
  expect(status).toBe(400);
});
