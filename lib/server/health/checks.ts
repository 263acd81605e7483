import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { artistName } from '../artist/name';
import { db, openDatabase } from '../db/client';
import { migrationState, ping } from '../db/connection/state';
import { areNoticesHeard } from '../db/queries/notify';
import { oldestQueuedSeconds, openJobs } from '../db/open-jobs';
import { env } from '../env';
import { probeStore } from '../files/probe-store';
import { runner } from '../jobs/runner';
import { CAPACITY } from '../jobs/lanes';
import { logError } from '../log';
import { drawingState, tryFailingPools } from '../raster/pool';
import { workerFiles } from '../raster/pools';

/** The health of a part of the server: it works, an operator should look at it, or the server cannot work. */
export type Level = 'ok' | 'warn' | 'fail';

/** The health of a part, with figures for the operator. */
export interface Check {
  level: Level;
  [figure: string]: string | number | boolean | null;
}

/** How long the database may take to answer, in milliseconds. */
const PING_MS = 3000;
/** A large film takes a few hundred megabytes; a database that cannot write loses data. */
const MIN_FREE_BYTES = { warn: 1 << 30, fail: 64 << 20 };
/**
 * How long a job may be queued before an operator should look, in seconds; jobs of one plan wait for each other, but
 * not that long.
 */
const MAX_QUEUE_SECONDS = 600;

async function database(): Promise<Check> {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), PING_MS);
  });
  const connection = await Promise.race([
    openDatabase().then(async (opened) => {
      await ping();
      return opened;
    }),
    late,
  ]).finally(() => clearTimeout(timer));
  return {
    level: 'ok',
    driver: env().database.driver,
    latency_ms: Math.round((performance.now() - began) * 10) / 10,
    ...connection.pool(),
  };
}

async function migrations(): Promise<Check> {
  const { known, applied } = await migrationState();
  return { level: applied < known ? 'fail' : 'ok', known, applied };
}

/** Without notices jobs are polled, a second late; `DATABASE_URL_DIRECT` fixes that. Functions only poll. */
function notices(): Check {
  const isHeard = areNoticesHeard();
  return {
    level: isHeard === false && !env().functions ? 'warn' : 'ok',
    heard_by: isHeard === false ? 'polling' : 'listening',
  };
}

async function room(path: string, worst: 'warn' | 'fail'): Promise<Check> {
  const { bavail, bsize } = await statfs(path);
  const bytes = bavail * bsize;
  return {
    level: bytes < MIN_FREE_BYTES.fail ? worst : bytes < MIN_FREE_BYTES.warn ? 'warn' : 'ok',
    free_bytes: bytes,
  };
}

/** Without the object store pages and drawing still work; requests that read or store a file get a 503. */
async function files(): Promise<Check> {
  const { store, reached, restMs } = await probeStore();
  return { level: reached ? 'ok' : 'warn', store, reached, rest_ms: restMs };
}

/** Pools whose last task failed are tried again before the next health check. */
async function drawing(): Promise<Check> {
  const { threads, waiting, failed, failing } = await drawingState();
  if (failing.length > 0) void tryFailingPools().catch((error: unknown) => logError('drawing.still_failing', error));
  const files = await workerFiles();
  const isWell = failing.length === 0 && files.every((file) => existsSync(file));
  const figures = { threads, waiting, failed_tasks: failed, failing_pools: failing.join(', ') || null };
  return { level: isWell ? 'ok' : 'fail', ...figures };
}

async function queue(): Promise<Check> {
  const open = await openJobs(db());
  const sum = (wanted: string) =>
    open.filter(({ status }) => status === wanted).reduce((total, { jobs }) => total + jobs, 0);
  const oldest = Math.round(oldestQueuedSeconds(open));
  return {
    level: oldest > MAX_QUEUE_SECONDS ? 'warn' : 'ok',
    queued: sum('queued'),
    running: sum('running'),
    running_here: runner().running.size,
    capacity_here: CAPACITY,
    oldest_queued_seconds: oldest,
  };
}

let ffmpeg: Promise<boolean> | undefined;

/** Without an engine MP4 and WebM exports fail with a message; everything else works. */
async function video(): Promise<Check> {
  const { videoEngine } = env();
  ffmpeg ??= promisify(execFile)('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );
  const engine =
    videoEngine !== 'auto'
      ? videoEngine
      : existsSync(resolve('node_modules/node-av'))
        ? 'node-av'
        : (await ffmpeg)
          ? 'ffmpeg'
          : 'none';
  return { level: engine === 'none' ? 'warn' : 'ok', engine };
}

const designer = (): Check => ({ level: 'ok', name: artistName() });

/** A full `DATA_DIR` is only a warning if the database is elsewhere. Functions have no such folder. */
const data = (): Check | Promise<Check> =>
  env().functions ? { level: 'ok' } : room(env().dataDir, env().localMode ? 'fail' : 'warn');

/** The checks of each part. */
export const CHECKS = {
  database,
  notices,
  migrations,
  data_disk: data,
  temporary_disk: () => room(tmpdir(), 'warn'),
  files,
  drawing,
  queue,
  video,
  designer,
} as const satisfies Record<string, () => Check | Promise<Check>>;
export type CheckName = keyof typeof CHECKS;
