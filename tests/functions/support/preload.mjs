// Gives a function what a platform gives it: something to tell of work that follows an answer. Says when there is none.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  const pending = new Set();
  const waitUntil = (work) => {
    pending.add(work);
    const end = () => pending.delete(work);
    Promise.resolve(work).then(end, end);
  };
  globalThis[Symbol.for('@next/request-context')] = { get: () => ({ waitUntil }) };
  process.on('message', async () => {
    while (pending.size > 0) await Promise.allSettled(pending);
    process.send('idle');
  });
}
