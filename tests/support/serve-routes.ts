import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fetchRoutes } from './fetch';

/** The routes on a port of this machine. */
export interface RoutesServer {
  /** Their origin followed by `/api/v1`. */
  baseUrl: string;
  close(): void;
}

/** Serves the route files over a socket, to programs that are not this process. */
export async function serveRoutes(): Promise<RoutesServer> {
  const server = createServer(async (request, response) => {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const hasBody = !['GET', 'HEAD'].includes(request.method ?? '');
    const answer = await fetchRoutes(`http://${request.headers.host}${request.url}`, {
      method: request.method, headers: request.headers as Record<string, string>, signal: gone.signal, ...(hasBody ? { body: Buffer.concat(await request.toArray()) } : {}),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) Readable.fromWeb(answer.body as ReadableStream).on('error', () => response.destroy()).pipe(response);
    else response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => { server.closeAllConnections(); server.close(); };
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`, close };
}
