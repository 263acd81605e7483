import { logError } from '../log';
import { beginsLater, takeOver, type TakenResponse } from './direct-answer';
import { outsideOfRequests, takeResponse, type NodeResponse } from './node-responses';
import { bytesOf, HEARTBEAT, HEARTBEAT_MS, OPEN } from './sse';

/**
 * An answer whose events are written to the connection without Next, whose streams take twice the memory. Null where
 * the request's connection cannot be taken.
 */
export function directStream(items: AsyncIterable<unknown>, request: Request, head: ResponseInit): Response | null {
  const node = takeResponse(request);
  if (!node) return null;
  return beginsLater(new Response(null, head), (answer) => {
    const taken = takeOver(node, answer);
    outsideOfRequests(() => void pump(items, taken));
  });
}

/** Resolves when the connection takes more bytes, or is closed. */
const drained = (node: NodeResponse): Promise<void> =>
  new Promise((resolve) => {
    if (node.destroyed) return resolve();
    const done = () => {
      node.off('drain', done).off('close', done);
      resolve();
    };
    node.on('drain', done).on('close', done);
    return undefined;
  });

/** Writes items until they end or the reader disconnects, with heartbeats between them. */
async function pump(items: AsyncIterable<unknown>, { node, write, end }: TakenResponse): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS);
  const leave = () => {
    clearInterval(heartbeat);
    void iterator.return?.();
  };
  if (node.destroyed) return leave();
  node.once('close', leave);
  try {
    write(OPEN);
    for (let step = await iterator.next(); !step.done && !node.destroyed; step = await iterator.next())
      if (!write(bytesOf(step.value))) await drained(node);
    end();
  } catch (error) {
    logError('stream.failed', error);
    node.destroy();
  }
}
