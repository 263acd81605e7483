import { setTimeout as sleep } from 'node:timers/promises';
import { noteIdleUses } from './auth/last-use';
import { authSecret } from './crypto';
import { ensureDataDir } from './data-dir';
import { closeDatabase, openDatabase } from './db/client';
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

/** How long jobs at work may go on after the order to stop, in milliseconds (docs/decisions/how-it-starts.md). */
const GRACE_MS = 10_000;
/**
 * How long drawing threads may take to let go of films that were stopped, in milliseconds: the time of one large frame.
 */
const THREADS_MS = 3000;

/** Looks at each request before anything else does; gives the answer to one that is refused. */
export type Door = (request: Incoming) => { status: number; headers: Record<string, string>; body: string } | null;

function refusalOf(request: Incoming): ReturnType<Door> {
  const error = arrive(request);
  if (!error) return null;
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...answerHeaders() };
  return { status: error.status, headers, body: JSON.stringify(errorBody(error)) };
}

/** Stops the server's work; `requestsDone` waits until no request is being answered any more. */
export type Stop = (requestsDone: () => Promise<void>) => Promise<void>;

/**
 * Where the process that serves finds how to stop what it serves, and who may come in: it is not part of this bundle.
 */
const shared = globalThis as typeof globalThis & { liverigStop?: Stop; liverigDoor?: Door };

async function stop(stopDelivering: () => Promise<void>, requestsDone: () => Promise<void>): Promise<void> {
  await Promise.all([stopWorker(GRACE_MS), stopDelivering()]);
  await Promise.all([requestsDone(), Promise.race([finishDrawing(), sleep(THREADS_MS, undefined, { ref: false })])]);
  await noteIdleUses(new Date());
  await closeDatabase();
  log('stopped');
}

/**
 * Opens and migrates the database, ends what an earlier process left running, makes the local key where one is asked
 * for, and keeps draining and delivering. Throws a sentence that says what to do.
 */
export async function start(): Promise<void> {
  const { database, localMode } = env();
  if (localMode) ensureDataDir();
  // Made or read now: what is wrong with it should stop the start, not the first sign-in.
  authSecret();
  await openDatabase();
  const interrupted = localMode ? await recoverAll() : 0;
  await removeForsakenFilms();
  await ensureLocalKey();
  await startWorker(HANDLERS);
  const stopDelivering = await startDelivering(localMode);
  scheduleCleanup();
  shared.liverigDoor = refusalOf;
  shared.liverigStop = (requestsDone) => stop(stopDelivering, requestsDone);
  log('started', { database: database.driver, interrupted });
}

/** `start`; where the server cannot work, says why in one sentence and ends the process. */
export async function startOrExit(): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(`Liverig cannot start. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
