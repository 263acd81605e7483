import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NextRequest } from 'next/server';
import { POST as postConfirm } from '@/app/api/auth/confirm/route';
import { POST as postLink } from '@/app/api/auth/link/route';
import { POST as postSignOut } from '@/app/api/auth/sign-out/route';
import { POST as postJobs } from '@/app/api/internal/jobs/route';
import { GET as getHealth } from '@/app/api/health/route';
import { GET as getMetrics } from '@/app/api/metrics/route';
import { GET as getNothing } from '@/app/api/v1/[[...rest]]/route';
import { ENDPOINTS } from '@/lib/contract';
import { ErrorBody } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { INTERNAL_HEADER, signCall } from '@/lib/server/jobs/kick';
import { mcpMethods as mcp } from '@/lib/server/mcp/endpoint';
import { proxy } from '@/proxy';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { ORIGIN, routeFileOf } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';
import { nowhere } from '../../support/sign-in';

let person: SomePerson;
beforeAll(async () => {
  await openTestDatabase();
  person = await makePerson();
});
afterAll(closeTestDatabase);

/** A request with every kind of credential, from a page of the foreign host itself. */
const rebound = (path: string, method: string): Request =>
  new Request(`${ORIGIN}${path}`, {
    method,
    headers: {
      host: 'rebound.example:3000',
      origin: 'http://rebound.example:3000',
      'sec-fetch-site': 'same-origin',
      authorization: `Bearer ${person.key}`,
      cookie: `${NAMES.sessionCookie}=${person.session}`,
      [INTERNAL_HEADER]: signCall(),
    },
  });

async function isRefused(response: Response): Promise<void> {
  expect([response.status, ErrorBody.parse(await response.json()).error.code]).toEqual([421, 'misdirected_request']);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
}

describe('a request for another host is refused', () => {
  test.each(Object.entries(ENDPOINTS))('by the endpoint %s', async (_, endpoint) => {
    const handlers = await routeFileOf(endpoint);
    for (const method of [endpoint.method, 'OPTIONS'] as const)
      await isRefused(await handlers[method](rebound(`/api/v1${endpoint.path}`, method), nowhere));
  });

  test('by the forms, the MCP server, health, metrics, the background route and unknown paths', async () => {
    for (const form of [postConfirm, postLink, postSignOut])
      await isRefused(await form(rebound('/api/auth/form', 'POST'), nowhere));
    for (const method of ['GET', 'POST', 'OPTIONS'] as const)
      await isRefused(await mcp[method](rebound('/api/mcp', method), nowhere));
    for (const answer of [getHealth, getMetrics, getNothing])
      await isRefused(await answer(rebound('/api/health', 'GET')));
    await isRefused(await postJobs(rebound('/api/internal/jobs', 'POST')));
  });

  test.each([
    '/',
    '/sign-in',
    '/sign-in?sent=ada@example.com',
    '/sign-in/confirm?token=a&email=b',
    '/mascots',
    '/docs/quick-start',
    '/m/msc_a',
    '/player.js',
    '/show/fox/bundle',
    '/icon.svg',
    '/nothing',
  ])('by the page or file %s', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) await isRefused(proxy(new NextRequest(rebound(path, method))));
  });
});

test('each kind of endpoint accepts a request for a host of ours', async () => {
  const headers = { host: 'localhost:3000', [INTERNAL_HEADER]: signCall() };
  expect((await getHealth(new Request(`${ORIGIN}/api/health`, { headers }))).status).not.toBe(421);
  expect((await postJobs(new Request(`${ORIGIN}/api/internal/jobs`, { method: 'POST', headers }))).status).toBe(204);
  expect((await getNothing(new Request(`${ORIGIN}/api/v1/nothing`, { headers }))).status).toBe(404);
  expect(proxy(new NextRequest(`${ORIGIN}/sign-in`, { headers })).headers.get('x-middleware-next')).toBe('1');
});
