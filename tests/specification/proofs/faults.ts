import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ProofOf } from '../proof';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What a cell of Markdown has between two of these marks. */
const between = (cell: string, mark: string): string[] => cell.split(mark).filter((_, index) => index % 2 === 1);

/** A fault: the tests that its row names exist, and have the titles that it quotes. */
export const faultRow: ProofOf = (row) => () => {
  const cell = row.at(-1) ?? '';
  const named = between(cell, '`');
  const files = named.filter((name) => name.startsWith('tests/')).map(read);
  expect(files.length, 'tests that are named').toBeGreaterThan(0);
  for (const title of between(cell, '*')) expect(files.join('\n')).toContain(title);
  const scripts = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const name of named.filter((each) => each.startsWith('npm run ')))
    expect(scripts.scripts).toHaveProperty([name.slice('npm run '.length)]);
};
