import { describe, expect, test } from 'vitest';
import { circles, exportedTypes, longFunctions, longSentences, vagueConstants, wideLines } from './support/style-rules';
import { fileOf, importsOf, productFiles, read, repositoryFiles } from './support/sources';
import { unusedExports } from './support/unused-exports';

const product = productFiles().map((file) => ({ file, text: read(file) }));
const everything = repositoryFiles().map((file) => ({ file, text: read(file) }));

/** Files with readers beside the repository's TypeScript: the framework, threads, and users of the packages. */
const ENTRIES =
  /^(?:app\/|drizzle\/config|lib\/server\/threads\/|lib\/(?:player\/index|client\/sdk\/(?:index|node))\.ts$)/;

const targets = (file: string) => importsOf(file).flatMap(({ target }) => fileOf(target) ?? []);
const source = (text: string) => ({ file: 'lib/core/sample.ts', text });

/** The files that export a type of each name. */
function homesOfTypes(): Map<string, string[]> {
  const homes = new Map<string, string[]>();
  for (const each of product)
    for (const name of exportedTypes(each)) homes.set(name, [...(homes.get(name) ?? []), each.file]);
  return homes;
}

describe('every source file', () => {
  test('no line is wider than 120 columns', () => {
    expect(everything.flatMap(wideLines)).toEqual([]);
  });

  test('no function is longer than 60 lines', () => {
    expect(product.flatMap(longFunctions)).toEqual([]);
  });

  test('names of constants say what they bound', () => {
    expect(product.flatMap(vagueConstants)).toEqual([]);
  });

  test('the name of an exported type is unique', () => {
    const twice = [...homesOfTypes()].filter(([, homes]) => homes.length > 1);
    expect(twice.map(([name, homes]) => `${name}: ${homes.join(', ')}`)).toEqual([]);
  });

  test('no sentence of a comment is longer than 160 characters', () => {
    expect(product.flatMap(longSentences)).toEqual([]);
  });

  test('no value is exported that no other file imports', () => {
    const inside = product.filter(({ file }) => !ENTRIES.test(file));
    const roots = ['instrumentation.ts', 'proxy.ts'].map((file) => ({ file, text: read(file) }));
    expect(unusedExports(inside, [...everything, ...roots])).toEqual([]);
  });

  test('there are no import cycles', () => {
    expect(circles(new Map(product.map(({ file }) => [file, targets(file)])))).toEqual([]);
  });
});

describe('each rule finds what breaks it', () => {
  test('a wide line', () => {
    expect(wideLines(source(`const a = '${'x'.repeat(120)}';`))).toEqual(['lib/core/sample.ts:1']);
    expect(wideLines(source('é'.repeat(120)))).toEqual([]);
  });

  test('a long function, also an arrow', () => {
    const body = Array.from({ length: 60 }, (_, at) => `  call(${at});`).join('\n');
    expect(longFunctions(source(`function long() {\n${body}\n}\n`))).toEqual(['lib/core/sample.ts:1 62 lines']);
    expect(longFunctions(source(`const long = () => {\n${body}\n};\n`))).toHaveLength(1);
    expect(longFunctions(source(`const table = {\n${'  a: 1,\n'.repeat(80)}};\n`))).toEqual([]);
  });

  test('a vague constant and a tuple of numbers', () => {
    expect(vagueConstants(source('const MOST = 4;'))).toHaveLength(1);
    expect(vagueConstants(source('const [LOW, HIGH] = [0.1, -2];'))).toHaveLength(1);
    expect(vagueConstants(source('const [A, B] = [1, 2] as const;'))).toHaveLength(1);
    expect(vagueConstants(source('const MAX_DRAFTS = 4;\nconst [first] = names;'))).toEqual([]);
  });

  test('a long sentence', () => {
    const words = 'word '.repeat(33);
    expect(longSentences(source(`/** ${words}. */`))).toHaveLength(1);
    expect(longSentences(source(`// ${words}\n// goes on\n`))).toHaveLength(1);
    expect(longSentences(source('/** Short. Gives a box. */'))).toEqual([]);
  });

  test('an export that nobody imports', () => {
    const limits = { file: 'lib/core/limits.ts', text: 'export const A = 1;\nexport function b() {}\nconst c = 2;' };
    expect(unusedExports([limits], [])).toEqual(['lib/core/limits.ts: A', 'lib/core/limits.ts: b']);
    expect(unusedExports([limits], [source("import { A as one } from './limits';")])).toHaveLength(1);
    expect(unusedExports([limits], [source("export { b } from '@/lib/core/limits';")])).toHaveLength(1);
    expect(unusedExports([limits], [source("export * from './limits';")])).toEqual([]);
    expect(unusedExports([limits], [source("const { b } = await import('./limits');")])).toEqual([]);
  });

  test('exported types, and an import cycle of three files', () => {
    expect(exportedTypes(source('export interface Box {}\nexport type Side = 1;\ntype Own = 2;'))).toEqual([
      'Box',
      'Side',
    ]);
    const ring = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ]);
    expect(circles(ring)).toEqual([['a', 'b', 'c']]);
    expect(
      circles(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([]);
  });
});
