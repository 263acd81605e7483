import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeFetch, type SafeRequest } from '@/lib/server/net/safe-fetch';
import { SafeFetchError } from '@/lib/server/net/safe-fetch-error';
import { eventually } from '../../support/eventually';

const MB = 1024 * 1024;
const usual: SafeRequest = { seconds: 30, maxBytes: MB };

let inside: Server;
let open: Server;
let gone: string;
let asked: IncomingMessage[] = [];

const pages: Record<string, RequestListener> = {
  '/': (_, response) => response.end('hello'),
  '/zip': (_, response) => response.setHeader('Content-Encoding', 'gzip').end(gzipSync('a'.repeat(1000))),
  '/bomb': (_, response) => response.setHeader('Content-Encoding', 'gzip').end(gzipSync(Buffer.alloc(64 * MB))),
  '/endless': (_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  },
  '/silent': () => undefined,
  '/slow': (_, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/cut': (_, response) => {
    response.setHeader('Content-Length', '100').write('x');
    response.destroy();
  },
  '/loop': (_, response) => response.writeHead(302, { Location: '/loop' }).end(),
  '/inside': (_, response) => response.writeHead(302, { Location: origin(inside) }).end(),
  '/by-name': (_, response) => response.writeHead(307, { Location: `http://localhost:${port(inside)}/` }).end(),
  '/file': (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/thrice': (_, response) => response.writeHead(301, { Location: '/twice' }).end(),
  '/twice': (_, response) => response.writeHead(308, { Location: '/' }).end(),
};

const port = (server: Server) => (server.address() as AddressInfo).port;
const origin = (server: Server) => `http://127.0.0.1:${port(server)}`;

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push(request);
    (pages[request.url ?? ''] ?? ((_, answer) => answer.writeHead(404).end()))(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  [inside, open] = [await serve(), await serve()];
  const closed = await serve();
  gone = origin(closed);
  vi.stubEnv('OUTBOUND_ALLOW', `intranet.example:443, 127.0.0.1:${port(open)}, ${new URL(gone).host}`);
  closed.close();
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  for (const server of [inside, open]) {
    server.closeAllConnections();
    server.close();
  }
});

const get = (path: string, more: Partial<SafeRequest> = {}) =>
  safeFetch(`${origin(open)}${path}`, { ...usual, ...more });
const text = async (path: string, more?: Partial<SafeRequest>) => (await get(path, more)).response.text();

/** The kind and the message of the error. */
async function failure(work: Promise<unknown>): Promise<[string, string]> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SafeFetchError)) throw new Error('It did not fail as a guarded fetch does.', { cause: error });
  return [error.reason, error.message];
}

describe('an address that is not allowed', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00:ec2::254]/',
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost:8080/',
  ])('%s does not lead to the public internet', async (address) =>
    expect((await failure(safeFetch(address, { ...usual, http: true })))[0]).toBe('private'),
  );

  test.each([
    ['', 'This is not an address of the web.'],
    ['example.com', 'This is not an address of the web.'],
    ['http://[fe80::1%25eth0]/', 'This is not an address of the web.'],
    ['http://example.com:99999/', 'This is not an address of the web.'],
    ['file:///etc/passwd', 'The address must start with http:// or https://.'],
    ['ftp://example.com/', 'The address must start with http:// or https://.'],
    ['data:text/plain,x', 'The address must start with http:// or https://.'],
    ['gopher://example.com/', 'The address must start with http:// or https://.'],
    ['https://user:password@example.com/', 'The address must not hold a name or password.'],
    ['https://user@example.com/', 'The address must not hold a name or password.'],
    ['http://public@127.0.0.1/', 'The address must not hold a name or password.'],
    ['http://example.com:22/', "Port 22 is not one of the web's."],
    ['https://example.com:25/', "Port 25 is not one of the web's."],
    ['http://example.com:0/', "Port 0 is not one of the web's."],
  ])('%s is refused: %s', async (address, sentence) =>
    expect(await failure(safeFetch(address, { ...usual, http: true }))).toEqual(['address', sentence]),
  );

  test('cannot be reached with a trailing dot', async () => {
    // Resolvers differ in whether they know this name.
    expect(['private', 'unknown_host']).toContain(
      (await failure(safeFetch('http://localhost./', { ...usual, http: true })))[0],
    );
  });

  test('includes plain http if https is required', async () => {
    expect(await failure(safeFetch('http://example.com/', usual))).toEqual([
      'address',
      'The address must start with https://.',
    ]);
  });

  test('gets no connection, by number or by name', async () => {
    for (const host of ['127.0.0.1', 'localhost'])
      expect((await failure(safeFetch(`http://${host}:${port(inside)}/`, { ...usual, http: true })))[0]).toBe(
        'private',
      );
    expect(asked).toEqual([]);
  });

  test('is refused even if another spelling or port of it is allowed', async () => {
    expect((await failure(safeFetch(`http://localhost:${port(open)}/`, { ...usual, http: true })))[0]).toBe('private');
    expect((await failure(safeFetch('https://127.0.0.1/', usual)))[0]).toBe('private');
    expect(asked).toEqual([]);
  });

  test('includes unknown hosts', async () => {
    expect(await failure(safeFetch('https://nobody.invalid/', usual))).toEqual([
      'unknown_host',
      'There is no host named nobody.invalid.',
    ]);
  });
});

