import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['lib', 'app', 'components', 'scripts', 'packages'];

/** How long one expression may be looked at, in milliseconds: the slowest takes five seconds. */
const TIMEOUT = 60_000;

/**
 * Files that put expressions together when the product runs, all of constants of their own: what strangers write is
 * never part of one. Their readers are held to short texts, and shown to be quick by
 * `tests/artist/hostile-words.test.ts`.
 */
const COMPOSED = new Set([
  'components/editor/palette/families.ts',
  'lib/core/rig/extent.ts',
  'lib/player/features.ts',
  'lib/artist/edit/looks/read.ts',
  'lib/artist/motion/words/inflect.ts',
  'lib/artist/motion/words/lexicon.ts',
  'lib/artist/motion/words/marks.ts',
  'lib/artist/dressing/worn.ts',
  'lib/artist/words/translate.ts',
  'scripts/player.mjs',
]);

interface Found {
  literals: Map<string, string>;
  composed: Set<string>;
}

/** Every regular expression of the product: literals with the place of the first, and files that make others. */
function expressions(): Found {
  const found: Found = { literals: new Map(), composed: new Set() };
  for (const file of FOLDERS.flatMap(filesOf)) {
    const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !found.literals.has(node.text)) {
        found.literals.set(node.text, `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
      const isMade =
        (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source) === 'RegExp';
      if (isMade) found.composed.add(file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/node_modules|\.d\.ts$|[\\/]dist[\\/]/.test(file));

/** What is wrong with an expression; null for one whose time grows with its text and no faster. */
function complaint(literal: string): string | null {
  const end = literal.lastIndexOf('/');
  const { status, ...rest } = checkSync(literal.slice(1, end), literal.slice(end + 1), { timeout: TIMEOUT });
  return status === 'safe' ? null : `${status}: ${'complexity' in rest ? rest.complexity?.summary : ''}`;
}

test('no regular expression can be made to backtrack', { timeout: 300_000 }, () => {
  const { literals } = expressions();
  expect(literals.size).toBeGreaterThan(500);
  const bad = [...literals].flatMap(([literal, place]) => {
    const wrong = complaint(literal);
    return wrong ? [`${place} ${literal} ${wrong}`] : [];
  });
  expect(bad).toEqual([]);
});

test('the check finds what backtracks', () => {
  expect(complaint('/^(a|a)*$/')).toMatch(/^vulnerable/);
  expect(complaint('/\\d+\\.?\\d*x/')).toMatch(/^vulnerable/);
});

test('expressions are composed where it is known, and nowhere else', () => {
  expect([...expressions().composed].filter((file) => !COMPOSED.has(file))).toEqual([]);
});
