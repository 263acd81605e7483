// `npm run build:server [-- FOLDER]`: makes `dist/server`, or another folder, a server of the whole product that
// needs only Node. Builds first only if there is no build of these sources.
import { spawnSync } from 'node:child_process';
import { constants, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { BUILDING_PACKAGES, VIDEO_PACKAGES, WORKER_PACKAGES } from './bundles.mjs';
import { foldersOf } from './packages-of.mjs';
import { isBuilt } from './sources.mjs';

const root = join(import.meta.dirname, '..');
const place = resolve(root, process.argv[2] ?? 'dist/server');

/** The programs that people and the server start; each is copied with its imports. */
const PROGRAMS = [
  'scripts/start.mjs',
  'scripts/watchdog-thread.mjs',
  'scripts/make-database.mjs',
  'scripts/healthy.mjs',
];

/** Defines the CommonJS names that bundled packages expect. */
const COMMON_JS_NAMES = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

/** The programs for operators; each becomes a file with all its imports, those of several in files between them. */
const OPERATOR_PROGRAMS = ['migrate', 'backup', 'restore', 'operator'];

/** The folders that are copied unchanged beside the traced files. */
const COPIED = ['.next/static', 'public', 'drizzle/migrations', 'docs', 'README.md', 'scripts/start.sh'];

/** The endings of files that no server reads, by folder: a ninth of all. */
const UNREAD = {
  // Of compilers, debuggers and people, and the extensions of the embedded database, which has none.
  node_modules: ['.ts', '.cts', '.mts', '.map', '.tar.gz', 'README.md', 'CHANGELOG.md', '.h', '.cc'],
  // It is loaded as a module of JavaScript alone.
  'node_modules/@electric-sql/pglite': ['.cjs'],
  // What each route needs, which the build has gathered into this folder, and maps of the server's code.
  '.next/server': ['.nft.json', '.map'],
  // Of the generator of migrations.
  'drizzle/migrations/meta': ['_snapshot.json'],
};

/** Other parts of packages that no server reads: those for browsers, and the fonts' measures that a build needs. */
const UNREAD_PARTS = [
  'node_modules/css-tree/dist',
  'node_modules/culori/bundled',
  'node_modules/@lottiefiles/dotlottie-web/dist/webgl',
  'node_modules/@lottiefiles/dotlottie-web/dist/webgpu',
  'node_modules/next/dist/server/capsize-font-metrics.json',
];

/** The size limit of the folder in megabytes: with Node and a system around it an image stays below 600. */
const MAX_MEGABYTES = 318;

/** Copies a file or a folder of the checkout, by reflink if the file system supports it. */
function copy(path, to = path) {
  cpSync(join(root, path), join(place, to), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

/** Gives the modules of the checkout that programs import. */
async function modulesOf(programs) {
  const { metafile } = await build({
    entryPoints: programs,
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: 'none',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

/** Builds the programs for operators, with the packages that they need: the server has them in its own bundles. */
async function makeOperatorPrograms() {
  await build({
    entryPoints: OPERATOR_PROGRAMS.map((name) => `scripts/${name}.ts`),
    absWorkingDir: root,
    outdir: join(place, 'scripts'),
    outExtension: { '.js': '.mjs' },
    chunkNames: 'operators-[hash]',
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: COMMON_JS_NAMES },
    external: ['@electric-sql/pglite', '@next/env', 'pg-native'],
    logLevel: 'warning',
  });
}

/** Gives the paths of all files below a folder. Follows no links, as a recursive `readdir` does from Node 22 on. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });
}

/** Removes what no server reads. */
function leaveOutUnread() {
  for (const [folder, endings] of Object.entries(UNREAD))
    for (const path of filesIn(join(place, folder))) if (endings.some((ending) => path.endsWith(ending))) rmSync(path);
  for (const path of UNREAD_PARTS) rmSync(join(place, path), { recursive: true });
}

/** Removes what belongs to this checkout only: secrets, absolute paths, compilers, and Next's own server. */
function leaveOut() {
  const secrets = readdirSync(place).filter((name) => name.startsWith('.env'));
  // npm 10 installs sharp's WebAssembly beside its native part, which is what is loaded.
  const twice = 'node_modules/@img/sharp-wasm32';
  // Tracing takes sources, and an earlier `dist/server`, for files that the operator's socket and copies are named
  // after.
  const sources = ['components', 'dist', 'lib', 'tests'];
  for (const path of ['server.js', twice, ...sources, ...secrets, ...foldersOf(root, BUILDING_PACKAGES)])
    rmSync(join(place, path), { recursive: true, force: true });
  const configuration = join(place, '.next/required-server-files.json');
  writeFileSync(configuration, readFileSync(configuration, 'utf8').replaceAll(JSON.stringify(root), '"."'));
}

function describe() {
  const { name, version, description, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const programs = Object.fromEntries(OPERATOR_PROGRAMS.map((program) => [program, `node scripts/${program}.mjs`]));
  const { migrate, ...others } = programs;
  const scripts = { start: 'sh scripts/start.sh', 'db:migrate': migrate, ...others };
  const described = { name, version, private: true, type: 'module', description, license, engines, scripts };
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
}

/** Sums the megabytes of all files below a folder. */
function megabytesOf(folder) {
  const bytes = filesIn(folder).reduce((sum, path) => sum + statSync(path).size, 0);
  return Math.ceil(bytes / 1e6);
}

process.chdir(root);
if (!isBuilt(root)) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync(place, { recursive: true, force: true });
copy('.next/standalone', '.');
leaveOut();
const { names, without } = VIDEO_PACKAGES;
const workers = readdirSync('build').filter((name) => name.endsWith('.mjs'));
for (const path of [
  ...COPIED,
  ...workers.map((name) => `build/${name}`),
  ...(await modulesOf(PROGRAMS)),
  ...foldersOf(root, WORKER_PACKAGES),
  ...foldersOf(root, names, without),
])
  copy(path);
leaveOutUnread();
await makeOperatorPrograms();
describe();

const megabytes = megabytesOf(place);
console.log(`${place} is made: ${megabytes} MB. \`sh scripts/start.sh\` serves it, there or wherever it is moved.`);
if (megabytes > MAX_MEGABYTES) {
  console.error(`That is more than the ${MAX_MEGABYTES} MB that it may have.`);
  process.exit(1);
}
