import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient, type ClientOptions, type RequestNotice, type ResponseNotice } from '@/lib/client/sdk';
import { transport } from '@/lib/client/sdk/transport';

const url = 'http://localhost/api/v1/mascots';
const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json(
    { error: { code: status === 429 ? 'rate_limited' : 'internal', message: 'No.', details: null } },
    { status, headers },
  );

/** A fetch that answers so, one after the other, with what it was asked and how long was paused between. */
function scripted(
  answers: ((init: RequestInit) => Response | Promise<Response>)[],
  options: Partial<ClientOptions> = {},
  random = 1,
) {
  const pauses: number[] = [];
  const asked: RequestInit[] = [];
  const left = [...answers];
  const request = transport(
    {
      ...options,
      fetch: async (_, init = {}) => {
        asked.push(init);
        const next = left.shift();
        if (!next) throw new Error('It was asked once more than was planned.');
        return next(init);
      },
    },
    {
      sleep: (milliseconds) => {
        pauses.push(milliseconds);
        return Promise.resolve();
      },
      now: () => 1_000_000,
      random: () => random,
    },
  );
  return { request, pauses, asked };
}

const fine = () => Response.json({ fine: true });
const broken = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }), {
    headers: { 'content-type': 'application/json' },
  });
const unreachable = () => Promise.reject(new TypeError('fetch failed'));

describe('what failed by chance is sent again', () => {
  test.each([[500], [502], [503], [504], [429]])('after %d', async (status) => {
    const { request, pauses } = scripted([() => refusal(status), fine]);
    expect(await (await request(url)).json()).toEqual({ fine: true });
    expect(pauses).toEqual([500]);
  });

  test('when the service cannot be reached, or the line breaks amid the answer', async () => {
    const { request } = scripted([unreachable, broken, fine]);
    expect((await request(url)).status).toBe(200);
  });

  test('as often as was said, and what comes last is the outcome', async () => {
    const { request, pauses } = scripted(
      Array.from({ length: 8 }, () => () => refusal(503)),
      { retries: 7 },
    );
    expect((await request(url)).status).toBe(503);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    await expect(scripted([unreachable, unreachable, unreachable]).request(url)).rejects.toThrow('fetch failed');
    expect((await scripted([() => refusal(503)], { retries: 0 }).request(url)).status).toBe(503);
  });

  test('at times that chance spreads', async () => {
    const { request, pauses } = scripted([() => refusal(500), () => refusal(500), fine], {}, 0);
    await request(url);
    expect(pauses).toEqual([250, 500]);
  });
});

const REFUSALS = [[400], [401], [402], [403], [404], [409], [410], [412]];

test.each(REFUSALS)('a refusal (%d) is not sent again', async (status) => {
  const { request, pauses } = scripted([() => refusal(status)]);
  expect((await request(url)).status).toBe(status);
  expect(pauses).toEqual([]);
});

describe('Retry-After', () => {
  test.each([
    ['7', 7000],
    ['0', 500],
    [new Date(1_000_000 + 9000).toUTCString(), 9000],
    ['soon', 500],
    ['', 500],
  ])('%j is kept', async (header, pause) => {
    const { request, pauses } = scripted([() => refusal(429, { 'retry-after': header }), fine]);
    await request(url);
    expect(pauses).toEqual([pause]);
  });

  test("that is longer than the window of a minute is the caller's to wait", async () => {
    const { request, pauses } = scripted([() => refusal(429, { 'retry-after': '61' })]);
    expect((await request(url)).status).toBe(429);
    expect(pauses).toEqual([]);
  });
});

/** The idempotency keys that go with what is called. */
const keysOf = async (
  call: (client: ReturnType<typeof createClient>) => Promise<unknown>,
): Promise<(string | undefined)[]> => {
  const keys: (string | undefined)[] = [];
  await call(
    createClient({
      baseUrl: 'http://localhost/api/v1',
      fetch: async (_, init = {}) => {
        keys.push((init.headers as Record<string, string>)['Idempotency-Key']);
        return Response.json({});
      },
    }),
  );
  return keys;
};

describe('an idempotency key', () => {
  test('goes with every POST, a new one each time; a given one wins; others need none', async () => {
    const [first, second] = [await keysOf(({ keys }) => keys.create()), await keysOf(({ keys }) => keys.create())];
    expect(first[0]).toMatch(/^liverig-[0-9a-f]{32}$/);
    expect(second).not.toEqual(first);
    expect(await keysOf(({ keys }) => keys.create({}, { idempotencyKey: 'mine' }))).toEqual(['mine']);
    expect(await keysOf(({ mascots }) => mascots.update('msc_a', { name: 'A' }))).toEqual([undefined]);
  });

  test('stays the same while a POST is sent again', async () => {
    const { request, asked } = scripted([() => refusal(500), unreachable, fine]);
    const client = createClient({ baseUrl: 'http://localhost/api/v1', retries: 0, fetch: request });
    await client.keys.create({ name: 'A' });
    expect(new Set(asked.map(({ headers }) => (headers as Record<string, string>)['Idempotency-Key'])).size).toBe(1);
    expect(asked.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => '{"name":"A"}'));
  });
});

