import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

const root = join(import.meta.dirname, '..');

/** Bundles `<service-player>` into one module; writes it to `outfile` where one is given, and gives its text. */
export async function buildPlayer(outfile) {
  const { outputFiles: [bundled] } = await build({
    entryPoints: [join(root, 'lib/player/index.ts')], bundle: true, write: false, minify: true, format: 'esm',
    target: 'es2022', platform: 'browser', legalComments: 'none', logLevel: 'warning', tsconfig: join(root, 'tsconfig.json'),
  });
  // A second minifier takes off another twentieth.
  const { code } = await minify(bundled.text, { module: true, ecma: 2022, compress: { passes: 3, unsafe_arrows: true, pure_getters: true } });
  if (outfile) writeFileSync(outfile, code);
  return code;
}

/** Where the product serves it from. */
export const PLAYER = join(root, 'public', 'player.js');

if (process.argv[1] === import.meta.filename) await buildPlayer(PLAYER);