describe('an address that the configuration allows', () => {
  test('is fetched', async () => {
    const { url, response } = await get('/');
    expect([url.href, response.status, await response.text()]).toEqual([`${origin(open)}/`, 200, 'hello']);
  });

  test('receives the request body', async () => {
    expect((await get('/none', { method: 'POST', headers: { 'X-Mark': 'here' }, body: 'x' })).response.status).toBe(
      404,
    );
    expect([asked[0]?.method, asked[0]?.headers['x-mark'], asked[0]?.headers.connection]).toEqual([
      'POST',
      'here',
      'close',
    ]);
  });

  test('and where nothing listens cannot be reached', async () => {
    expect(await failure(safeFetch(gone, usual))).toEqual([
      'unreachable',
      `${new URL(gone).host} could not be reached (ECONNREFUSED).`,
    ]);
  });
});

describe('a redirect', () => {
  test('is followed, and the final address is given', async () => {
    const { url, response } = await get('/thrice');
    expect([url.href, await response.text()]).toEqual([`${origin(open)}/`, 'hello']);
  });

  test.each(['/inside', '/by-name'])('by %s to a private address is refused without a request', async (path) => {
    expect((await failure(get(path, { http: true })))[0]).toBe('private');
    expect(asked.map(({ url }) => url)).toEqual([path]);
  });

  test('to another protocol is refused', async () => {
    expect((await failure(get('/file')))[0]).toBe('address');
  });

  test('is followed at most five times', async () => {
    expect(await failure(get('/loop'))).toEqual(['redirects', `127.0.0.1:${port(open)} redirects more than 5 times.`]);
    expect(asked).toHaveLength(6);
  });

  test('is not followed on request, nor after a method other than GET', async () => {
    for (const more of [{ redirects: 0 }, { method: 'POST' }])
      expect((await get('/inside', more)).response.status).toBe(302);
  });
});

describe('an answer', () => {
  test('is limited by its decompressed size', async () => {
    expect(await text('/zip', { maxBytes: 1000 })).toBe('a'.repeat(1000));
    expect(await failure(text('/zip', { maxBytes: 999 }))).toEqual([
      'too_large',
      'The answer is larger than 999 bytes.',
    ]);
    expect((await failure(text('/bomb')))[0]).toBe('too_large');
  });

  test('without end is cut off at the requested size', async () => {
    expect((await failure(text('/endless')))[0]).toBe('too_large');
    await eventually(() => expect(asked[0]?.socket.destroyed).toBe(true));
  });

  test.each(['/silent', '/slow'])('that %s never ends is aborted at the time limit', async (path) => {
    expect(await failure(text(path, { seconds: 0.2 }))).toEqual([
      'timeout',
      `127.0.0.1:${port(open)} did not answer in 0.2 s.`,
    ]);
  });

  test('may have a time limit below a second', async () => {
    expect(await text('/', { seconds: 4.0001 })).toBe('hello');
  });

  test('that breaks off is an error', async () => {
    expect((await failure(text('/cut')))[0]).toBe('unreachable');
  });

  test('is aborted with its caller, with the reason of the caller', async () => {
    const caller = new AbortController();
    const waiting = text('/silent', { signal: caller.signal });
    caller.abort(new Error('Canceled'));
    await expect(waiting).rejects.toThrow('Canceled');
  });
});
