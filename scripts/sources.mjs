import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All sources of a build; a change in any of them requires a new build. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'drizzle/schema',
  'public',
  'scripts/build.mjs',
  'scripts/bundles.mjs',
  'scripts/pack-static.mjs',
  'scripts/packages-of.mjs',
  'scripts/player.mjs',
  'instrumentation.ts',
  'proxy.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Files among the sources that a build writes itself. */
const BUILT = new Set(['public/player.js', 'public/player-speak.js', 'public/player-film.js']);

function filesOf(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** A hash of the sources as they are now. */
export function hashOfSources(root) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesOf(root, source))
    .filter((file) => !BUILT.has(file))
    .sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The file in which a finished build stores the hash of its sources. */
const noteOf = (root) => join(root, 'build', 'sources');

/**
 * Whether there is a finished build of the current sources. The output of `npm run build:server` has no sources and
 * counts as built.
 */
export function isBuilt(root) {
  if (!existsSync(join(root, '.next', 'BUILD_ID'))) return false;
  if (!existsSync(join(root, 'next.config.ts'))) return true;
  return existsSync(noteOf(root)) && readFileSync(noteOf(root), 'utf8') === hashOfSources(root);
}

export { noteOf };
