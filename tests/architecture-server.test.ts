import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOM = join(import.meta.dirname, '../lib/server');

/** The entries of each row of the table in docs/server-order.md, in order of rank. */
const SERVER_ORDER = readFileSync(join(import.meta.dirname, '../docs/server-order.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, entry = '']) => entry));

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
