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
import { receiveAll } from './http/front';
import { recoverAll } from './jobs/recover';
import { runner } from './jobs/runner';
import { startWorker, stopWorker } from './jobs/worker';
import { ensureLocalKey } from './keys/local';
import { log, logError } from './log';
import { serveOperator } from './operator/serve';
import { finishDrawing } from './raster/pool';
import { scheduleCleanup } from './cleanup';
import { startDelivering } from './webhooks/drain';

/** How long running jobs may continue after a stop signal, in milliseconds (docs/decisions/how-it-starts.md). */
const GRACE_MS = 10_000;
/** How long drawing threads may take to stop, in milliseconds: the time of one large frame. */
const THREADS_MS = 3000;

/** How long a start waits for a database that is starting or full, in milliseconds. */
const START_PATIENCE_MS = 15_000;

/** Stops the server's work; `requestsDone` waits until no request is being answered. */
type Stop = (requestsDone: () => Promise<void>) => Promise<void>;

/** The function that stops this server. The start script announces that it will call it; `next start` does not. */
type Stopping = { liverigStop?: Stop; liverigStopsBy?: 'script' };

/** The start script is not in this bundle, so they share globalThis. */
const shared = globalThis as typeof globalThis & Stopping;

async function stop(
  stopDelivering: () => Promise<void>,
  stopOperator: () => void,
  requestsDone: () => Promise<void>,
): Promise<void> {
  stopOperator();
  await Promise.all([stopWorker(GRACE_MS), stopDelivering()]);
  await Promise.all([requestsDone(), Promise.race([finishDrawing(), sleep(THREADS_MS, undefined, { ref: false })])]);
  await noteIdleUses(new Date());
  await closeDatabase();
  log('stopped');
}

/** Prepares a function: it works only after answers, and makes no query before its first request. */
async function startFunction(): Promise<void> {
  await openDatabase();
  runner().afterwards = work;
  shared.liverigStop = async (requestsDone) => {
    runner().closing.abort();
    await requestsDone();
    await closeDatabase();
  };
  log('started', { database: env().database.driver, runtime: 'functions' });
}

/** Ends streams and jobs when Next's own server is stopped, which waits for its answers and then exits. */
function stopWithNext(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      runner().closing.abort();
      void stopWorker(0).catch((error: unknown) => logError('stop.failed', error));
    });
}

/**
 * Opens and migrates the database, fails interrupted jobs, makes the local key, and keeps draining and delivering.
 * A function does none of this but open the database. Throws a sentence that says what to do.
 */
export async function start(): Promise<void> {
  const { database, localMode, functions } = env();
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
  shared.liverigStop = (requestsDone) => stop(stopDelivering, stopOperator, requestsDone);
  if (shared.liverigStopsBy !== 'script') stopWithNext();
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
