import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ENCODING_HEADER as ROUTES_HEADER } from '@/lib/server/precompressed';
import { ENCODING_HEADER, letPrecompressedThrough } from '../../scripts/precompressed.mjs';

test('server and routes speak of encodings in the same header', () => {
  expect(ENCODING_HEADER).toBe(ROUTES_HEADER);
});

test(
  'a route learns what the caller takes, and the caller what an answer is encoded in; no caller speaks for the ' +
    'server',
  async () => {
    const server = createServer((request, response) => {
      letPrecompressedThrough(request, response);
      response.setHeader('X-Precompressed-Encoding', 'identity');
      response.setHeader('Content-Type', 'text/plain');
      response.end(request.headers[ENCODING_HEADER]);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      headers: { 'accept-encoding': 'gzip', [ENCODING_HEADER]: 'br' },
    });
    expect([
      await answer.text(),
      answer.headers.get('content-encoding'),
      answer.headers.get(ENCODING_HEADER),
      answer.headers.get('content-type'),
    ]).toEqual(['gzip', 'identity', null, 'text/plain']);
    server.close();
    await once(server, 'close');
  },
);
