// `npm start`: builds where there is no build of these sources, then serves the whole product on PORT until SIGTERM or SIGINT.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nextEnv from '@next/env';
import { readableAddress } from './address.mjs';
import { callerOf } from './caller.mjs';
import { isKnownMethod, refuseMethod } from './methods.mjs';
import { letPackedThrough } from './packed.mjs';
import { isBuilt } from './sources.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });

/** How long answers that are under way may take once everything else has ended, in milliseconds. */
const REQUESTS_MS = 2000;

function fail(message) {
  console.error(message);
  process.exit(1);
}

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`Liverig cannot start. The environment variable PORT must be a port number, not "${process.env.PORT}".`);

function listen(server) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  }).catch((error) => {
    if (error.code === 'EADDRINUSE') fail(`Liverig cannot start. Port ${port} is taken by another program: stop it, or choose another port, such as PORT=${port + 1} npm start.`);
    if (error.code === 'EACCES') fail(`Liverig cannot start. Port ${port} needs more rights than this user has: choose one above 1023, such as PORT=3000 npm start.`);
    throw error;
  });
}

async function refuseTakenPort() {
  const probe = createServer();
  await listen(probe);
  await new Promise((resolve) => { probe.close(resolve); });
}

function buildWhereMissing() {
  if (isBuilt(root)) return;
  console.log('There is no build of these sources yet: building, which takes about a minute.');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) fail('Liverig cannot start. The build failed; the lines above say why.');
}

async function serve() {
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: root, port });
  await app.prepare();
  // Next does not wait for instrumentation.ts, which opens the database; it leaves the stop behind when it has.
  while (!globalThis.liverigStop) await sleep(10);
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => {
    if (!isKnownMethod(request.method ?? '')) return refuseMethod(request.method, response);
    request.headers['x-forwarded-for'] = callerOf(request.socket.remoteAddress ?? '', String(request.headers['x-forwarded-for'] ?? ''));
    request.url = readableAddress(request.url ?? '/');
    letPackedThrough(request, response);
    void handle(request, response);
  });
  await listen(server);
  return server;
}

/** Ends streams and jobs, then the process, with 0: see `lib/server/start.ts`, which leaves its stop on `globalThis`. */
async function stop(server) {
  const closed = new Promise((resolve) => { server.close(resolve); });
  // Asked for only when streams and jobs have ended: a stream alone would keep its connection open.
  const answered = () => Promise.race([closed, sleep(REQUESTS_MS)]);
  await globalThis.liverigStop(answered);
  server.closeAllConnections();
  process.exit(0);
}

await refuseTakenPort();
buildWhereMissing();
const server = await serve();
console.log(`Liverig is ready at ${process.env.APP_URL || `http://localhost:${port}`}`);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    // A second order means: at once.
    if (stopping) process.exit(1);
    stopping = true;
    void stop(server).catch((error) => fail(String(error)));
  });
}
