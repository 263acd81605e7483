import { z } from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bytes, endpoint, stream } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { createKey, listKeys } from '@/lib/contract/key';
import { accepted, events, ok, sent } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { createKey as makeKey } from '@/lib/server/keys/create';
import { resumeAfter } from '@/lib/server/http/sse';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf, detailsOf } from '../../support/http';
import { makePerson } from '../../support/people';
import { eventually } from '../../support/eventually';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

const context = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) });
const request = (path: string, init?: RequestInit) => new Request(`http://localhost:3000/api/v1${path}`, init);
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string; details: unknown } }).error;

/** An endless body, and the number of bytes that were read of it. */
const endlessBody = () => {
  let bytes = 0;
  const chunk = new Uint8Array(8 * 1024).fill(32);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { body, bytes: () => bytes };
};

test('a caller who disconnects during a request causes no internal error', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const gone = new AbortController();
  const wait = endpoint({
    id: 'wait',
    method: 'GET',
    path: '/wait',
    tag: 'Test',
    access: 'public',
    summary: '',
    returns: { 200: z.unknown() },
  });
  const handler = route(wait, ({ signal }) => {
    gone.abort();
    signal.throwIfAborted();
    return ok({});
  });
  const answer = await handler(request('/wait', { signal: gone.signal }), context());
  expect([answer.status, (await errorOf(answer)).code]).toEqual([400, 'invalid_request']);
  expect(told).not.toHaveBeenCalled();
});

