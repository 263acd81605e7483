import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PIECE_GROUPS, PieceGroups } from '@/components/docs/pieces/groups';

const ROOT = join(import.meta.dirname, '../../../components');
/** Components without an appearance, or that appear once on every page. */
const UNSEEN = ['announced'];

test('the component gallery renders each group in both themes', () => {
  const html = renderToString(createElement(PieceGroups));
  for (const { id } of PIECE_GROUPS) expect(html).toContain(`id="${id}"`);
  expect(html.match(/data-theme="dark"/g)).toHaveLength(PIECE_GROUPS.length);
});

test('the component gallery shows every component of components/ui', () => {
  const folder = join(ROOT, 'docs/pieces');
  const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const shown = new Set([...text.join('\n').matchAll(/from '\.\.\/\.\.\/ui\/([a-z-]+)'/g)].map(([, name]) => name));
  const all = readdirSync(join(ROOT, 'ui')).map((file) => file.replace(/\.tsx?$/, ''));
  expect(all.filter((name) => !shown.has(name) && !UNSEEN.includes(name))).toEqual([]);
});
