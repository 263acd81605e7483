import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeServers, knownServers, type HttpServer } from '@/lib/server/http/closing';
import { receiveAll } from '@/lib/server/http/front';
import { runner } from '@/lib/server/jobs/runner';
import { eventually } from '../../support/eventually';

/** Longer than a keep-alive connection may be idle while its server closes, in milliseconds. */
const SLOW_MS = 2500;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

async function ask(port: number, path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get({ port, path, agent, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
  await text(answer);
  return answer;
}

test('a closing server answers requests on keep-alive connections with `Connection: close`', async () => {
  receiveAll();
  const server = createServer((request, response) => {
    if (request.url === '/slow') setTimeout(() => response.end(), SLOW_MS);
    else if (request.url !== '/never') response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect((await ask(port, '/')).headers.connection).toBe('keep-alive');
  expect([...knownServers()]).toEqual([server]);
  const slow = ask(port, '/slow');
  const never = ask(port, '/never').catch((error: { code: string }) => error.code);
  await ask(port, '/');

  runner().closing.abort();
  const closed = closeServers(knownServers(), sleep(2 * SLOW_MS));
  // The request uses the same keep-alive connection.
  expect((await ask(port, '/')).headers.connection).toBe('close');
  await eventually(() => expect(server.listening).toBe(false));
  await expect(ask(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect((await slow).statusCode).toBe(200);
  await closed;
  expect(await never).toBe('ECONNRESET');
  expect(server.listening).toBe(false);
});

/** Keeps the event loop busy for some milliseconds. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('a server that closes under load answers connections that wait in its backlog', async () => {
  const server = createServer((_request, response) => {
    work(2);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const askAnew = async (): Promise<string> => {
    for (;;) {
      try {
        const [answer] = (await once(get({ port, agent: false, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
        await text(answer);
      } catch (error) {
        return (error as { code: string }).code;
      }
    }
  };
  const ends = Array.from({ length: 20 }, askAnew);
  await sleep(50);
  const closed = closeServers([server as HttpServer], sleep(2 * SLOW_MS));
  // Connections that come later are refused, and none is cut off.
  expect(new Set(await Promise.all(ends))).toEqual(new Set(['ECONNREFUSED']));
  await closed;
});
