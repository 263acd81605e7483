import { expect, test } from 'vitest';
import { fileOf, importsOf } from './support/sources';

/** The routes that are asked for most: a function that begins to live loads one of them before it answers. */
const COMMON = [
  'app/api/health/route.ts',
  'app/api/v1/jobs/[id]/events/route.ts',
  'app/api/v1/jobs/[id]/route.ts',
  'app/api/v1/jobs/route.ts',
  'app/api/v1/mascots/[id]/bundle/route.ts',
  'app/api/v1/mascots/[id]/preview/route.ts',
  'app/api/v1/mascots/[id]/route.ts',
  'app/api/v1/mascots/route.ts',
];

/** What only a part of their answers needs, or none: packages of many files, and two megabytes of artist. */
const HEAVY = /^(?:lib\/artist\/|@anthropic-ai|@aws-sdk|css-tree|esbuild|next-auth|parse5|sharp|undici)/;

/** Every module that a file loads at once, with the file that imports it: files of the product, and packages. */
function loadedBy(route: string): Map<string, string> {
  const loaded = new Map([[route, '']]);
  const files = [route];
  for (const file of files)
    for (const { target, typeOnly, isLazy } of importsOf(file)) {
      const path = fileOf(target);
      const module = path ?? target;
      if (typeOnly || isLazy || loaded.has(module)) continue;
      loaded.set(module, file);
      if (path) files.push(path);
    }
  return loaded;
}

const heavyIn = (route: string) =>
  [...loadedBy(route)].filter(([module]) => HEAVY.test(module)).map(([module, importer]) => `${module} < ${importer}`);

test.each(COMMON)('%s loads at once nothing that is heavy', (route) => {
  expect(heavyIn(route)).toEqual([]);
});

test('a route that designs does, which shows that the rule sees it', () => {
  expect(heavyIn('lib/server/mascots/create.ts').length).toBeGreaterThan(0);
});
