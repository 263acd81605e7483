import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { env } from '../env';

/** Where `npm run build` puts the code of the drawing threads, and what it is made from. */
const BUILT = 'build/drawing-worker.mjs';
const SOURCE = 'lib/server/exports/drawing-worker.ts';
const CACHE = 'node_modules/.cache/liverig';

let made: Promise<string> | undefined;

/** The file that drawing threads run: the built one in production, else one made from today's sources. */
export function workerFile(): Promise<string> {
  const built = resolve(BUILT);
  if (env().production && existsSync(built)) return Promise.resolve(built);
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [resolve(SOURCE)], bundle: true, write: false, platform: 'node', format: 'esm', target: 'node20', packages: 'external', logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const folder = resolve(CACHE);
  const path = join(folder, `drawing-worker-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: several processes may make it at once.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, code);
  renameSync(draft, path);
  return path;
}
