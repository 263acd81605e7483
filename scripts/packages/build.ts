import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rollTypes } from './roll-types';

const ROOT = join(import.meta.dirname, '../..');

/** A package to build: its modules, the modules with types, and aliases of the main module. */
interface Package {
  from: string;
  modules: string[];
  typed: string[];
  /**
   * Frameworks whose types the package extends. The module of a framework only defines the element when it is imported.
   */
  frameworks: string[];
}

const PACKAGES: Record<string, Package> = {
  player: {
    from: 'lib/player',
    modules: ['index', 'server'],
    typed: ['index', 'server'],
    frameworks: ['react', 'vue', 'svelte'],
  },
  client: { from: 'lib/client/sdk', modules: ['index', 'node'], typed: ['index'], frameworks: [] },
};

/** Builds the folder of a package for `npm pack`: modules and self-contained types. Prints the size of each module. */
async function buildPackage(name: string, { from, modules, typed, frameworks }: Package): Promise<void> {
  const folder = join(ROOT, 'packages', name);
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const pathOf = (module: string) => `${from}/${module}.ts`;
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: modules.map(pathOf),
    outdir: dist,
    outbase: from,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    external: ['node:*'],
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
    chunkNames: '[name]-[hash]',
    metafile: true,
  });
  rollTypes(name, typed.map(pathOf)).forEach((text, index) => writeFileSync(join(dist, `${typed[index]}.d.ts`), text));
  for (const framework of frameworks) writeFileSync(join(dist, `${framework}.js`), "export * from './index.js';\n");
  for (const file of frameworks.length > 0 ? readdirSync(join(folder, 'types')) : [])
    copyFileSync(join(folder, 'types', file), join(dist, file));
  for (const path of Object.keys(metafile.outputs)) {
    const bytes = readFileSync(join(ROOT, path));
    console.log(
      `@liverig/${name} ${parse(path).base}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`,
    );
  }
}

const wanted = process.argv.slice(2);
for (const [name, how] of Object.entries(PACKAGES))
  if (wanted.length === 0 || wanted.includes(name)) await buildPackage(name, how);
