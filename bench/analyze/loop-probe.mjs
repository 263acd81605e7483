// Loaded into a server by `--import`: at each SIGUSR2 writes how long the event loop has been blocked since the last one, into the folder LOOP_PROBE, and begins anew.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** How often the loop is looked at, in milliseconds: what a free loop takes too. */
const RESOLUTION_MS = 5;

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const blocked = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  process.on('SIGUSR2', () => {
    const path = join(process.env.LOOP_PROBE, String(process.pid));
    writeFileSync(`${path}.draft`, JSON.stringify({ mostMs: blocked(delays.max), p99Ms: blocked(delays.percentile(99)) }));
    renameSync(`${path}.draft`, path);
    delays.reset();
  });
}
