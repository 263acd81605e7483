import type { ServerResponse } from 'node:http';
import { logError } from '../log';
import { outsideOfRequests, takeResponse } from './node-responses';
import { bytesOf, HEARTBEAT, HEARTBEAT_MS, OPEN } from './sse';

/** The writing half of a Node response that belongs to nobody else any more. */
interface Taken {
  node: ServerResponse;
  write(bytes: Uint8Array): boolean;
  end(): void;
}

/** Streams that begin when their answers, which hold no more than their heads, are given to Next. */
const begins = new WeakMap<Response, () => void>();

/**
 * An answer whose events are written to the connection without Next, whose streams take ten times the memory and
 * several times the time; null where the request's connection cannot be taken.
 */
export function directStream(items: AsyncIterable<unknown>, request: Request, head: ResponseInit): Response | null {
  const node = takeResponse(request);
  if (!node) return null;
  const answer = new Response(null, head);
  begins.set(answer, () => {
    const taken = takeOver(node, answer);
    outsideOfRequests(() => void pump(items, taken));
  });
  return answer;
}

/** Begins the stream of an answer whose head is complete. Other answers are left as they are. */
export function beginStream(answer: Response): Response {
  begins.get(answer)?.();
  begins.delete(answer);
  return answer;
}

/** The headers that Next adds to those that a response has already; it keeps the first of any other. */
const REPEATED = new Set(['set-cookie', 'vary']);

/** Writes the head, then hides the response from Next, which goes on to write an empty answer. */
function takeOver(node: ServerResponse, { status, headers }: Response): Taken {
  for (const [name, value] of headers) if (REPEATED.has(name) || !node.hasHeader(name)) node.appendHeader(name, value);
  node.writeHead(status);
  const [write, end] = [node.write.bind(node), node.end.bind(node)];
  const ignore = () => node;
  Object.assign(node, {
    appendHeader: ignore,
    end: ignore,
    flushHeaders: ignore,
    removeHeader: ignore,
    setHeader: ignore,
    write: () => true,
    writeHead: ignore,
  });
  return { node, write: (bytes) => write(bytes), end: () => void end() };
}

/** Resolves when the connection takes more bytes, or is closed. */
const drained = (node: ServerResponse): Promise<void> =>
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
async function pump(items: AsyncIterable<unknown>, { node, write, end }: Taken): Promise<void> {
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
