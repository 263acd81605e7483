import { fork, type ChildProcess } from 'node:child_process';
import { programFile } from '../../raster/worker-file';
import type { ResvgAnswer, ResvgOrder } from './resvg-order';

const PROGRAM = 'lib/server/exports/receipts/resvg-process.ts';
/** How long resvg may take; it is done within a tenth of a second. */
const DEADLINE_MS = 5000;
/** The heap limit of the resvg process beside resvg's own memory, in megabytes. */
const HEAP_MB = 64;

/**
 * Draws SVG documents with resvg in a separate process without the server's environment. Null if a document fails, the
 * process ends, or it takes longer than `deadline` milliseconds.
 */
export async function drawWithResvg(order: ResvgOrder, deadline = DEADLINE_MS): Promise<ResvgAnswer | null> {
  const child = fork(await programFile(PROGRAM), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const late = setTimeout(() => child.kill('SIGKILL'), deadline);
  try {
    return await answerOf(child, order);
  } finally {
    clearTimeout(late);
    child.kill('SIGKILL');
  }
}

/** Resolves with the answer of the process; null if it ends without one. */
function answerOf(child: ChildProcess, order: ResvgOrder): Promise<ResvgAnswer | null> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as ResvgAnswer));
    child.once('error', reject);
    child.once('exit', () => resolve(null));
    // A process that has ended already is reported by its exit.
    child.send(order, () => undefined);
  });
}
