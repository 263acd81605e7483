import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

const root = join(import.meta.dirname, '..');

/** The modules that the player loads on demand: speech, and animation by the browser. */
const PARTS = ['speak', 'film'];

const fileOf = (part) => `player-${part}.js`;

/**
 * Property names that only the player and its modules use: each is shortened to one letter in all of them. None is a
 * name of the formats, of the browser's objects, or of the element's public API. In this order, with `LETTERS`, the
 * player compresses best: other orders differ by some ten bytes.
 */
export const OWN_NAMES = [
  'seconds',
  'still',
  'blinks',
  'shown',
  'lag',
  'director',
  'layers',
  'renew',
  'followCursor',
  'setSpeed',
  'begin',
  'world',
  'drawings',
  'channels',
  'goOn',
  'changes',
  'since',
  'recolor',
  'concluded',
  'setAwake',
  'halfState',
  'performer',
  'lid',
  'follow',
  'perform',
  'onHead',
  'hold',
  'graph',
  'paintOrder',
  'showing',
  'group',
  'rig',
  'live',
  'posed',
  'awake',
  'attend',
  'secondsOf',
  'moving',
  'proceed',
  'remaining',
  'place',
  'standing',
  'bone',
  'shut',
  'leave',
  'gaze',
  'blending',
  'breaths',
  'free',
];

/** The player imports its modules by their file names, so they stay external. */
const apart = {
  name: 'apart',
  setup: (plugins) =>
    plugins.onResolve({ filter: /^\.\/\w+$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${fileOf(path.slice(2))}`, external: true } : undefined,
    ),
};

/** The letters in the order in which the second minifier assigns them to variables, chosen for compression. */
const LETTERS = 'tenalriosuhcpdfmgvbwyMkx$jASOELCINBT_FPqRXYzUWDGHJQKVZ';

/** A short name for each of `OWN_NAMES`, the same in the player and in its parts. */
const SHORT_NAMES = Object.fromEntries(OWN_NAMES.map((name, at) => [name, LETTERS[at]]));

async function bundled(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'lib/player', entry)],
    bundle: true,
    write: false,
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true,
    format: 'esm',
    plugins: [apart],
    mangleProps: new RegExp(`^(${OWN_NAMES.join('|')})$`),
    mangleCache: SHORT_NAMES,
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    logLevel: 'warning',
    tsconfig: join(root, 'tsconfig.json'),
  });
  return outputFiles[0].text;
}

/** Runs a second minifier, which saves another twentieth. */
async function smaller(text) {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: {
      passes: 6,
      hoist_funs: true,
      unsafe_arrows: true,
      pure_getters: true,
      unsafe: true,
      unsafe_comps: true,
      hoist_props: false,
      lhs_constants: false,
      inline: 1,
    },
  });
  return code;
}

/** Builds the modules that the player loads on demand: each text by its file name. */
export async function buildParts() {
  return Object.fromEntries(
    await Promise.all(PARTS.map(async (part) => [fileOf(part), await smaller(await bundled(`${part}.ts`))])),
  );
}

/** Bundles `<service-player>` into one module and gives its text; writes it and its modules to `outfile` if given. */
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
