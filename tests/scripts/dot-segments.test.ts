import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorBody } from '@/lib/contract/errors';
import { hasDotSegment, refuseDotSegment } from '../../scripts/address.mjs';

describe('a path with a segment that would be resolved', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (hasDotSegment(url)) return refuseDotSegment(response);
    asked.push(url);
    return response.end('{}');
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.close();
  });

  /** What is answered to a request that no client has tidied up. */
  async function raw(path: string): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`DELETE ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return text(socket);
  }

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
  ])('%s is refused', async (path) => {
    const answer = await raw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(ErrorBody.parse(JSON.parse(/{.*}/.exec(answer)?.[0] ?? '')).error.code).toBe('invalid_request');
    expect(asked).toEqual([]);
  });

  test.each([
    '/api/v1/mascots/msc_a',
    '/mascots/a..b',
    '/...',
    '/.well-known/x',
    '/api/v1/x?path=../..',
    '/%252e%252e',
  ])('%s goes on', async (path) => {
    expect(await raw(path)).toMatch(/^HTTP\/1\.1 200 /);
    expect(asked.splice(0)).toEqual([path]);
  });
});
