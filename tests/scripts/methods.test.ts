import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorBody } from '@/lib/contract/errors';
import { isKnownMethod, refuseMethod } from '../../scripts/methods.mjs';

const server = createServer(({ method = '' }, response) => refuseMethod(method, response));
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
});

test('the methods of the API are known, and no others', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(isKnownMethod(method)).toBe(true);
  for (const method of ['TRACE', 'PROPFIND', 'get', '']) expect(isKnownMethod(method)).toBe(false);
});

test('an unknown method is answered 405 with the error body and what is allowed', async () => {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, method: 'TRACE', path: '/api/v1/mascots' }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  expect(ErrorBody.parse(JSON.parse(await text(answer))).error.code).toBe('invalid_request');
});
