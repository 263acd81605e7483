import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { files } from '@/drizzle/schema';
import { getFile, type File as StoredFile } from '@/lib/contract/file';
import { createUpload } from '@/lib/contract/upload';
import { createWorkspace, deleteWorkspace, type Workspace } from '@/lib/contract/workspace';
import { LIMITS } from '@/lib/core/limits';
import { db } from '@/lib/server/db/client';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf, detailsOf, ORIGIN, routeFileOf, type Received, type Sent } from '../../support/http';
import { makePerson } from '../../support/people';
import { formWith } from '../../support/uploads';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/uploads', name));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="red"/></svg>';
const png = await sharp({ create: { width: 6, height: 3, channels: 4, background: '#f80a' } })
  .png()
  .toBuffer();
const MOST = LIMITS.upload.bytes;

let key: string;
let server: Server;

/** What the server on the other side of a URL answers. */
const pages: Record<string, RequestListener> = {
  '/some%20fox.jpeg': (_, response) => response.setHeader('Content-Type', 'text/html').end(png),
  '/page': (_, response) => response.setHeader('Content-Type', 'image/png').end('<!DOCTYPE html><html></html>'),
  '/inside': (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
  '/metadata': (_, response) =>
    response.writeHead(302, { Location: 'https://169.254.169.254/latest/meta-data/' }).end(),
  '/large': (_, response) => response.end(Buffer.concat([png, Buffer.alloc(MOST + 1 - png.length)])),
  '/silent': () => undefined,
  '/cut': (_, response) => {
    response.setHeader('Content-Length', '1000').write(png);
    response.destroy();
  },
};

beforeAll(async () => {
  await openTestDatabase();
  ({ key } = await makePerson());
  server = createServer((request, response) =>
    (pages[request.url ?? ''] ?? ((_, answer) => answer.writeHead(404).end('no')))(request, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('OUTBOUND_ALLOW', `127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await closeTestDatabase();
});

const upload = (content: BlobPart, name?: string, more: Sent = {}) =>
  call(createUpload, { key, form: formWith(content, name, 'application/x-lie'), ...more });
const uploadFrom = (path: string) =>
  call(createUpload, { key, body: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` } });
const fileOf = ({ status, body }: Received) => {
  expect(status, JSON.stringify(body)).toBe(201);
  return body as StoredFile;
};
async function bytesOf({ id }: StoredFile): Promise<{ headers: Headers; bytes: Buffer }> {
  const { status, response } = await call(getFile, { key, params: { id } });
  expect(status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
const rowOf = async ({ id }: StoredFile) => (await db().select().from(files).where(eq(files.id, id)))[0];
/** What a picture that was sent under a name is saved under. */
const nameOf = async (name: string) => (await rowOf(fileOf(await upload(new Uint8Array(png), name))))?.name;
/** The details of a refusal. */
const refusal = (received: Received) => {
  expect([received.status, codeOf(received)]).toEqual([400, 'invalid_request']);
  return detailsOf(received);
};

/** Sends a body as it is, in pieces, with headers that may lie. */
async function sendRaw(
  body: Iterable<Uint8Array>,
  type: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; details: unknown; taken: number }> {
  let taken = 0;
  const pieces = body[Symbol.iterator]();
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = pieces.next();
        if (done) return controller.close();
        taken += value.byteLength;
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': type, ...headers },
    body: stream,
    duplex: 'half',
  };
  const { POST } = await routeFileOf(createUpload);
  const response = await POST(new Request(`${ORIGIN}/api/v1/uploads`, init), { params: Promise.resolve({}) });
  const answer = (await response.json()) as { error?: { details: unknown } };
  return { status: response.status, details: answer.error?.details, taken };
}

const TYPE = 'multipart/form-data; boundary=edge';
const part = (headers: string, content: Uint8Array | string) =>
  Buffer.concat([Buffer.from(`--edge\r\n${headers}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const END = Buffer.from('--edge--\r\n');
const filePart = (content: Uint8Array | string) =>
  part('Content-Disposition: form-data; name="file"; filename="x.png"', content);
function* inPieces(whole: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < whole.byteLength; at += size) yield whole.subarray(at, at + size);
}
function* endless(): Generator<Uint8Array> {
  yield filePart(png).subarray(0, -2);
  for (;;) yield Buffer.alloc(65_536);
}
function* broken(): Generator<Uint8Array> {
  yield filePart(png);
  throw new Error('The line is gone.');
}

describe('an upload', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string, object]>([
    ['PNG', () => png, 'image/png', { width: 6, height: 3, seconds: null }],
    ['JPG', () => sharp(png).jpeg().toBuffer(), 'image/jpeg', { width: 6, height: 3, seconds: null }],
    ['WebP', () => sharp(png).webp().toBuffer(), 'image/webp', { width: 6, height: 3, seconds: null }],
    ['SVG', () => Buffer.from(SVG), 'image/svg+xml', { width: 8, height: 4, seconds: null }],
    ['MP4', () => fixture('film.mp4'), 'video/mp4', { width: 64, height: 48, seconds: 1 }],
    ['MOV', () => fixture('film.mov'), 'video/quicktime', { width: 64, height: 48, seconds: 1 }],
    ['WebM', () => fixture('film.webm'), 'video/webm', { width: 64, height: 48, seconds: 1 }],
  ])('in %s is stored as a file, with any name and media type', async (_, make, mime, facts) => {
    const file = fileOf(await upload(new Uint8Array(await make()), 'not-a-name.exe'));
    expect(file).toEqual({
      id: file.id,
      object: 'file',
      kind: 'upload',
      mime,
      bytes: file.bytes,
      url: `/api/v1/files/${file.id}`,
      created_at: file.created_at,
      expires_at: file.expires_at,
    });
    expect(Date.parse(file.expires_at ?? '') - Date.parse(file.created_at)).toBeGreaterThan(23 * 3_600_000);
    const { headers, bytes } = await bytesOf(file);
    expect([headers.get('content-type'), headers.get('x-content-type-options'), bytes.length]).toEqual([
      mime,
      'nosniff',
      file.bytes,
    ]);
    expect((await rowOf(file))?.facts).toEqual(facts);
  });

  test('in SVG is served cleaned and without scripts', async () => {
    const file = fileOf(await upload(`<?xml version="1.0"?>${SVG.replace('<rect', '<text>Secret</text><rect')}`));
    const { headers, bytes } = await bytesOf(file);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(bytes.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" viewBox="0 0 8 4"><path d="M0 0L8 0L8 4L0 ' +
        '4Z" fill="#ff0000"/></svg>',
    );
  });

  test('that is hostile is refused', async () => {
    expect(refusal(await upload(SVG.replace('<rect', '<script>alert(1)</script><rect')))).toEqual([
      'file: The SVG is not taken: The element "script" is not allowed. Change that, or send the picture as a PNG.',
    ]);
  });

  test('is saved under its own name, with the extension of its format', async () => {
    expect(await nameOf('My Fox.final.JPG')).toBe('my-fox-final.png');
    expect(await nameOf('../../etc/passwd\0')).toBe('passwd.png');
    expect(await nameOf('')).toBe('upload.png');
    expect(await nameOf('\ud800.svg')).toBe('upload.png');
  });

  test('is not found by another workspace', async () => {
    const file = fileOf(await upload(new Uint8Array(png)));
    const stranger = await makePerson();
    expect((await call(getFile, { key: stranger.key, params: { id: file.id } })).status).toBe(404);
  });

  test('is deleted with its workspace', async () => {
    const { session } = await makePerson();
    const made = await call(createWorkspace, { session, body: { name: 'Burrow' } });
    const headers = { 'service-workspace': (made.body as Workspace).id };
    const file = fileOf(await call(createUpload, { session, headers, form: formWith(SVG) }));
    expect(await rowOf(file)).toBeDefined();
    expect((await call(deleteWorkspace, { session, headers })).status).toBe(200);
    expect(await rowOf(file)).toBeUndefined();
  });

  test('sent again with its idempotency key is stored once, with any boundary', async () => {
    const headers = { 'idempotency-key': 'one upload' };
    const first = await upload(new Uint8Array(png), 'a.png', { headers });
    const again = await upload(new Uint8Array(png), 'a.png', { headers });
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body]);
    expect(refusal(await upload(SVG, 'a.png', { headers }))).toBeNull();
  });
});

describe('a form', () => {
  test('with a file of 15 MB is accepted, and with one byte more refused', async () => {
    const film = fixture('film.mp4');
    const filled = (length: number) => {
      const space = Buffer.alloc(length - film.length);
      space.writeUInt32BE(space.length);
      space.write('free', 4);
      return new Uint8Array(Buffer.concat([film, space]));
    };
    expect(fileOf(await upload(filled(MOST))).bytes).toBe(MOST);
    expect(refusal(await upload(filled(MOST + 1)))).toEqual(['file: A file may have at most 15 MB.']);
    const chunked = (length: number) => sendRaw(inPieces(Buffer.concat([filePart(filled(length)), END]), 60_000), TYPE);
    expect((await chunked(MOST)).status).toBe(201);
    expect(await chunked(MOST + 1)).toMatchObject({ status: 400, details: ['file: A file may have at most 15 MB.'] });
  });

  test('without end is cut off and refused', async () => {
    const { status, details, taken } = await sendRaw(endless(), TYPE);
    expect([status, details]).toEqual([400, ['A file may have at most 15 MB.']]);
    expect(taken).toBeLessThan(MOST + 300_000);
  });

  test('with a wrong length is checked by its real length', async () => {
    expect((await sendRaw([filePart(png), END], TYPE, { 'content-length': '3' })).status).toBe(201);
    const { status, taken } = await sendRaw([filePart(png), END], TYPE, { 'content-length': String(MOST * 2) });
    expect([status, taken]).toEqual([400, 0]);
  });

  test('in pieces of one byte is the same', async () =>
    expect((await sendRaw(inPieces(Buffer.concat([filePart(png), END]), 1), TYPE)).status).toBe(201));

  test('that breaks off is refused', async () => {
    expect(await sendRaw(broken(), TYPE)).toMatchObject({ status: 400, details: ['The body was cut off.'] });
  });

  const NO_FORM = 'The body is not a form as multipart/form-data has it, is cut off, or has too many fields.';
  test.each<[string, Uint8Array, string]>([
    ['nothing', Buffer.alloc(0), 'file: This field is required.'],
    ['no field', END, 'file: This field is required.'],
    ['an empty file', Buffer.concat([filePart(''), END]), 'file: The file is empty.'],
    [
      'text for a file',
      Buffer.concat([part('Content-Disposition: form-data; name="file"', 'hello'), END]),
      'file: This must be a file.',
    ],
    [
      'another field',
      Buffer.concat([filePart(png), part('Content-Disposition: form-data; name="note"', 'hello'), END]),
      'note: This field is not known here.',
    ],
    [
      'a field by the name of the prototype',
      Buffer.concat([filePart(png), part('Content-Disposition: form-data; name="__proto__"', 'hello'), END]),
      '__proto__: This field is not known here.',
    ],
    ['two files', Buffer.concat([filePart(png), filePart(png), END]), 'file: This may be given once.'],
    ['no end', filePart(png), NO_FORM],
    ['another boundary', Buffer.from('--other\r\n\r\n\r\n--other--'), NO_FORM],
    [
      'a thousand fields',
      Buffer.concat([
        ...Array.from({ length: 1000 }, (_, index) => part(`Content-Disposition: form-data; name="f${index}"`, 'x')),
        END,
      ]),
      NO_FORM,
    ],
    [
      'a name that is no text',
      Buffer.concat([
        part(`Content-Disposition: form-data; name="file"; filename*=UTF-8''%E0%A4%A`, png).fill(0xff, 50, 52),
        END,
      ]),
      NO_FORM,
    ],
    [
      'text that is no text',
      Buffer.concat([part('Content-Disposition: form-data; name="file"', Buffer.from([0xff, 0xfe, 0xff])), END]),
      'file: This must be a file.',
    ],
    ['headers without end', Buffer.concat([Buffer.from(`--edge\r\nX: ${'x'.repeat(100_000)}`), END]), NO_FORM],
  ])('with %s is told so', async (_, body, detail) =>
    expect(await sendRaw([body], TYPE)).toMatchObject({ status: 400, details: [detail] }),
  );

  test('that does not name its boundary is told so', async () => {
    expect(await sendRaw([END], 'multipart/form-data')).toMatchObject({
      status: 400,
      details: ['The Content-Type of a form must name its boundary.'],
    });
  });

  test('may have a quoted boundary and other parameters', async () => {
    expect((await sendRaw([filePart(png), END], 'Multipart/Form-Data; charset=utf-8; boundary="edge"')).status).toBe(
      201,
    );
  });
});

describe('an address', () => {
  test('is fetched, and named by the end of its path', async () => {
    const file = fileOf(await uploadFrom('/some%20fox.jpeg'));
    expect(file).toMatchObject({ kind: 'upload', mime: 'image/png' });
    expect((await rowOf(file))?.name).toBe('some-fox.png');
  });

  test.each([
    [
      '/page',
      new RegExp(
        String.raw`^url: This is a web page\. Send a PNG, JPG, WebP or SVG picture, or an MP4, MOV or WebM ` +
          String.raw`video, of at most 15 MB\.$`,
      ),
    ],
    ['/missing', /^url: The address answered with status 404, not with a file\.$/],
    ['/large', /^url: A file may have at most 15 MB\.$/],
    [
      '/inside',
      new RegExp(
        String.raw`^url: (127\.0\.0\.1 is not an address of the public internet|Port 1 is not one of the web's|` +
          String.raw`The address must start with https://)\.$`,
      ),
    ],
    ['/metadata', /^url: 169\.254\.169\.254 is not an address of the public internet\.$/],
    ['/cut', /^url: 127\.0\.0\.1:\d+ could not be reached/],
  ])('that answers %s is refused', async (path, detail) =>
    expect(refusal(await uploadFrom(path))).toEqual([expect.stringMatching(detail)]),
  );

  test.each([
    ['https://127.0.0.1/fox.png', 'url: 127.0.0.1 is not an address of the public internet.'],
    ['https://localhost/fox.png', 'url: localhost does not lead to the public internet.'],
    ['https://[::1]/fox.png', 'url: [::1] is not an address of the public internet.'],
    ['http://example.com/fox.png', 'url: The address must start with https://.'],
    ['file:///etc/passwd', 'url: The address must start with https://.'],
    ['fox.png', 'url: This must be a web address.'],
  ])('like %s is refused', async (url, detail) =>
    expect(refusal(await call(createUpload, { key, body: { url } }))).toEqual([detail]),
  );

  test('that does not answer is aborted', async () => {
    const soon = AbortSignal.timeout(50);
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    expect(refusal(await uploadFrom('/silent'))).toEqual([
      expect.stringMatching(/^url: 127\.0\.0\.1:\d+ did not answer in 30 s\.$/),
    ]);
    clock.mockRestore();
  });

  test('must be sent as JSON, not as text', async () => {
    const text = '{"url":"https://example.com/fox.png"}';
    const answer = await call(createUpload, { key, text, headers: { 'content-type': 'text/plain' } });
    expect(detailsOf(answer)).toEqual([
      expect.stringMatching(/^The body must be JSON, .* or a form of the type multipart\/form-data\.$/),
    ]);
  });

  test('comes alone', async () => {
    expect(refusal(await call(createUpload, { key, body: {} }))).toEqual(['url: This field is required.']);
    expect(refusal(await call(createUpload, { key, body: { url: 'https://example.com', file: 'x' } }))).toEqual([
      'file: This field is not known here.',
    ]);
  });
});
