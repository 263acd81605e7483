// Builds everything that `npm start` serves. Types are checked by the tests, not here.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { WORKERS } from './bundles.mjs';
import { packStatic } from './pack-static.mjs';
import { buildPlayer, PLAYER } from './player.mjs';
import { hashOfSources, noteOf } from './sources.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);
// The sources are hashed before the build, so that a change during the build makes the next start build again.
const sources = hashOfSources(root);
rmSync(noteOf(root), { force: true });

for (const worker of WORKERS) {
  await build({
    entryPoints: [worker],
    outfile: join('build', `${basename(worker, '.ts')}.mjs`),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    // Every thread reads its program anew; names stay, for the stacks of errors.
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
  });
}

await buildPlayer(PLAYER);

const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
if (status !== 0) process.exit(status ?? 1);
await packStatic(join(root, '.next', 'static'));

mkdirSync(dirname(noteOf(root)), { recursive: true });
writeFileSync(noteOf(root), sources);
