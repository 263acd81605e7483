import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { env } from '../env';

/**
 * Where `npm run build` puts programs that run beside the server, and where those made from today's sources are kept.
 */
const BUILT = 'build';
const CACHE = 'node_modules/.cache/liverig';

const made = new Map<string, Promise<string>>();

/**
 * What threads run: those that draw films, those that draw all else, those that read drawings of strangers, and those
 * that read websites.
 */
const WORKERS = {
  film: 'lib/server/threads/film-worker.ts',
  drawing: 'lib/server/threads/drawing-worker.ts',
  accepting: 'lib/server/threads/accepting-worker.ts',
  reading: 'lib/server/analyze/reading-worker.ts',
} as const;

export type Worker = keyof typeof WORKERS;

export const WORKER_NAMES = Object.keys(WORKERS) as Worker[];

/** The file that drawing threads of a kind run. */
export const workerFile = (worker: Worker): Promise<string> => programFile(WORKERS[worker]);

/** The file to run for a program's source: the built one in production, else one made from today's sources. */
export function programFile(source: string): Promise<string> {
  const name = basename(source, '.ts');
  const built = resolve(BUILT, `${name}.mjs`);
  if (env().production && existsSync(built)) return Promise.resolve(built);
  const file = made.get(source) ?? bundle(source, name);
  made.set(source, file);
  // What could not be made is made anew when it is asked for again.
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
  // Whole or not at all: several processes may make it at once.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, code);
  renameSync(draft, path);
  return path;
}
