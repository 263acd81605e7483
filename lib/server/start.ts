import { setTimeout as sleep } from 'node:timers/promises';
import { noteIdleUses } from './auth/last-use';
import { authSecret } from './crypto';
import { ensureDataDir } from './data-dir';
import { closeDatabase, openDatabase } from './db/client';
import { withPatience } from './db/connection/patience';
import { hearNotices } from './db/queries/notify';
import { env } from './env';
import { removeForsakenFilms } from './exports/film/file';
import { HANDLERS } from './handlers';
import { arrive, type Incoming } from './http/arrival';
import { errorBody } from './http/failure';
import { answerHeaders } from './http/security-headers';
import { recoverAll } from './jobs/recover';
import { startWorker, stopWorker } from './jobs/worker';
import { ensureLocalKey } from './keys/local';
import { log } from './log';
import { finishDrawing } from './raster/pool';
import { scheduleCleanup } from './cleanup';
import { startDelivering } from './webhooks/drain';

/** How long running jobs may go on after the order to stop, in milliseconds (docs/decisions/how-it-starts.md). */
const GRACE_MS = 10_000;
/** How long drawing threads may take to stop, in milliseconds: the time of one large frame. */
const THREADS_MS = 3000;

/** How long a start waits for a database that is starting or full, in milliseconds. */
const START_PATIENCE_MS = 15_000;

/** Checks each request before anything else; gives the answer to a refused one. */
type Arrive = (request: Incoming) => { status: number; headers: Record<string, string>; body: string } | null;

function refusalOf(request: Incoming): ReturnType<Arrive> {
  const error = arrive(request);
  if (!error) return null;
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...answerHeaders() };
  return { status: error.status, headers, body: JSON.stringify(errorBody(error)) };
}

/** Stops the server's work; `requestsDone` waits until no request is being answered. */
type Stop = (requestsDone: () => Promise<void>) => Promise<void>;

/** The start script is not in this bundle: through these it checks requests and stops the server. */
const shared = globalThis as typeof globalThis & { liverigStop?: Stop; liverigArrive?: Arrive };

async function stop(stopDelivering: () => Promise<void>, requestsDone: () => Promise<void>): Promise<void> {
  await Promise.all([stopWorker(GRACE_MS), stopDelivering()]);
  await Promise.all([requestsDone(), Promise.race([finishDrawing(), sleep(THREADS_MS, undefined, { ref: false })])]);
  await noteIdleUses(new Date());
  await closeDatabase();
  log('stopped');
}

/**
 * Opens and migrates the database, fails interrupted jobs, makes the local key, and keeps draining and delivering.
 * Throws a sentence that says what to do.
 */
export async function start(): Promise<void> {
  const { database, localMode } = env();
  if (localMode) ensureDataDir();
  // Made or read now: a wrong secret stops the start and not the first sign-in.
  authSecret();
  await withPatience(START_PATIENCE_MS, async () => {
    await openDatabase();
    await hearNotices();
  });
  const interrupted = localMode ? await recoverAll() : 0;
  await removeForsakenFilms();
  await ensureLocalKey();
  await startWorker(HANDLERS);
  const stopDelivering = await startDelivering(localMode);
  scheduleCleanup();
  shared.liverigArrive = refusalOf;
  shared.liverigStop = (requestsDone) => stop(stopDelivering, requestsDone);
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
