// `npm run bench`: starts the built product on a port and a data directory of its own, and runs every file of bench/ that measures a claim.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const BENCHES = ['api', 'exports'];
const chosen = process.argv.slice(2);

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function whenHealthy(origin, server) {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('The server did not start.');
}

/** Starts the floor that the routes are measured against, and gives its process and origin. */
async function startBare() {
  const bare = spawn(process.execPath, [join(root, 'bench', 'bare-route', 'serve.mjs')], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = await Promise.race([once(bare, 'message'), once(bare, 'exit')]);
  if (bare.exitCode !== null) throw new Error('The bare route did not start.');
  return { bare, bareOrigin: `http://localhost:${port}` };
}

const { bare, bareOrigin } = await startBare();
const port = Number(process.env.BENCH_PORT) || (await freePort());
const dataDir = mkdtempSync(join(tmpdir(), 'liverig-bench-'));
const origin = `http://localhost:${port}`;
const server = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
  cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, APP_URL: origin, DEFAULT_PLAN: 'studio' },
});
const ended = new Promise((resolve) => { server.once('exit', resolve); });
let failed = false;
try {
  await whenHealthy(origin, server);
  for (const bench of BENCHES.filter((name) => chosen.length === 0 || chosen.includes(name))) {
    console.log(`\n── ${bench}`);
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'bench', `${bench}.ts`)], {
      cwd: root, stdio: 'inherit', env: { ...process.env, BENCH_ORIGIN: origin, BENCH_DATA_DIR: dataDir, BENCH_BARE_ORIGIN: bareOrigin },
    });
    failed ||= status !== 0;
  }
} finally {
  bare.kill('SIGTERM');
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
