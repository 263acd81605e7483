import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, LookupFunction, NetConnectOpts, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { safeFetch } from '@/lib/server/net/safe-fetch';

/** What the name server answers to the next questions, in turn, and the names that it was asked for. */
const dns = vi.hoisted(() => ({ answers: [] as string[][], asked: [] as string[] }));

vi.mock('node:dns', async (original) => ({
  ...(await original<typeof import('node:dns')>()),
  lookup: (hostname: string, _: unknown, callback: (error: null, addresses: unknown[]) => void) => {
    dns.asked.push(hostname);
    callback(
      null,
      (dns.answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    );
  },
}));

/** A public address, whose connections are led to the server `outside`; loopback is where `inside` listens. */
const PUBLIC = '93.184.216.34';
const ANOTHER = '93.184.216.35';

let outside: Server;
let inside: Server;
let sockets: string[] = [];
let reached: string[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function serve(name: string): Promise<Server> {
  const server = createServer((request, response) => {
    reached.push(`${name} ${request.headers.host} ${request.url}`);
    response.setHeader('Connection', 'keep-alive').setHeader('Keep-Alive', 'timeout=60');
    if (request.url === '/moved') response.writeHead(302, { Location: '/' }).end();
    else if (request.url === '/other')
      response.writeHead(302, { Location: `http://other.example:${portOf(inside)}/` }).end();
    else response.end(name);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Leads sockets to public addresses to `outside`, once their own lookup has given the address. */
function leadPublicSockets(): void {
  const net = createRequire(import.meta.url)('node:net') as { connect(options: NetConnectOpts): Socket };
  const connect = net.connect.bind(net);
  vi.spyOn(net, 'connect').mockImplementation((options) => {
    const { lookup } = options as { lookup: LookupFunction };
    return connect({
      ...options,
      autoSelectFamily: false,
      lookup: (hostname, _, callback) =>
        lookup(hostname, { all: true }, (error, found) => {
          const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
          sockets.push(error ? 'none' : addresses.join(' '));
          if (error) return callback(error, '');
          return callback(null, '127.0.0.1', 4);
        }),
    } as NetConnectOpts);
  });
}

beforeAll(async () => {
  [outside, inside] = [await serve('outside'), await serve('inside')];
  leadPublicSockets();
});
beforeEach(() => {
  [dns.answers, dns.asked, sockets, reached] = [[], [], [], []];
});
afterAll(() => {
  vi.restoreAllMocks();
  for (const server of [outside, inside]) {
    server.closeAllConnections();
    server.close();
  }
});

const fetched = async (path: string, host = 'rebind.example') => {
  const { response } = await safeFetch(`http://${host}:${portOf(outside)}${path}`, {
    seconds: 5,
    maxBytes: 1000,
    http: true,
  });
  return response.text();
};

test('a socket goes to the addresses that were checked, by one lookup', async () => {
  dns.answers = [[PUBLIC, ANOTHER], ['127.0.0.1']];
  expect(await fetched('/')).toBe('outside');
  expect([dns.asked, sockets]).toEqual([['rebind.example'], [`${PUBLIC} ${ANOTHER}`]]);
});

test('a name that has become private is refused, though its server kept the first connection open', async () => {
  dns.answers = [[PUBLIC], ['127.0.0.1'], [PUBLIC]];
  expect(await fetched('/')).toBe('outside');
  await expect(fetched('/')).rejects.toMatchObject({ reason: 'private' });
  expect(await fetched('/')).toBe('outside');
  expect(sockets).toEqual([PUBLIC, 'none', PUBLIC]);
  expect(reached).toHaveLength(2);
});

test('a name that becomes private between the hops of a redirect is refused', async () => {
  dns.answers = [[PUBLIC], ['10.0.0.1']];
  await expect(fetched('/moved')).rejects.toMatchObject({ reason: 'private' });
  expect(reached).toHaveLength(1);
});

test('another name is looked up anew, whatever connections there are', async () => {
  dns.answers = [[PUBLIC], ['169.254.169.254'], [PUBLIC], [PUBLIC]];
  await expect(fetched('/other')).rejects.toMatchObject({ reason: 'private' });
  expect(await fetched('/', 'one.example')).toBe('outside');
  expect(await fetched('/', 'two.example')).toBe('outside');
  expect(dns.asked).toEqual(['rebind.example', 'other.example', 'one.example', 'two.example']);
});