describe('a body', () => {
  const wave = endpoint({
    id: 'wave',
    method: 'POST',
    path: '/wave/{id}',
    tag: 'Test',
    access: 'public',
    summary: '',
    query: z.strictObject({ loud: z.enum(['yes', 'no']).optional() }),
    body: z.strictObject({ name: z.string().max(5).optional(), at: z.strictObject({ x: z.number() }).optional() }),
    returns: { 202: z.unknown() },
  });
  const handler = route(wave, ({ params, query, body }) => accepted({ params, query, body }));
  /** The same endpoint for callers with a key, who may send larger bodies than strangers. */
  const member = route({ ...wave, access: 'member' as const }, ({ params, query, body }) =>
    accepted({ params, query, body }),
  );
  let key: string;
  beforeAll(async () => {
    ({ key } = await makePerson());
  });
  const postAsMember = (body: BodyInit) =>
    member(
      request('/wave/msc_a', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      } as RequestInit),
      context({ id: 'msc_a' }),
    );
  const send = (body: BodyInit | undefined, headers: Record<string, string>, path = '/wave/msc_a') =>
    handler(request(path, { method: 'POST', body, headers }), context({ id: 'msc_a' }));
  const post = (text: BodyInit | undefined, path?: string) => send(text, { 'content-type': 'application/json' }, path);

  test('reaches the handler validated, with parameters and query', async () => {
    const response = await post('{"name":"Ada"}', '/wave/msc_a?loud=yes');
    expect(response.status).toBe(202);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ params: { id: 'msc_a' }, query: { loud: 'yes' }, body: { name: 'Ada' } });
  });

  test('that is empty counts as {}', async () => {
    expect((await post(undefined)).status).toBe(202);
    expect((await post('')).status).toBe(202);
  });

  const JSON_TYPES = ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'];
  const OTHER_TYPES = [
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/jsonp',
    'application/ld+json',
    'text/json',
    '',
    null,
  ];

  test.each(JSON_TYPES)('of the type %s is read', async (type) => {
    expect((await send('{"name":"Ada"}', { 'content-type': type })).status).toBe(202);
  });

  test.each(OTHER_TYPES)('of the type %j is refused', async (type) => {
    const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
    // Bytes: of text, the platform would say itself that it is text.
    const refused = await send(new TextEncoder().encode('{"name":"Ada"}'), headers);
    expect(refused.status).toBe(400);
    const { code, details } = await errorOf(refused);
    const sentence = 'The body must be JSON, sent with the header "Content-Type: application/json".';
    expect([code, details]).toEqual(['invalid_request', [sentence]]);
    expect((await send(undefined, headers)).status).toBe(202);
  });

  test.each(['{', '', 'null,', "{'a':1}"].filter(Boolean))('that is not JSON is invalid_json: %s', async (text) => {
    expect(await errorOf(await post(text))).toMatchObject({ code: 'invalid_json', details: null });
  });

  test('of invalid UTF-8 is invalid_json', async () => {
    expect((await errorOf(await post(new Uint8Array([0x22, 0xff, 0x22])))).code).toBe('invalid_json');
  });

  test('with wrong and unknown fields is refused with the path of each', async () => {
    const error = await errorOf(await post('{"name":"too long","at":{"x":"1","y":2},"why":1}'));
    expect(error.code).toBe('invalid_request');
    expect(error.details).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^name: /),
        expect.stringMatching(/^at\.x: /),
        'at.y: This field is not known here.',
        'why: This field is not known here.',
      ]),
    );
  });

  test('of another JSON type is refused', async () => {
    for (const text of ['[]', '1', 'null', '"x"'])
      expect((await errorOf(await post(text))).code).toBe('invalid_request');
  });

  test('with text that a database cannot store is refused with its path', async () => {
    const lines = async (text: string) => (await errorOf(await post(text))).details;
    for (const text of ['a\\u0000', '\\ud800', '\\udc00b']) {
      expect(await lines(`{"name":"${text}"}`)).toEqual([
        'name: Text may contain neither the null character nor half of a surrogate pair.',
      ]);
      expect(await lines(`{"at":{"x":[1,"${text}"]}}`)).toEqual([
        'at.x[1]: Text may contain neither the null character nor half of a surrogate pair.',
      ]);
      expect(await lines(`{"at":{"${text}":1}}`)).toEqual([
        'at: A field is named with the null character or half of a surrogate pair.',
      ]);
    }
    expect((await post('{"name":"\\ud83d\\ude00"}')).status).toBe(202);
  });

  test('with a field `__proto__` is refused', async () => {
    for (const name of ['__proto__', '\\u005f_proto__']) {
      expect(await errorOf(await post(`{"name":"a","${name}":{"x":1}}`))).toMatchObject({
        code: 'invalid_request',
        details: ['__proto__: This field is not known here.'],
      });
    }
  });

  test('that is nested too deeply is refused', async () => {
    const text = `${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`;
    expect((await errorOf(await postAsMember(`{"at":${text}}`))).details).toEqual([
      expect.stringMatching(/^at\[0\].*: Values may be nested at most 64 deep\.$/),
    ]);
  });

  test('of more than 8 MB is refused, with and without `Content-Length`', async () => {
    const { body, bytes } = endlessBody();
    expect(await errorOf(await postAsMember(body))).toMatchObject({
      code: 'invalid_request',
      details: ['The body may be at most 8 MB.'],
    });
    expect(bytes()).toBeLessThan(12 * 1024 * 1024);
    expect((await errorOf(await postAsMember(' '.repeat(8 * 1024 * 1024 + 1)))).code).toBe('invalid_request');
  });

  test('of more than 16 kB is refused by public endpoints, with and without `Content-Length`', async () => {
    const { body, bytes } = endlessBody();
    const response = await handler(
      request('/wave/msc_a', { method: 'POST', body, duplex: 'half' } as RequestInit),
      context({ id: 'msc_a' }),
    );
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: ['The body may be at most 16 kB.'],
    });
    expect(bytes()).toBeLessThan(64 * 1024);
    expect((await errorOf(await post(' '.repeat(16 * 1024 + 1)))).code).toBe('invalid_request');
  });

  test('that is cut off is an invalid request, not an internal error', async () => {
    const cut = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('aborted')) });
    const response = await handler(
      new Request('http://localhost/api/v1/wave/a', { method: 'POST', body: cut, duplex: 'half' } as RequestInit),
      context({ id: 'a' }),
    );
    expect(await errorOf(response)).toMatchObject({ code: 'invalid_request', details: ['The body was cut off.'] });
  });

  test('is validated after the query', async () => {
    expect((await errorOf(await post('{}', '/wave/a?loud=%00'))).details).toEqual([
      expect.stringMatching(/^loud: Text/),
    ]);
    for (const query of ['loud=maybe', 'quiet=1', 'loud=yes&loud=no']) {
      expect((await errorOf(await post('{}', `/wave/a?${query}`))).code).toBe('invalid_request');
    }
  });

  test('is not read if an id in the path has a wrong form', async () => {
    const response = await handler(request('/wave/%00', { method: 'POST' }), context({ id: '\0' }));
    expect((await errorOf(response)).code).toBe('not_found');
  });
});

