// Notices from another thread that the event loop is blocked, logs the requests in flight, and ends the process.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** How long the event loop may be blocked. */
const LIMIT_MS = 30_000;

/** The size of the shared text that names the requests in flight; what does not fit is left out. */
const BOARD_BYTES = 4096;

/** A word of a route; everything else in a path is an identifier or a secret. */
const WORD = /^[A-Za-z-]{1,20}$|^v1$/;

/** A request as a log may show it: its method and the words of its path. */
export function routeOf(method, url) {
  const [path] = url.split('?', 1);
  return `${method} ${path
    .slice(0, 200)
    .split('/')
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : '…'))
    .join('/')}`;
}

/** The requests in flight, in shared memory that another thread can read while this one is blocked. */
function createBoard() {
  const memory = new SharedArrayBuffer(BOARD_BYTES);
  const text = new Uint8Array(memory);
  const encoder = new TextEncoder();
  const routes = new Map();
  const write = () => {
    text.fill(0);
    // The newest come first: one of them blocks the others.
    const lines = encoder.encode([...routes.values()].toReversed().slice(0, 50).join('\n'));
    text.set(lines.subarray(0, BOARD_BYTES));
  };
  return {
    memory,
    /** Notes a request until its response has ended. */
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
