// Gives a function what a platform gives it: something to tell of work that follows an answer. Says when there is none,
// and the port that it listens on.
import { Server } from 'node:net';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  const pending = new Set();
  const waitUntil = (work) => {
    pending.add(work);
    const end = () => pending.delete(work);
    Promise.resolve(work).then(end, end);
  };
  globalThis[Symbol.for('@next/request-context')] = { get: () => ({ waitUntil }) };
  const { listen } = Server.prototype;
  Server.prototype.listen = function listenAndTell(...place) {
    this.once('listening', () => {
      const { port } = this.address() ?? {};
      if (port) process.send({ port });
    });
    return listen.apply(this, place);
  };
  process.on('message', async () => {
    while (pending.size > 0) await Promise.allSettled(pending);
    process.send('idle');
  });
}
