import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

const root = join(import.meta.dirname, '..');

/** What is loaded when a mascot speaks, beside the player. */
export const SPEECH = 'player-speak.js';

/** The player names its speech by the file beside it. */
const apart = {
  name: 'apart',
  setup: (plugins) => plugins.onResolve({ filter: /^\.\/speak$/ }, ({ kind }) => (kind === 'dynamic-import' ? { path: `./${SPEECH}`, external: true } : undefined)),
};

async function bundled(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'lib/player', entry)], bundle: true, write: false, minify: true, format: 'esm', plugins: [apart],
    target: 'es2022', platform: 'browser', legalComments: 'none', logLevel: 'warning', tsconfig: join(root, 'tsconfig.json'),
  });
  // A second minifier takes off another twentieth.
  const { code } = await minify(outputFiles[0].text, { module: true, ecma: 2022, compress: { passes: 3, unsafe_arrows: true, pure_getters: true } });
  return code;
}

/** What a mascot needs to speak, as a module that the player loads then. */
export const buildSpeech = () => bundled('speak.ts');

/** Bundles `<service-player>` into one module; writes it to `outfile` where one is given, with its speech beside it, and gives its text. */
export async function buildPlayer(outfile) {
  const text = await bundled('index.ts');
  if (outfile) {
    writeFileSync(outfile, text);
    writeFileSync(join(dirname(outfile), SPEECH), await buildSpeech());
  }
  return text;
}

/** Where the product serves it from. */
export const PLAYER = join(root, 'public', 'player.js');

if (process.argv[1] === import.meta.filename) await buildPlayer(PLAYER);
