import { setTimeout as sleep } from 'node:timers/promises';
import { noteIdleUses } from './auth/last-use';
import { authSecret } from './crypto';
import { ensureDataDir } from './data-dir';
import { closeDatabase, openDatabase } from './db/client';
import { env } from './env';
import { removeForsakenFilms } from './exports/film-file';
import { HANDLERS } from './handlers';
import { recoverAll } from './jobs/recover';
import { startWorker, stopWorker } from './jobs/worker';
import { ensureLocalKey } from './keys/local';
import { log } from './log';
import { finishDrawing } from './raster/pool';
import { keepTidy } from './upkeep';
import { startDelivering } from './webhooks/drain';

/** How long jobs at work may go on after the order to stop, in milliseconds (decisions: How it starts). */
const GRACE_MS = 10_000;
/** How long drawing threads may take to let go of films that were stopped, in milliseconds: the time of one large frame. */
const THREADS_MS = 3000;

/** Stops the server's work; `requestsDone` waits until no request is being answered any more. */
export type Stop = (requestsDone: () => Promise<void>) => Promise<void>;

/** Where the process that serves finds how to stop what it serves: it is not part of this bundle. */
const shared = globalThis as typeof globalThis & { liverigStop?: Stop };

async function stop(stopDelivering: () => Promise<void>, requestsDone: () => Promise<void>): Promise<void> {
  await Promise.all([stopWorker(GRACE_MS), stopDelivering()]);
  await Promise.all([requestsDone(), Promise.race([finishDrawing(), sleep(THREADS_MS, undefined, { ref: false })])]);
  await noteIdleUses(new Date());
  await closeDatabase();
  log('stopped');
}

/** Opens and migrates the database, ends what an earlier process left running, makes the local key where one is asked for, and keeps draining and delivering. Throws a sentence that says what to do. */
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
  keepTidy();
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
