import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { rollTypes } from './roll-types';

const ROOT = join(import.meta.dirname, '../..');
const PLAYER = join(ROOT, 'packages', 'player');
const DIST = join(PLAYER, 'dist');
/** Frameworks whose types the package widens: importing its file for one defines the element, and no more. */
const FRAMEWORKS = ['react', 'vue', 'svelte'];

/** Builds what `npm pack` packs in packages/player: modules, and types that need nothing else. */
async function main(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  const entries = ['lib/player/index.ts', 'lib/player/server.ts'];
  await build({
    absWorkingDir: ROOT, entryPoints: entries, outdir: DIST, outbase: 'lib/player', bundle: true, splitting: true, format: 'esm', target: 'es2022', platform: 'neutral',
    minifySyntax: true, legalComments: 'none', logLevel: 'warning', chunkNames: '[name]-[hash]',
  });
  const [index = '', server = ''] = rollTypes(entries);
  writeFileSync(join(DIST, 'index.d.ts'), index);
  writeFileSync(join(DIST, 'server.d.ts'), server);
  for (const name of FRAMEWORKS) writeFileSync(join(DIST, `${name}.js`), "export * from './index.js';\n");
  for (const file of readdirSync(join(PLAYER, 'types'))) copyFileSync(join(PLAYER, 'types', file), join(DIST, file));
}

await main();
