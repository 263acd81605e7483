import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** Bundles `<service-player>` into one module; writes it to `outfile` where one is given, and gives its text. */
export async function buildPlayer(outfile) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'lib/player/index.ts')], outfile: outfile ?? 'player.js', bundle: true, write: false, minify: true, format: 'esm',
    target: 'es2022', platform: 'browser', legalComments: 'none', logLevel: 'warning', tsconfig: join(root, 'tsconfig.json'),
  });
  const [{ contents, text }] = outputFiles;
  if (outfile) {
    const { writeFileSync } = await import('node:fs');
    writeFileSync(outfile, contents);
  }
  return text;
}

/** Where the product serves it from. */
export const PLAYER = join(root, 'public', 'player.js');

if (process.argv[1] === import.meta.filename) await buildPlayer(PLAYER);
