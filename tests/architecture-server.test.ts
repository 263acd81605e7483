import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOM = join(import.meta.dirname, '../lib/server');

/**
 * The order inside lib/server, low to high: each folder, and each file that lies directly in it, without `.ts`.
 * An entry imports only entries of lines above its own. docs/server-order.md says what each line is for.
 */
const SERVER_ORDER = [
  'abort actor addresses auto-reset-event css docs email log-levels precompressed precondition video-engine',
  'variables',
  'env',
  'crypto data-dir log',
  'net raster signed-token',
  'db mail',
  'billing files metrics',
  'webhooks workspaces',
  'auth jobs keys',
  'artist cleanup http uploads',
  'analyze mascots',
  'animations canvases',
  'activity exports',
  'embed scenes',
  'handlers health mcp showcase threads',
  'start',
].map((line) => line.split(' '));

const SPECIFIER = /\bfrom\s+['"]([^'"]+)['"]|\bimport\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

const entryOf = (path: string): string => path.replace(/\.tsx?$/, '').split('/')[0] ?? '';
const rankOf = (entry: string): number => SERVER_ORDER.findIndex((line) => line.includes(entry));

function files(): string[] {
  return readdirSync(ROOM, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOM.length + 1));
}

/** The paths inside lib/server that a file imports, types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOM, file), 'utf8');
  return [...text.matchAll(SPECIFIER)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    if (name.startsWith('.')) return [normalize(join(dirname(file), name))].filter((path) => !path.startsWith('..'));
    return name.startsWith('@/lib/server/') ? [name.slice('@/lib/server/'.length)] : [];
  });
}

test('every entry of lib/server has exactly one rank', () => {
  const entries = [...new Set(files().map(entryOf))].toSorted();
  expect(SERVER_ORDER.flat().toSorted()).toEqual(entries);
});

test('inside lib/server an entry imports only lower ones', () => {
  const wrong = files().flatMap((file) =>
    importsOf(file)
      .filter((path) => entryOf(path) !== entryOf(file) && rankOf(entryOf(path)) >= rankOf(entryOf(file)))
      .map((path) => `${file} → ${path}`),
  );
  expect(wrong).toEqual([]);
});