describe('a save that names what it is based on', () => {
  const conditional = { method: 'PUT', headers: { 'If-Match': '"ver_a"' } };

  const lost: (() => Response | Promise<never>)[] = [() => refusal(500), () => refusal(504), unreachable, broken];

  test.each(lost)('is not sent again where it may have come through', async (answer) => {
    const { request, asked } = scripted([answer, fine]);
    await request(url, conditional).catch(() => undefined);
    expect(asked).toHaveLength(1);
  });

  test('is sent again where it was not looked at, or runs once by its key', async () => {
    expect((await scripted([() => refusal(429), fine]).request(url, conditional)).status).toBe(200);
    const keyed = { method: 'POST', headers: { ...conditional.headers, 'Idempotency-Key': 'a' } };
    expect((await scripted([() => refusal(500), unreachable, fine]).request(url, keyed)).status).toBe(200);
  });
});

describe('a signal', () => {
  test('stops the call, and is what it throws', async () => {
    const client = createClient({
      baseUrl: 'http://localhost/api/v1',
      fetch: (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
    });
    const stop = new AbortController();
    const call = client.mascots.list({}, { signal: stop.signal });
    stop.abort(new Error('Enough.'));
    await expect(call).rejects.toThrow('Enough.');
  });

  test('stops the pause before a retry', async () => {
    const stop = new AbortController();
    const client = createClient({
      baseUrl: 'http://localhost/api/v1',
      fetch: async () => refusal(500),
      onResponse: ({ retryInMs }) => {
        if (retryInMs !== null) queueMicrotask(() => stop.abort(new Error('Enough.')));
      },
    });
    await expect(client.mascots.list({}, { signal: stop.signal })).rejects.toThrow('Enough.');
  });
});

test('an answer that does not come in time is a timeout, sent again like any other failure', async () => {
  let asked = 0;
  const silent: typeof fetch = (_, init) =>
    new Promise((_, reject) => {
      asked += 1;
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  const client = createClient({ baseUrl: 'http://localhost/api/v1', timeoutMs: 1, retries: 0, fetch: silent });
  await expect(client.mascots.list()).rejects.toMatchObject({
    status: 408,
    code: 'timeout',
    message: 'The service has not answered within 0.001 s.',
  });
  expect(asked).toBe(1);
  expect((await scripted([(init) => silent(url, init), fine], { timeoutMs: 1 }).request(url)).status).toBe(200);
});

test('a hook hears of each attempt, and of no secret', async () => {
  const heard: (RequestNotice | ResponseNotice)[] = [];
  const { request } = scripted([() => refusal(500, { 'request-id': 'req_1' }), fine], {
    headers: { 'X-App': 'a' },
    onRequest: (notice) => heard.push(notice),
    onResponse: (notice) => heard.push(notice),
  });
  await request(`${url}/msc_a/bundle?only=wave&token=secret&v=1`, {
    method: 'GET',
    headers: { Authorization: 'Bearer lr_sk_secret' },
  });
  const notice = { method: 'GET', url: `${url}/msc_a/bundle?only=wave&token=…&v=1`, idempotencyKey: null };
  expect(heard).toEqual([
    { ...notice, attempt: 1 },
    { ...notice, attempt: 1, status: 500, requestId: 'req_1', milliseconds: 0, retryInMs: 500 },
    { ...notice, attempt: 2 },
    { ...notice, attempt: 2, status: 200, requestId: null, milliseconds: 0, retryInMs: null },
  ]);
});

describe('over a real line', () => {
  const open: (() => void)[] = [];
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });

  /** A server that does so, request by request. */
  async function serve(...script: RequestListener[]): Promise<string> {
    const server = createServer((request, response) => script.shift()?.(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  }

  test('a connection that is cut is made again, with the same form', async () => {
    const names: string[] = [];
    const read: RequestListener = async (request, response) => {
      names.push(
        Buffer.concat(await request.toArray())
          .toString()
          .match(/filename="(.*?)"/)?.[1] ?? '',
      );
      if (names.length < 2) return void request.socket.destroy();
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"file_a"}');
    };
    const client = createClient({ baseUrl: await serve(read, read), timeoutMs: 20_000 });
    expect(await client.uploads.create(new File(['a'], 'fox.svg'))).toEqual({ id: 'file_a' });
    expect(names).toEqual(['fox.svg', 'fox.svg']);
  });

  test('an answer that is no error body of the service is http_error, with its request id', async () => {
    const client = createClient({
      baseUrl: await serve(
        (_, response) =>
          void response.writeHead(404, { 'content-type': 'text/html', 'request-id': 'req_2' }).end('<h1>Lost</h1>'),
      ),
    });
    await expect(client.mascots.get('msc_a')).rejects.toMatchObject({
      name: 'ServiceError',
      status: 404,
      code: 'http_error',
      requestId: 'req_2',
      details: '<h1>Lost</h1>',
    });
  });
});
