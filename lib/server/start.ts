import { setTimeout as sleep } from 'node:timers/promises';
import { noteIdleUses } from './auth/last-use';
import { authSecret } from './crypto';
import { ensureDataDir } from './data-dir';
import { work } from './background';
import { closeDatabase, openDatabase } from './db/client';
import { withPatience } from './db/connection/patience';
import { hearNotices } from './db/queries/notify';
import { env } from './env';
import { removeForsakenFilms } from './exports/film/file';
import { HANDLERS } from './handlers';
import { closeServers, knownServers, type HttpServer } from './http/closing';
import { receiveAll } from './http/front';
import { recoverAll } from './jobs/recover';
import { runner } from './jobs/runner';
import { startWorker, stopWorker } from './jobs/worker';
import { ensureLocalKey } from './keys/local';
import { log, logError, surviveLostOutput } from './log';
import { serveOperator } from './operator/serve';
import { finishDrawing } from './raster/pool';
import { scheduleCleanup } from './cleanup';
import { startDelivering } from './webhooks/drain';

/** How long running jobs may continue after a stop signal, in milliseconds (docs/decisions/how-it-starts.md). */
const GRACE_MS = 10_000;
/** How long unfinished answers may take after everything else has ended, in milliseconds. */
const REQUESTS_MS = 2000;
/** How long drawing threads may take to stop, in milliseconds: the time of one large frame. */
const THREADS_MS = 3000;

/** How long a start waits for a database that is starting or full, in milliseconds. */
const START_PATIENCE_MS = 15_000;

/** Stops the server's work, and its HTTP servers without failing a request. */
type Stop = (servers: Iterable<HttpServer>) => Promise<void>;

/** The function that stops this server. The start script announces that it will call it; `next start` does not. */
type Stopping = { liverigStop?: Stop; liverigStopsBy?: 'script' };

/** The start script is not in this bundle, so they share globalThis. */
const shared = globalThis as typeof globalThis & Stopping;

async function stop(
  stopDelivering: () => Promise<void>,
  stopOperator: () => void,
  servers: Iterable<HttpServer>,
): Promise<void> {
  stopOperator();
  const workDone = Promise.all([stopWorker(GRACE_MS), stopDelivering()]);
  await closeServers(
    servers,
    workDone.then(() => sleep(REQUESTS_MS)),
  );
  await workDone;
  await Promise.race([finishDrawing(), sleep(THREADS_MS, undefined, { ref: false })]);
  await noteIdleUses(new Date());
  await closeDatabase();
  log('stopped');
}

/** Prepares a function. It runs jobs only after answers, and makes no query before its first request. */
async function startFunction(): Promise<void> {
  await openDatabase();
  runner().afterwards = work;
  shared.liverigStop = async (servers) => {
    runner().closing.abort();
    await closeServers(servers, sleep(REQUESTS_MS));
    await closeDatabase();
  };
  // The platform ends a function shortly after its signal: open streams end now, so that their readers ask elsewhere.
  process.once('SIGTERM', () => runner().closing.abort());
  log('started', { database: env().database.driver, runtime: 'functions' });
}

/** Stops as the start script does, for a server that `next start` runs. */
function stopWithNext(stopServer: Stop): void {
  let isOrdered = false;
  const order = () => {
    if (isOrdered) return;
    isOrdered = true;
    stopServer(knownServers()).then(
      () => process.exit(0),
      (error: unknown) => {
        logError('stop.failed', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Next would exit as soon as no request is open, even while jobs run.
    process.removeAllListeners(signal);
    process.on(signal, order);
  }
}

/**
 * Opens and migrates the database, fails interrupted jobs, makes the local key, and keeps draining and delivering.
 * A function does none of this but open the database. Throws a sentence that says what to do.
 */
export async function start(): Promise<void> {
  const { database, localMode, functions, production } = env();
  surviveLostOutput();
  receiveAll();
  if (localMode) ensureDataDir();
  // The secret is read now: a wrong one stops the start and not the first sign-in.
  authSecret();
  if (functions) return startFunction();
  await withPatience(START_PATIENCE_MS, async () => {
    await openDatabase();
    await hearNotices();
  });
  const interrupted = localMode ? await recoverAll() : 0;
  await removeForsakenFilms();
  await ensureLocalKey();
  await startWorker(HANDLERS);
  const stopDelivering = await startDelivering(localMode);
  const stopOperator = localMode ? await serveOperator() : () => undefined;
  scheduleCleanup();
  const stopServer: Stop = (servers) => stop(stopDelivering, stopOperator, servers);
  shared.liverigStop = stopServer;
  if (production && shared.liverigStopsBy !== 'script') stopWithNext(stopServer);
  log('started', { database: database.driver, interrupted });
}

/** Starts; where the server cannot work, prints why in one sentence and ends the process. */
export async function startOrExit(): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(`Liverig cannot start. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
