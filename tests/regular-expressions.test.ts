import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['lib', 'app', 'components', 'scripts', 'packages'];

/**
 * Steps end the analysis, never the clock: an expression that is slow only because the machine is busy was called
 * vulnerable. The time limit for one expression, in milliseconds, only ends a test that hangs.
 */
const LIMITS = { timeout: 120_000, incubationTimeout: null, attackTimeout: null, seedingTimeout: null };

/**
 * Files that compose expressions at run time, only from their own constants and never from user input. They match only
 * short texts; `tests/artist/hostile-words.test.ts` measures their time on hostile ones.
 */
const COMPOSED = new Set([
  'components/editor/palette/families.ts',
  'lib/core/rig/extent.ts',
  'lib/player/features.ts',
  'lib/artist/edit/looks/looks-in.ts',
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

/** The text of a constant string expression, which may be concatenated from pieces; null for any other. */
function constantText(node: ts.Expression | undefined): string | null {
  if (!node) return '';
  if (ts.isParenthesizedExpression(node)) return constantText(node.expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) {
    const isRaw = node.tag.getText() === 'String.raw' && ts.isNoSubstitutionTemplateLiteral(node.template);
    return isRaw ? node.template.getText().slice(1, -1) : null;
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null;
  const [left, right] = [constantText(node.left), constantText(node.right)];
  return left === null || right === null ? null : left + right;
}

/** The arguments of `RegExp` as a literal; null if they are not constant. */
function constantExpression({ arguments: [text, flags] = [] }: { arguments?: readonly ts.Expression[] }) {
  const [source, letters] = [constantText(text), constantText(flags)];
  return source === null || letters === null ? null : String(new RegExp(source, letters));
}

/** All regular expressions of the product: literals with their first location, and files that compose others. */
function expressions(): Found {
  const found: Found = { literals: new Map(), composed: new Set() };
  for (const file of FOLDERS.flatMap(filesOf)) {
    const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const isMade =
        (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source) === 'RegExp';
      const literal = isMade
        ? constantExpression(node as ts.NewExpression | ts.CallExpression)
        : ts.isRegularExpressionLiteral(node)
          ? node.text
          : undefined;
      if (literal === null) found.composed.add(file);
      else if (literal !== undefined && !found.literals.has(literal))
        found.literals.set(literal, `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
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

/** The problem of an expression; null if its matching time is linear. */
function complaint(literal: string): string | null {
  const end = literal.lastIndexOf('/');
  const { status, ...rest } = checkSync(literal.slice(1, end), literal.slice(end + 1), LIMITS);
  return status === 'safe' ? null : `${status}: ${'complexity' in rest ? rest.complexity?.summary : ''}`;
}

test('no regular expression can backtrack catastrophically', { timeout: 1_800_000 }, () => {
  const { literals } = expressions();
  expect(literals.size).toBeGreaterThan(500);
  const bad = [...literals].flatMap(([literal, place]) => {
    const wrong = complaint(literal);
    return wrong ? [`${place} ${literal} ${wrong}`] : [];
  });
  expect(bad).toEqual([]);
});

test('the check finds vulnerable expressions', () => {
  expect(complaint('/^(a|a)*$/')).toMatch(/^vulnerable/);
  expect(complaint('/\\d+\\.?\\d*x/')).toMatch(/^vulnerable/);
});

test('expressions are composed only in the listed files', () => {
  expect([...expressions().composed].sort()).toEqual([...COMPOSED].sort());
});
