// Notices from a thread of its own that the event loop stands still, says what was being answered, and ends the
// process.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** How long the event loop may stand still, in milliseconds. */
const LIMIT_MS = 30_000;

/** How many bytes of text name the requests under way; what does not fit is left out. */
const ROOM = 4096;

/** A word of a route; everything else in a path is an identifier or a secret. */
const WORD = /^[A-Za-z-]{1,20}$|^v1$/;

/** What a log may say of a request: its method and the words of its path. */
export function routeOf(method, url) {
  const [path] = url.split('?', 1);
  return `${method} ${path
    .slice(0, 200)
    .split('/')
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : '…'))
    .join('/')}`;
}

/** The requests under way, as text in memory that another thread can read while this one stands still. */
function createBoard() {
  const memory = new SharedArrayBuffer(ROOM);
  const text = new Uint8Array(memory);
  const encoder = new TextEncoder();
  const routes = new Map();
  const write = () => {
    text.fill(0);
    // The newest first: one of them keeps the others waiting.
    const lines = encoder.encode([...routes.values()].toReversed().slice(0, 50).join('\n'));
    text.set(lines.subarray(0, ROOM));
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
 * Watches this process; gives `note`, which is told every request and its response. When the event loop has stood still
 * for `limitMs`, a line of the log names what was being answered, and the process ends by SIGUSR2: `scripts/start.sh`
 * starts it anew.
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