describe('an answer', () => {
  const picture = endpoint({
    id: 'picture',
    method: 'GET',
    path: '/picture',
    tag: 'Test',
    access: 'public',
    summary: '',
    returns: { 200: bytes('image/svg+xml', 'image/png') },
  });

  test('of bytes is never sniffed, and an SVG runs nothing', async () => {
    const svg = await route(picture, () => sent('<svg/>', 'image/svg+xml', { ETag: '"1"' }))(
      request('/picture'),
      context(),
    );
    expect(svg.headers.get('x-content-type-options')).toBe('nosniff');
    expect(svg.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const png = await route(picture, () => sent(new Uint8Array(4), 'image/png'))(request('/picture'), context());
    expect(png.headers.get('content-security-policy')).toBeNull();
    expect((await png.arrayBuffer()).byteLength).toBe(4);
  });

  test('whose `ETag` the caller sends is 304', async () => {
    const handler = route(picture, () => sent('x', 'image/png', { ETag: '"1"' }));
    const known = await handler(request('/picture', { headers: { 'if-none-match': 'W/"0", "1"' } }), context());
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect((await handler(request('/picture', { headers: { 'if-none-match': '"2"' } }), context())).status).toBe(200);
  });

  test('to an unexpected error is internal, with the request id and without the cause', async () => {
    const written = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const response = await route(picture, () => {
      throw new Error('the secret cause');
    })(request('/picture'), context());
    const line = String(written.mock.calls[0]?.[0]);
    written.mockRestore();
    const id = response.headers.get('request-id');
    expect(response.status).toBe(500);
    const error = await errorOf(response);
    expect(error).toMatchObject({ code: 'internal', details: { request_id: id } });
    expect(error.message).not.toContain('secret');
    expect(line).toContain('the secret cause');
    expect(line).toContain(id);
  });

  test('to a refusal has its status, code, details and headers', async () => {
    const response = await route(picture, () => {
      throw new ApiError('not_ready', 'Wait.', { why: 1 }, { 'X-Why': 'drawing' });
    })(request('/picture'), context());
    expect([response.status, response.headers.get('x-why')]).toEqual([409, 'drawing']);
    expect(await errorOf(response)).toEqual({ code: 'not_ready', message: 'Wait.', details: { why: 1 } });
  });
});

describe('an event stream', () => {
  const Tick = z.strictObject({ seq: z.int(), type: z.literal('tick') });
  const ticks = endpoint({
    id: 'ticks',
    method: 'GET',
    path: '/ticks',
    tag: 'Test',
    access: 'public',
    summary: '',
    returns: { 200: stream(Tick) },
  });

  test('sends every event with its number, and ends', async () => {
    const handler = route(ticks, () =>
      events(
        (async function* () {
          yield { seq: 1, type: 'tick' as const };
          yield { seq: 2, type: 'tick' as const };
        })(),
      ),
    );
    const response = await handler(request('/ticks'), context());
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(await response.text()).toBe(
      'retry: 1000\n: open\n\nid: 1\nevent: tick\ndata: {"seq":1,"type":"tick"}\n\nid: 2\nevent: tick\ndata: ' +
        '{"seq":2,"type":"tick"}\n\n',
    );
  });

  test('ends its iterable when the reader disconnects', async () => {
    const stopped = new AbortController();
    const leaving = new AbortController();
    const handler = route(ticks, ({ signal }) =>
      events(
        (async function* () {
          try {
            yield { seq: 1, type: 'tick' as const };
            await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('gone'))));
          } finally {
            stopped.abort();
          }
        })(),
      ),
    );
    const response = await handler(request('/ticks', { signal: leaving.signal }), context());
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.read();
    leaving.abort();
    await eventually(() => expect(stopped.signal.aborted).toBe(true));
  });

  test('sends heartbeat comments while nothing happens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const handler = route(ticks, () =>
      events(
        (async function* (): AsyncGenerator<{ seq: number; type: 'tick' }> {
          await new Promise(() => undefined);
          yield { seq: 1, type: 'tick' };
        })(),
      ),
    );
    const reader = (await handler(request('/ticks'), context())).body?.getReader();
    await reader?.read();
    const next = reader?.read();
    vi.advanceTimersByTime(15_000);
    expect(new TextDecoder().decode((await next)?.value)).toBe(': heartbeat\n\n');
    vi.useRealTimers();
  });

  test('resumes after `Last-Event-ID`, else after the number in `after`', () => {
    expect(resumeAfter(request('/ticks', { headers: { 'last-event-id': '7' } }), 3)).toBe(7);
    expect(resumeAfter(request('/ticks', { headers: { 'last-event-id': 'x' } }), 3)).toBe(3);
    expect(resumeAfter(request('/ticks', { headers: { 'last-event-id': '' } }), 3)).toBe(3);
    expect(resumeAfter(request('/ticks'), undefined)).toBe(0);
  });
});

