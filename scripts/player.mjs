import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

const root = join(import.meta.dirname, '..');

/** What the player loads on demand: speech, and films that the browser plays by itself. */
const PARTS = ['speak', 'film'];

const fileOf = (part) => `player-${part}.js`;

/**
 * Property names that only the player and its parts use: each is shortened to one letter in all of them.
 * None is a name of the formats, of the browser's objects, or of the element's public API.
 */
export const OWN_NAMES = [
  'performer',
  'director',
  'layers',
  'followCursor',
  'recolor',
  'renew',
  'concluded',
  'perform',
  'setSpeed',
  'hold',
  'still',
  'changed',
  'showing',
  'follow',
  'drawings',
  'paintOrder',
  'secondsOf',
  'channels',
  'blinks',
  'breaths',
  'halfState',
  'bone',
  'lag',
  'lid',
  'world',
  'gaze',
  'group',
  'shown',
  'since',
  'changes',
  'live',
  'seconds',
  'graph',
  'shut',
  'rig',
  'leave',
  'onHead',
];

/** The player imports its parts by their file names. */
const apart = {
  name: 'apart',
  setup: (plugins) =>
    plugins.onResolve({ filter: /^\.\/\w+$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${fileOf(path.slice(2))}`, external: true } : undefined,
    ),
};

async function bundled(entry, names = {}) {
  const { outputFiles, mangleCache } = await build({
    entryPoints: [join(root, 'lib/player', entry)],
    bundle: true,
    write: false,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    plugins: [apart],
    mangleProps: new RegExp(`^(${OWN_NAMES.join('|')})$`),
    mangleCache: names,
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    logLevel: 'warning',
    tsconfig: join(root, 'tsconfig.json'),
  });
  return { text: outputFiles[0].text, names: mangleCache };
}

/** A second minifier saves another twentieth. */
async function smaller({ text }) {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: {
      passes: 6,
      hoist_funs: true,
      unsafe_arrows: true,
      pure_getters: true,
      unsafe: true,
      lhs_constants: false,
      inline: 1,
    },
  });
  return code;
}

/** The modules that the player loads on demand, each text by its file name. */
export async function buildParts() {
  const { names } = await bundled('index.ts');
  return Object.fromEntries(
    await Promise.all(PARTS.map(async (part) => [fileOf(part), await smaller(await bundled(`${part}.ts`, names))])),
  );
}

/** Bundles `<service-player>` into one module and gives its text; writes it and its parts to `outfile` where given. */
export async function buildPlayer(outfile) {
  const code = await smaller(await bundled('index.ts'));
  if (outfile) {
    writeFileSync(outfile, code);
    for (const [file, part] of Object.entries(await buildParts())) writeFileSync(join(dirname(outfile), file), part);
  }
  return code;
}

/** The file that the product serves. */
export const PLAYER = join(root, 'public', 'player.js');

if (process.argv[1] === import.meta.filename) await buildPlayer(PLAYER);
