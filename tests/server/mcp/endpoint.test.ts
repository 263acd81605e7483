import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBody } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { db } from '@/lib/server/db/client';
import { markRevoked } from '@/lib/server/db/keys';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { connected, knock, use } from '../../support/mcp';
import { makePerson, type SomePerson } from '../../support/people';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

let person: SomePerson;
beforeEach(async () => {
  person = await makePerson();
});

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const ping = (id = 1) => ({ jsonrpc: '2.0', id, method: 'ping' });
const callOf = (name: string, given: unknown = {}, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: given },
});
const asked = (headers: Record<string, string> = {}, body: unknown = ping(), query = '') =>
  knock('POST', { headers, body, query });
const bodyOf = async (response: Response) => (await response.json()) as unknown;
const codeOf = async (response: Response) => ErrorBody.parse(await response.json()).error.code;

describe('a call is accepted with', () => {
  test('a key in the header, or in the URL if there is no header', async () => {
    expect((await asked(bearer(person.key))).status).toBe(200);
    expect((await asked({}, ping(), `?key=${person.key}`)).status).toBe(200);
    const client = await connected(person.key, 'query');
    expect((await client.listTools()).tools).toHaveLength(14);
    expect((await use(client, 'list_mascots', {})).answer).toEqual({ object: 'list', data: [], next_cursor: null });
    await client.close();
  });

  test('the key in the header, if both have one', async () => {
    expect((await asked(bearer(person.key), ping(), '?key=lr_sk_wrong')).status).toBe(200);
    expect((await asked(bearer('lr_sk_wrong'), ping(), `?key=${person.key}`)).status).toBe(401);
  });

  test('a valid key only: not an unknown, malformed or revoked one, nor a cookie', async () => {
    await markRevoked(db(), person.workspaceId, person.keyId);
    const refused = [
      await asked(),
      await asked(bearer('lr_sk_unknown')),
      await asked(bearer('other')),
      await asked({ authorization: 'Basic eA==' }),
      await asked({}, ping(), '?key=other'),
      await asked({}, ping(), '?key='),
      await asked(bearer(person.key)),
      await asked({ cookie: `${NAMES.sessionCookie}=${person.session}`, origin: 'http://localhost:3000' }),
    ];
    for (const response of refused) {
      expect([response.status, response.headers.get('www-authenticate'), await codeOf(response)]).toEqual([
        401,
        'Bearer',
        'unauthorized',
      ]);
      expect(response.headers.get('request-id')).toMatch(/^req_/);
    }
  });

  test('a key within its limit only, where every message of a batch counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { requestsPerMinute } = PLAN_LIMITS.free;
    const batch = (size: number) => Array.from({ length: size }, (_, id) => ping(id));
    const first = await asked(bearer(person.key), [ping(1), ping(2), ping(3)]);
    expect([first.headers.get('ratelimit-limit'), await bodyOf(first)]).toEqual([
      String(requestsPerMinute),
      [1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, result: {} })),
    ]);
    expect((await asked(bearer(person.key))).headers.get('ratelimit-remaining')).toBe(String(requestsPerMinute - 4));
    expect((await asked(bearer(person.key), batch(100))).status).toBe(200);
    const refused = await asked(bearer(person.key), batch(requestsPerMinute - 103));
    vi.useRealTimers();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0, await codeOf(refused)]).toEqual([
      429,
      true,
      'rate_limited',
    ]);
  });
});

