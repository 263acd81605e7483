import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { env } from '../env';

/** Where `npm run build` puts the programs of threads and processes. */
const BUILT = 'build';
/** Where programs bundled on demand are cached. */
const CACHE = 'node_modules/.cache/liverig';
/** The folder of thread programs: each lists the tasks that it performs. */
const PROGRAMS = 'lib/server/threads';

const made = new Map<string, Promise<string>>();

/** The file that threads of a program run. */
export const workerFile = (program: string): Promise<string> => programFile(`${PROGRAMS}/${program}.ts`);

/** The file to run for a program's source: the built one in production, else a bundle of the current sources. */
export function programFile(source: string): Promise<string> {
  const name = basename(source, '.ts');
  const built = resolve(BUILT, `${name}.mjs`);
  if (env().production && existsSync(built)) return Promise.resolve(built);
  const file = made.get(source) ?? bundle(source, name);
  made.set(source, file);
  // The next call tries a failed build again.
  file.catch(() => made.delete(source));
  return file;
}

async function bundle(source: string, name: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [resolve(source)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const folder = resolve(CACHE);
  const path = join(folder, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  // The rename is atomic: several processes may write it at once.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, code);
  renameSync(draft, path);
  return path;
}
