import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '@/lib/contract/reference';
import { guides } from '@/lib/server/docs/guides';
import { complaints } from '../../support/compile';
import { openQueue } from '../../support/jobs';
import { MISTAKES, STORY, typesOfDocument } from '../../support/openapi-client';
import { makePerson } from '../../support/people';
import { closeProduct } from '../../support/product';
import { serveRoutes } from '../../support/served-routes';

const ORIGIN = 'http://localhost:3000';

beforeAll(openQueue);
afterAll(closeProduct);

/** The samples of the reference as one module: each in a function of its own, below their imports. */
function samples(): string {
  const operations = referenceOf(ORIGIN).pages.flatMap((page) => page.operations);
  const bodies = operations.map(
    ({ id, samples: { typescript } }) =>
      `export async function ${id}() {\n${typescript.replace(/^import .*\n/gm, '')}\nreturn answer;\n}`,
  );
  return (
    `import { readFile } from 'node:fs/promises';\nimport { at, createClient } from '@liverig/client';\n` +
    `${bodies.join('\n')}`
  );
}

/** The TypeScript of each guide, by a name for its file. */
const guideFiles = (): Record<string, string> =>
  Object.fromEntries(
    guides(ORIGIN)
      .map(({ slug, blocks }) => [
        `${slug}.ts`,
        blocks.flatMap((block) => (block.kind === 'code' && block.language === 'ts' ? [block.text] : [])).join('\n'),
      ])
      .filter(([, text]) => text !== ''),
  );

test(
  'every sample of the reference and of the guides compiles, as does a client that is generated from the OpenAPI ' +
    'document, and mistakes do not',
  async () => {
    const found = complaints({
      'samples.ts': samples(),
      ...guideFiles(),
      'openapi.d.ts': await typesOfDocument(),
      'story.ts': STORY,
      'mistakes.ts': MISTAKES,
    });
    expect(found.filter((line) => !line.startsWith('mistakes.ts'))).toEqual([]);
    const mistaken = found.map((line) => /^mistakes\.ts (\d+)/.exec(line)?.[1]);
    const wrong = MISTAKES.split('\n').flatMap((line, at) => (line.startsWith('export') ? [String(at + 1)] : []));
    expect(new Set(mistaken)).toEqual(new Set(wrong));
  },
  120_000,
);

test('a client that is generated from the OpenAPI document makes, moves and exports a mascot', async () => {
  const served = await serveRoutes();
  const { key } = await makePerson('studio');
  const folder = mkdtempSync(join(tmpdir(), 'liverig-story-'));
  writeFileSync(join(folder, 'story.ts'), STORY);
  await build({
    entryPoints: [join(folder, 'story.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: join(folder, 'story.mjs'),
    nodePaths: [join(import.meta.dirname, '../../../node_modules')],
  });
  const { story } = (await import(/* @vite-ignore */ join(folder, 'story.mjs'))) as {
    story: (baseUrl: string, key: string) => Promise<string>;
  };
  expect(await story(`${served.origin}/api/v1`, key)).toBe('application/json true invalid_request');
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});