describe('a write with a cookie', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'http://localhost:3001' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000' }, 201],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ host: 'studio.example', origin: 'https://studio.example' }, 421],
  ])('and %j is answered %i', async (headers, status) => {
    const { session } = await makePerson();
    const answer = await call(createKey, { session, headers: headers as Record<string, string>, body: {} });
    expect(answer.status).toBe(status);
    if (status === 403) expect(codeOf(answer)).toBe('csrf_failed');
  });

  test('is told apart from one with a key', async () => {
    const { key } = await makePerson();
    expect((await call(createKey, { key, headers: { origin: 'https://evil.example' }, body: {} })).status).toBe(201);
  });

  test('is not confused with a read, which every site may make', async () => {
    const { session } = await makePerson();
    expect((await call(listKeys, { session, headers: { origin: 'https://evil.example' } })).status).toBe(200);
  });
});

describe('the rate limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00.500Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is exact for all keys of a workspace together, in a sliding window', async () => {
    const { key, actor } = await makePerson('free');
    const second = (await makeKey(actor)).key;
    for (let n = 0; n < 60; n += 1) {
      const answer = await call(listKeys, { key });
      expect(answer.headers.get('ratelimit-remaining')).toBe(String(119 - n));
    }
    vi.setSystemTime(new Date('2026-11-20T10:00:30.000Z'));
    for (let n = 0; n < 60; n += 1) expect((await call(listKeys, { key: n % 2 ? key : second })).status).toBe(200);
    const refused = await call(listKeys, { key });
    expect([codeOf(refused), detailsOf(refused)]).toEqual(['rate_limited', { retry_after: 30, limit: 120 }]);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(refused.headers.get('ratelimit-limit')).toBe('120');
    vi.setSystemTime(new Date('2026-11-20T10:01:00.000Z'));
    expect((await call(listKeys, { key })).headers.get('ratelimit-remaining')).toBe('59');
  });

  test('is exact for parallel requests by several keys', async () => {
    const { key, actor } = await makePerson('free');
    const second = (await makeKey(actor)).key;
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, n) => call(listKeys, { key: n % 2 ? key : second })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect((await call(listKeys, { key })).status).toBe(429);
  });

  test('does not touch sessions or other workspaces', async () => {
    const [{ key, session }, other] = [await makePerson('free'), await makePerson('free')];
    await Promise.all(Array.from({ length: 121 }, () => call(listKeys, { key })));
    expect((await call(listKeys, { key })).status).toBe(429);
    expect((await call(listKeys, { session })).status).toBe(200);
    expect((await call(listKeys, { key: other.key })).status).toBe(200);
  });
});

test('a JSON reply is sent as the handler gave it', async () => {
  const echo = endpoint({
    id: 'echo',
    method: 'GET',
    path: '/echo',
    tag: 'Test',
    access: 'public',
    summary: '',
    returns: { 200: z.strictObject({ a: z.int() }) },
  });
  expect(await (await route(echo, () => ok({ a: 1 }))(request('/echo'), context())).json()).toEqual({ a: 1 });
});
