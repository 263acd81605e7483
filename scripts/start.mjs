// `npm start`: builds the sources if they have no build yet, then serves the product on PORT until SIGTERM or SIGINT.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nextEnv from '@next/env';
import { close, listen, listenProblem } from './listen.mjs';
import { memoryShortage } from './memory.mjs';
import { CONNECTION_LIMITS } from './slow-connections.mjs';
import { isBuilt } from './sources.mjs';
import { endWithSupervisor } from './supervisor.mjs';
import { startWatchdog } from './watchdog.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });

/** The signals that stop this process. */
const ORDERS = ['SIGTERM', 'SIGINT'];

function fail(message) {
  console.error(message);
  process.exit(1);
}

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`Liverig cannot start. The environment variable PORT must be a port number, not "${process.env.PORT}".`);

const place = { host: process.env.HOST?.trim() || undefined, port };

function listenOrFail(makeServer) {
  return listen(makeServer, place).catch((error) => {
    const problem = listenProblem(error, place);
    if (problem) fail(`Liverig cannot start. ${problem}`);
    throw error;
  });
}

async function buildWhereMissing() {
  if (isBuilt(root)) return;
  console.log('There is no build of these sources yet: building, which takes about a minute.');
  // A separate process group, so that a stop ends everything that the build has started.
  const build = spawn(process.execPath, [join(root, 'scripts', 'build.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const abort = () => {
    process.kill(-build.pid, 'SIGTERM');
    process.exit(1);
  };
  for (const signal of ORDERS) process.on(signal, abort);
  const [status] = await once(build, 'exit');
  for (const signal of ORDERS) process.off(signal, abort);
  if (status !== 0) fail('Liverig cannot start. The build failed; the lines above say why.');
}

/** The file in which a build keeps its configuration. */
const BUILT_CONFIG = join(root, '.next', 'required-server-files.json');
/**
 * The variable in which Next's standalone servers pass that configuration. Without it Next loads a compiler of 24 MB
 * for `next.config.ts`.
 */
const CONFIG_VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG';

async function serve() {
  process.env[CONFIG_VARIABLE] = JSON.stringify(JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')).config);
  globalThis.liverigStopsBy = 'script';
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: root, port });
  await app.prepare();
  // Next does not wait for instrumentation.ts, which opens the database and sets `liverigStop` when it is done.
  while (!globalThis.liverigStop) await sleep(10);
  const handle = app.getRequestHandler();
  const { note } = startWatchdog();
  return listenOrFail(() =>
    createServer(CONNECTION_LIMITS, (request, response) => {
      note(request, response);
      void handle(request, response);
    }),
  );
}

/** Ends connections and jobs, then exits with 0: `lib/server/start.ts` sets its stop function on `globalThis`. */
async function stop(servers) {
  await globalThis.liverigStop(servers);
  process.exit(0);
}

const shortage = memoryShortage();
if (shortage) console.error(shortage);
await close(await listenOrFail(() => createServer()));
await buildWhereMissing();
const servers = await serve();
console.log(`Liverig is ready at ${process.env.APP_URL || `http://localhost:${port}`}`);

/** The time in milliseconds within which a terminal, a supervisor and `start.sh` may repeat the same signal. */
const SAME_ORDER_MS = 500;

let ordered = 0;
function order() {
  const now = Date.now();
  if (ordered === 0) void stop(servers).catch((error) => fail(String(error)));
  // A second signal ends the process at once.
  else if (now - ordered > SAME_ORDER_MS) process.exit(1);
  ordered ||= now;
}

for (const signal of ORDERS) process.on(signal, order);
endWithSupervisor(order);
