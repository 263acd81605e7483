import type { NumberedAnswer } from '@/lib/core/sheet/drawn-sheet';
import type { StartWorker } from './drawer';

/** Starts the artist's worker by its URL, so that its code stays out of the studio's bundles. */
export const startWorker: StartWorker = (heard, stopped) => {
  const address = new URL('../../lib/artist/sheet/drawing-worker.ts', import.meta.url);
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => heard(data));
  worker.addEventListener('error', stopped);
  return { send: (question) => worker.postMessage(question, []), end: () => worker.terminate() };
};