describe('a request that is not a POST', () => {
  test.each(['GET', 'DELETE', 'PUT', 'PATCH'] as const)('with the method %s is answered 405', async (method) => {
    const response = await knock(method, { headers: bearer(person.key) });
    expect([response.status, response.headers.get('allow'), await codeOf(response)]).toEqual([
      405,
      'POST, OPTIONS',
      'invalid_request',
    ]);
  });

  test('for a preflight lists what a browser may send', async () => {
    const response = await knock('OPTIONS');
    expect([
      response.status,
      response.headers.get('access-control-allow-origin'),
      response.headers.get('access-control-allow-methods'),
    ]).toEqual([204, '*', 'POST']);
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('pages', () => {
  test('of this machine may call a local service with a key; other pages may not, under any host name', async () => {
    for (const origin of ['http://localhost:6274', 'http://127.0.0.1:3000', 'http://[::1]:80', 'http://app.localhost'])
      expect((await asked({ ...bearer(person.key), origin })).headers.get('access-control-allow-origin')).toBe('*');
    for (const origin of [
      'https://evil.example',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
      'null',
    ]) {
      const response = await asked({ ...bearer(person.key), origin });
      expect([response.status, await codeOf(response)]).toEqual([403, 'forbidden']);
      const rebound = await asked({ ...bearer(person.key), origin, host: 'evil.example' });
      expect([rebound.status, await codeOf(rebound)]).toEqual([421, 'misdirected_request']);
    }
  });
});

describe('a body', () => {
  test('that is not JSON, or too large, is refused', async () => {
    const broken = await asked(bearer(person.key), '{"jsonrpc"');
    expect([broken.status, await bodyOf(broken)]).toMatchObject([
      400,
      { jsonrpc: '2.0', error: { code: -32_700 }, id: null },
    ]);
    const large = await asked(bearer(person.key), ' '.repeat(8 * 1024 * 1024 + 1));
    expect([large.status, ErrorBody.parse(await large.json()).error.details]).toEqual([
      400,
      ['The body may be at most 8 MB.'],
    ]);
  });

  test('that is not a message, or too long a batch, is refused; one of notifications alone is accepted', async () => {
    expect((await asked(bearer(person.key), { hello: true })).status).toBe(400);
    expect(
      (
        await asked(
          bearer(person.key),
          Array.from({ length: 101 }, (_, id) => ping(id)),
        )
      ).status,
    ).toBe(400);
    expect((await asked(bearer(person.key), { jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
    expect(
      (await knock('POST', { headers: { ...bearer(person.key), accept: 'text/html' }, body: ping() })).status,
    ).toBe(406);
    expect((await asked({ ...bearer(person.key), 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
  });

  test('with two requests of the same id is refused, and none of them runs', async () => {
    const prompt = 'a round blue owl';
    const twins = await asked(bearer(person.key), [
      callOf('create_mascot', { prompt }, 1),
      callOf('create_mascot', { prompt }, 1),
    ]);
    expect([twins.status, await bodyOf(twins)]).toEqual([
      400,
      { jsonrpc: '2.0', error: { code: -32_600, message: 'Two requests of a batch have the same id.' }, id: null },
    ]);
    const listed = await bodyOf(await asked(bearer(person.key), callOf('list_mascots')));
    expect(listed).toMatchObject({ result: { structuredContent: { data: [] } } });
    // A number and a text are different ids.
    const answers = (await bodyOf(await asked(bearer(person.key), [ping(1), { ...ping(), id: '1' }]))) as unknown[];
    expect(answers).toHaveLength(2);
  });

  test('with a field that schemas drop is refused, and nothing runs', async () => {
    const refused = await asked(bearer(person.key), callOf('create_mascot', { prompt: 'an owl', ['__proto__']: {} }));
    expect([refused.status, await bodyOf(refused)]).toEqual([
      400,
      {
        jsonrpc: '2.0',
        error: { code: -32_602, message: 'params.arguments.__proto__: This field is not known here.' },
        id: null,
      },
    ]);
  });

  test('with a request and its cancellation is answered', async () => {
    const response = await asked(bearer(person.key), [
      callOf('list_mascots'),
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
    ]);
    expect(await bodyOf(response)).toMatchObject({ id: 1, result: { structuredContent: { data: [] } } });
  });
});

describe.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('protocol %s', (protocolVersion) => {
  test('is supported', async () => {
    const response = await asked(bearer(person.key), {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    });
    expect([
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
      await bodyOf(response),
    ]).toMatchObject([
      'application/json',
      'no-store',
      { result: { protocolVersion, serverInfo: { name: 'liverig', title: 'Liverig' } } },
    ]);
  });
});

test('each call is logged in one line without its arguments, and no line has a key', async () => {
  const lines: string[] = [];
  const keep = (line: unknown) => void lines.push(String(line));
  const [out, err] = [
    vi.spyOn(console, 'log').mockImplementation(keep),
    vi.spyOn(console, 'error').mockImplementation(keep),
  ];
  const query = `?key=${person.key}`;
  await asked({}, callOf('get_mascot', { mascot_id: 'msc_secretname' }), query);
  await asked({}, callOf('list_jobs'), query);
  await asked({}, callOf('no_such_tool'), query);
  await asked({}, '{', query);
  await asked({}, ping(), `${query}x`);
  [out, err].forEach((spy) => spy.mockRestore());
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(
    told.filter(({ event }) => event === 'request').map(({ route, status, code }) => [route, status, code]),
  ).toEqual([
    ['/api/mcp', 200, undefined],
    ['/api/mcp', 200, undefined],
    ['/api/mcp', 200, undefined],
    ['/api/mcp', 400, undefined],
    ['/api/mcp', 401, 'unauthorized'],
  ]);
  expect(told.filter(({ event }) => event !== 'request')).toEqual([
    {
      at: expect.any(String),
      event: 'mcp.call',
      request_id: expect.stringMatching(/^req_/),
      tool: 'get_mascot',
      code: 'not_found',
      ms: expect.any(Number),
    },
    expect.objectContaining({ tool: 'list_jobs', code: 'ok' }),
  ]);
  expect(lines.join()).not.toMatch(/secretname|lr_sk_/);
});

test('an unknown tool is a protocol error', async () => {
  expect(await bodyOf(await asked(bearer(person.key), callOf('no_such_tool')))).toMatchObject({
    error: { code: -32_602 },
  });
});
