import { build } from 'esbuild';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILDING_PACKAGES, VIDEO_PACKAGES, WORKER_PACKAGES, WORKERS } from '../../scripts/bundles.mjs';
import { foldersOf } from '../../scripts/packages-of.mjs';

const root = join(import.meta.dirname, '../..');

/** The package of a module that is loaded by its name. */
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

test('the packages that threads load are named, each of them and no other', async () => {
  const { metafile } = await build({
    entryPoints: [...WORKERS],
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: 'none',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const loaded = imports.filter(({ path, external }) => external && !path.startsWith('node:'));
  const named = [...WORKER_PACKAGES, ...VIDEO_PACKAGES.names, ...BUILDING_PACKAGES];
  expect([...new Set(loaded.map(({ path }) => packageOf(path)))].sort()).toEqual(named.sort());
});

test('a package comes with all that it depends on and that is installed, native parts among them', () => {
  const folders = foldersOf(root, ['@napi-rs/canvas', 'parse5']);
  expect(folders).toContain('node_modules/@napi-rs/canvas');
  expect(folders.some((folder) => folder.startsWith('node_modules/@napi-rs/canvas-'))).toBe(true);
  // Beside another version of the same package that others use.
  expect(folders.filter((folder) => folder.endsWith('/entities'))).toEqual([
    'node_modules/parse5/node_modules/entities',
  ]);
  expect(foldersOf(root, ['parse5'], ['entities'])).toEqual(['node_modules/parse5']);
  expect(foldersOf(root, ['not-installed-anywhere'])).toEqual([]);
});
