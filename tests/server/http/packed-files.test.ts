import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FindPacked, packedFilesIn } from '@/lib/server/http/packed-files';
import { packStatic } from '@/scripts/pack-static.mjs';

const folder = mkdtempSync(join(tmpdir(), 'liverig-static-'));
const SCRIPT = 'addEventListener("load", () => {});\n'.repeat(100);
let find: FindPacked;

beforeAll(async () => {
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks', 'a.js'), SCRIPT);
  writeFileSync(join(folder, 'chunks', 'short.js'), 'let a;');
  writeFileSync(join(folder, 'chunks', 'a.css'), 'a { color: red }\n'.repeat(100));
  writeFileSync(join(folder, 'picture.svg'), SCRIPT);
  await packStatic(folder);
  find = packedFilesIn(folder);
});

describe('a static file that the build has compressed', () => {
  test('is sent compressed, with the media type of its content', () => {
    expect(find('/_next/static/chunks/a.js', 'gzip, deflate, br')).toEqual({
      url: '/_next/static/chunks/a.js.br',
      headers: {
        'Content-Encoding': 'br',
        'Content-Type': 'application/javascript; charset=UTF-8',
        Vary: 'Accept-Encoding',
      },
    });
    expect(find('/_next/static/chunks/a.css?dpl=1', 'br')).toMatchObject({
      url: '/_next/static/chunks/a.css.br?dpl=1',
      headers: { 'Content-Type': 'text/css; charset=UTF-8' },
    });
  });

  test('decompresses to the same bytes', () => {
    expect(brotliDecompressSync(readFileSync(join(folder, 'chunks', 'a.js.br'))).toString()).toBe(SCRIPT);
  });

  test.each(['gzip', '', 'br;q=0, gzip'])('is not sent compressed to a caller who accepts %j', (accepted) => {
    expect(find('/_next/static/chunks/a.js', accepted)).toBeNull();
  });
});

test.each([
  '/_next/static/chunks/short.js',
  '/_next/static/picture.svg',
  '/_next/static/chunks/missing.js',
  '/_next/static/chunks/a.js.br',
  '/chunks/a.js',
  '/_next/static/../static/chunks/a.js',
])('%s has no compressed file', (url) => {
  expect(find(url, 'br')).toBeNull();
});

test('without a build there are no compressed files', () => {
  expect(packedFilesIn(join(folder, 'none'))('/_next/static/chunks/a.js', 'br')).toBeNull();
});
