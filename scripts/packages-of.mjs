import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Gives the folder of a package as code in `from` would load it; null if it is not installed. */
function installed(root, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

/**
 * Gives the folders below `root` of packages and all their dependencies, each once, except those named in `without`.
 * Installed optional dependencies are included: native parts are optional packages, one for each platform.
 */
export function foldersOf(root, names, without = []) {
  const found = new Set();
  const visit = (from, name) => {
    const folder = without.includes(name) ? null : installed(root, from, name);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(folder, needed);
  };
  for (const name of names) visit(root, name);
  return [...found].map((folder) => relative(root, folder).replaceAll('\\', '/')).sort();
}
