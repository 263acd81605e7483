// The thread of `watchdog.mjs`: checks whether the event loop of the process still runs.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, board, every, limitMs } = workerData;

let seen = Atomics.load(beats, 0);
let stillMs = 0;
let last = performance.now();

function end() {
  const text = Buffer.from(new Uint8Array(board).slice()).toString('utf8').replaceAll('\0', '');
  const line = {
    level: 'error',
    time: new Date().toISOString(),
    event: 'server.stalled',
    seconds: Math.round(stillMs / 1000),
    routes: text.split('\n').filter(Boolean),
  };
  writeSync(2, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGUSR2');
}

const look = setInterval(() => {
  const now = performance.now();
  // A machine that slept, or was too busy for this thread, kept the event loop from running, too.
  stillMs += Math.min(now - last, 2 * every);
  last = now;
  const beat = Atomics.load(beats, 0);
  if (beat !== seen) stillMs = 0;
  seen = beat;
  if (stillMs < limitMs) return;
  clearInterval(look);
  end();
}, every);
