// Notices from another thread that the event loop is blocked, logs the requests in flight, and ends the process.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** How long the event loop may be blocked, in milliseconds. */
const LIMIT_MS = 30_000;

/** The size in bytes of the shared text that lists the requests in flight; the rest is cut off. */
const BOARD_BYTES = 4096;

/** Matches a fixed word of a route; everything else in a path is an identifier or a secret. */
const WORD = /^[A-Za-z-]{1,20}$|^v1$/;

/** Formats a request for the log: its method and the fixed words of its path. */
export function routeOf(method, url) {
  const [path] = url.split('?', 1);
  return `${method} ${path
    .slice(0, 200)
    .split('/')
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : '…'))
    .join('/')}`;
}

/** Keeps the requests in flight in shared memory, which another thread can read while this one is blocked. */
function createBoard() {
  const memory = new SharedArrayBuffer(BOARD_BYTES);
  const text = new Uint8Array(memory);
  const encoder = new TextEncoder();
  const routes = new Map();
  const write = () => {
    text.fill(0);
    // The newest come first, since one of them blocks the others.
    const lines = encoder.encode([...routes.values()].toReversed().slice(0, 50).join('\n'));
    text.set(lines.subarray(0, BOARD_BYTES));
  };
  return {
    memory,
    /** Tracks a request until its response has ended. */
    note(request, response) {
      routes.set(request, routeOf(request.method ?? '', request.url ?? '/'));
      write();
      response.once('close', () => {
        routes.delete(request);
        write();
      });
    },
  };
}

/**
 * Watches this process; gives `note`, which takes every request and its response.
 * When the event loop was blocked for `limitMs`, it logs the requests in flight and ends the process by SIGUSR2.
 * `scripts/start.sh` then starts the process anew.
 */
export function startWatchdog({ limitMs = LIMIT_MS } = {}) {
  const board = createBoard();
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const every = limitMs / 20;
  const beat = setInterval(() => {
    Atomics.add(beats, 0, 1);
  }, every);
  beat.unref();
  const worker = new Worker(join(import.meta.dirname, 'watchdog-thread.mjs'), {
    workerData: { beats, board: board.memory, every, limitMs },
    stdin: false,
  });
  worker.unref();
  return { note: board.note };
}
