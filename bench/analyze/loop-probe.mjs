// Loaded into a server by `--import`. On each SIGUSR2 it writes the delays of the event loop since the last signal into
// the folder LOOP_PROBE, and resets them.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** The sampling interval of the delay monitor in milliseconds, which each raw value includes. */
const RESOLUTION_MS = 5;

/**
 * The file in which Linux reports the CPU time of the main thread in nanoseconds; its id is that of the process.
 */
const HAD = `/proc/self/task/${process.pid}/schedstat`;

/**
 * The CPU time of the loop's thread in milliseconds, without waiting for a free core; null where the system does not
 * report it.
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
