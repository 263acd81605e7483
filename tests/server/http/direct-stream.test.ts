import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node';
import { sendResponse } from 'next/dist/server/send-response';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { receiveAll } from '@/lib/server/http/front';
import { observed } from '@/lib/server/http/observe';
import { events, ok, precompressed, type AnyReply } from '@/lib/server/http/reply';
import { respond } from '@/lib/server/http/respond';
import { precompress } from '@/lib/server/precompressed';
import { eventually } from '../../support/eventually';

const EVENT = { seq: 1, type: 'progress', text: 'Drawing' };
const EVENT_TEXT = `id: 1\nevent: progress\ndata: ${JSON.stringify(EVENT)}\n\n`;
const OPEN_TEXT = 'retry: 1000\n: open\n\n';

let items: () => AsyncGenerator<unknown>;
let reply: () => AnyReply;
/** Settles when Next has done what it does with an answer. */
let answered: Promise<void>;
let written: number;

/** Answers as Next does: it writes the head and the body of what the route gives it. */
async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.setHeader('vary', 'rsc');
  const headers = new Headers(incoming.headers as Record<string, string>);
  const request = new Request('http://localhost:3000/stream', { headers });
  const response = await observed('/stream', request, () =>
    respond(reply(), request, { 'X-Request-Id': 'req_a', Vary: 'Origin' }),
  );
  await sendResponse(new NodeNextRequest(incoming), new NodeNextResponse(outgoing), response);
}

const server = createServer((incoming, outgoing) => {
  outgoing.on('close', () => (written = outgoing.socket?.bytesWritten ?? written));
  answered = answer(incoming, outgoing);
});

beforeAll(async () => {
  receiveAll();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  written = 0;
  reply = () => events(items());
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens an address that may be answered past Next; Next answers all others. */
async function open(path = '/api/v1/stream', headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, host: '127.0.0.1', path, headers }), 'response')) as [IncomingMessage];
  return response;
}

const wait = () => new AutoResetEvent();
const headOf = ({ headers, statusCode }: IncomingMessage) => ({ ...headers, date: null, statusCode });
/** The head without what differs between a body whose length is known and one that is piped. */
const headOfBody = (response: IncomingMessage) => ({
  ...headOf(response),
  'content-length': null,
  'transfer-encoding': null,
});

describe('an event stream', () => {
  test('is written past Next, which has ended its part long before; with one head', async () => {
    const goOn = wait();
    items = async function* () {
      yield EVENT;
      await goOn.next();
      yield EVENT;
    };
    const response = await open();
    await answered;
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-request-id': 'req_a',
      'x-content-type-options': 'nosniff',
      vary: 'rsc, Origin',
    });
    const body = text(response);
    goOn.set();
    expect(await body).toBe(OPEN_TEXT + EVENT_TEXT + EVENT_TEXT);
  });

  test('has the same head and bytes where Next writes it', async () => {
    items = async function* () {
      yield EVENT;
    };
    const [direct, byNext] = [await open(), await open('/stream', { 'node-response': '1' })];
    expect(headOf(byNext)).toEqual(headOf(direct));
    expect(await text(byNext)).toBe(await text(direct));
  });

  test('ends its items when the reader leaves, also while they wait for a slow one', async () => {
    const ended = vi.fn();
    items = async function* () {
      try {
        for (;;) yield { ...EVENT, text: 'x'.repeat(100_000) };
      } finally {
        ended();
      }
    };
    const response = await open();
    await eventually(() => expect(response.readableLength).toBeGreaterThan(0));
    expect(ended).not.toHaveBeenCalled();
    response.destroy();
    await eventually(() => expect(ended).toHaveBeenCalledOnce());
    // What nobody reads is not written: the buffers of two sockets are some megabytes.
    expect(written).toBeLessThan(20e6);
  });

  test('is broken off where its items fail, so that the reader asks again', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const goOn = wait();
    items = async function* () {
      yield EVENT;
      await goOn.next();
      throw new Error('The database is away.');
    };
    const response = await open();
    goOn.set();
    await expect(text(response)).rejects.toThrow('aborted');
    expect(String(said.mock.calls)).toContain('stream.failed');
    said.mockRestore();
  });
});

/** Opens an answer that is written past Next, and the same one by Next. */
const openBoth = async (headers: Record<string, string> = {}) =>
  [await open('/api/v1/answer', headers), await open('/answer', headers)] as const;

describe('an answer with a body', () => {
  const BODY = { id: 'msc_a', name: 'Füchsin', parts: Array.from({ length: 500 }, (_, number) => `part ${number}`) };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());

  test.each(['identity', 'gzip', 'br'])(
    'has the same head and bytes as where Next writes it, in %s',
    async (encoding) => {
      const json = await precompress(new TextEncoder().encode(JSON.stringify(BODY)));
      for (const make of [() => ok(BODY, { ETag: 'W/"a"' }), () => precompressed(json, { ETag: 'W/"a"' })]) {
        reply = make;
        const [direct, byNext] = await openBoth({ 'accept-encoding': encoding });
        expect(headOfBody(direct)).toEqual(headOfBody(byNext));
        expect(direct.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
        const [bytes, piped] = [await buffer(direct), await buffer(byNext)];
        expect(bytes).toEqual(piped);
        expect(direct.headers['content-length']).toBe(String(bytes.length));
      }
    },
  );

  test('is 304 without a body for a caller that has it', async () => {
    const json = await precompress(new TextEncoder().encode(JSON.stringify(BODY)));
    reply = () => precompressed(json, { ETag: 'W/"a"' });
    const [direct, byNext] = await openBoth({ 'if-none-match': 'W/"a"' });
    expect(headOf(direct)).toEqual(headOf(byNext));
    expect([direct.statusCode, await text(direct)]).toEqual([304, '']);
    byNext.resume();
  });

  test('leaves the connection to the next request, also after a stream', async () => {
    const { port } = server.address() as AddressInfo;
    items = async function* () {
      yield EVENT;
    };
    const sockets = new Set<unknown>();
    for (const make of [() => ok(BODY), () => events(items()), () => ok(BODY), () => ok({ last: true })]) {
      reply = make;
      const asked = get({ port, host: '127.0.0.1', path: '/api/v1/answer', agent });
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      sockets.add(asked.socket);
      const body = await text(response);
      expect(body.length).toBeGreaterThan(0);
    }
    expect(sockets.size).toBe(1);
  });
});
