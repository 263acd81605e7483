// Loaded into a server by `--import`: at each SIGUSR2 writes how long the event loop has been blocked since the last
// one, into the folder LOOP_PROBE, and begins anew.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** How often the loop is looked at, in milliseconds: what a free loop takes too. */
const RESOLUTION_MS = 5;

/**
 * Where Linux tells for how many nanoseconds this thread has had a processor; the first thread of a process bears its
 * number.
 */
const HAD = `/proc/self/task/${process.pid}/schedstat`;

/**
 * Milliseconds for which the loop's thread has been at work; null where the system does not tell. What it waits for
 * while others have the processors is not among them.
 */
const atWork = () => (existsSync(HAD) ? Number(readFileSync(HAD, 'utf8').split(' ')[0]) / 1e6 : null);

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let [before, mostWork] = [atWork(), 0];
  setInterval(() => {
    const now = atWork();
    mostWork = Math.max(mostWork, now - before);
    before = now;
  }, RESOLUTION_MS).unref();
  const blocked = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  process.on('SIGUSR2', () => {
    const path = join(process.env.LOOP_PROBE, String(process.pid));
    writeFileSync(
      `${path}.draft`,
      JSON.stringify({
        mostMs: blocked(delays.max),
        p99Ms: blocked(delays.percentile(99)),
        workMs: before === null ? null : mostWork,
      }),
    );
    renameSync(`${path}.draft`, path);
    delays.reset();
    [before, mostWork] = [atWork(), 0];
  });
}
