import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GET } from '@/app/api/internal/refused/route';
import { ErrorBody } from '@/lib/contract/errors';
import { receiveAll } from '@/lib/server/http/front';
import { ENCODING_HEADER } from '@/lib/server/precompressed';

/** The URLs that were passed on to Next. */
const passed: string[] = [];
const server = createServer((request, response) => {
  if (request.url === '/api/internal/refused') {
    const answer = GET(new Request('http://localhost/', { headers: request.headers as Record<string, string> }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    return void answer.text().then((body) => response.end(body));
  }
  passed.push(`${request.method} ${request.url}`);
  response.setHeader('X-Precompressed-Encoding', 'identity');
  return response.end(request.headers[ENCODING_HEADER]);
});
beforeAll(async () => {
  receiveAll();
  receiveAll();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
});

/** Sends a raw request, which no HTTP client normalises, and gives the answer. */
async function raw(line: string, ...headers: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const host = headers.some((header) => header.startsWith('Host:')) ? [] : ['Host: localhost'];
  socket.end([`${line} HTTP/1.1`, ...host, ...headers, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

const codeOf = (answer: string) => ErrorBody.parse(JSON.parse(/{.*}/.exec(answer)?.[0] ?? '')).error.code;

describe('before Next reads a request', () => {
  test.each([
    '/api/v1/mascots/msc_a/canvases/..',
    '/api/v1/mascots/msc_a/canvases/../',
    '/api/v1/mascots/msc_a/canvases/%2e%2e',
    '/api/v1/mascots/msc_a/animations/.%2E?a=b',
    '/api/v1/mascots/./msc_a',
    '/api/v1/mascots/msc_a/canvases/..\\',
    '/api/v1/mascots/msc_a/x\\..\\..',
    '/api/v1/mascots/..#x',
    'http://localhost/api/v1/mascots/msc_a/..',
    '/..',
  ])('the path %s with dot segments is refused', async (path) => {
    const answer = await raw(`DELETE ${path}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(codeOf(answer)).toBe('invalid_request');
    expect(passed).toEqual([]);
  });

  test.each([
    ['/api/v1/mascots/msc_a', '/api/v1/mascots/msc_a'],
    ['/api/v1/mascots/msc_a/?a=b', '/api/v1/mascots/msc_a?a=b'],
    ['/mascots/a..b', '/mascots/a..b'],
    ['/...', '/...'],
    ['/.well-known/x', '/.well-known/x'],
    ['/api/v1/x?path=../..', '/api/v1/x?path=../..'],
    ['/%252e%252e', '/%252e%252e'],
    ['/%ff', '/%25ff'],
  ])('%s is passed on as %s', async (path, read) => {
    expect(await raw(`DELETE ${path}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(passed.splice(0)).toEqual([`DELETE ${read}`]);
  });

  test('an unknown method is answered 405 with the allowed ones', async () => {
    const answer = await raw('TRACE /api/v1/mascots');
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toContain('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    expect(codeOf(answer)).toBe('invalid_request');
  });

  test('a foreign host is refused, and a caller cannot set the reason of a refusal', async () => {
    expect(codeOf(await raw('GET /', 'Host: evil.test', 'Refused-Because: segment'))).toBe('misdirected_request');
    expect(await raw('GET /', 'Refused-Because: host')).toMatch(/^HTTP\/1\.1 200 /);
    expect(passed.splice(0)).toEqual(['GET /']);
  });

  test('a route gets `Accept-Encoding`, and the caller gets `Content-Encoding`', async () => {
    const answer = await raw('GET /', 'Accept-Encoding: gzip', `${ENCODING_HEADER}: br`);
    expect(answer).toMatch(/content-encoding: identity/i);
    expect(answer).not.toMatch(/x-precompressed/i);
    expect(answer).toMatch(/gzip$/m);
    passed.splice(0);
  });
});
