import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { HANDLERS } from '@/lib/server/handlers';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { fetchRoutes } from './fetch';

/** A loopback server of the route files. */
export interface ServedRoutes {
  origin: string;
  /** The requests with the status of their answers, as `201 POST /api/v1/keys`. */
  asked: string[];
  close(): Promise<void>;
}

/** Answers a path instead of a route file. */
export type Answering = (request: Request) => Response | Promise<Response>;

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : undefined;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  others: Readonly<Record<string, Answering>>,
): Promise<number> {
  const address = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const asked = new Request(address, { method: request.method, headers, body: await bodyOf(request) });
  const answered = await (others[address.pathname] ?? fetchRoutes)(asked);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (answered.body) await pipeline(Readable.fromWeb(answered.body as WebStream), response);
  else response.end();
  return answered.status;
}

/** Serves the route files, and `others` by path, on a loopback port; jobs are done as they come. */
export async function serveRoutes(others: Readonly<Record<string, Answering>> = {}): Promise<ServedRoutes> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, others).then(
      (status) => asked.push(`${status} ${request.method} ${request.url}`),
      (error: unknown) => response.destroy(error as Error),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closing = new AbortController();
  const working = (async () => {
    while (!closing.signal.aborted) {
      await drainUntilIdle(HANDLERS);
      await sleep(10);
    }
  })();
  const close = async () => {
    closing.abort();
    await working;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}
