import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createClient, type UploadSource } from '@/lib/client/sdk';
import { createClient as createNodeClient } from '@/lib/client/sdk/node';

const PATH = join(import.meta.dirname, '../../fixtures/specs/blob.json');
const bytes = await readFile(PATH);
const baseUrl = 'http://localhost/api/v1';

/** What arrives of a source: the bytes of the form's file and its name, or the JSON. */
async function sent(source: UploadSource, create = createNodeClient): Promise<unknown> {
  let body: unknown;
  const client = create({
    baseUrl,
    fetch: async (_, init) => {
      body = init?.body;
      return Response.json({ id: 'file_a' }, { status: 201 });
    },
  });
  await client.uploads.create(source);
  if (!(body instanceof FormData)) return JSON.parse(String(body));
  const file = body.get('file') as File;
  return [Buffer.from(await file.arrayBuffer()).equals(bytes), file.name];
}

test('files, blobs, bytes, streams and paths are sent with what they hold', async () => {
  expect(await sent(new File([bytes], 'fox.json'))).toEqual([true, 'fox.json']);
  const exact = new Uint8Array(bytes);
  const views: UploadSource[] = [
    new Blob([bytes]),
    bytes,
    exact,
    exact.buffer,
    new DataView(exact.buffer),
    new Blob([bytes]).stream(),
    createReadStream(PATH),
    PATH,
    pathToFileURL(PATH),
  ];
  for (const source of views) expect(await sent(source)).toEqual([true, '']);
});

test('addresses are left to the service to fetch', async () => {
  for (const source of [
    'https://example.com/fox.png',
    new URL('https://example.com/fox.png'),
    { url: 'https://example.com/fox.png' },
  ])
    expect(await sent(source)).toEqual({ url: 'https://example.com/fox.png' });
});

test('a path is refused where there are no files, and what is none of all this anywhere', async () => {
  await expect(sent(PATH, createClient)).rejects.toThrow('A path can be read in Node alone');
  await expect(sent(7 as never)).rejects.toThrow(TypeError);
  await expect(sent(join(PATH, 'no'))).rejects.toThrow();
});
