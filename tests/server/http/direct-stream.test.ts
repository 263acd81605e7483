import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node';
import { sendResponse } from 'next/dist/server/send-response';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { receiveAll } from '@/lib/server/http/front';
import { observed } from '@/lib/server/http/observe';
import { events } from '@/lib/server/http/reply';
import { respond } from '@/lib/server/http/respond';

const EVENT = { seq: 1, type: 'progress', text: 'Drawing' };
const EVENT_TEXT = `id: 1\nevent: progress\ndata: ${JSON.stringify(EVENT)}\n\n`;
const OPEN_TEXT = 'retry: 1000\n: open\n\n';

let items: () => AsyncGenerator<unknown>;
/** Settles when Next has done what it does with an answer. */
let answered: Promise<void>;
let written: number;

/** Answers as Next does: it writes the head and the body of what the route gives it. */
async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.setHeader('vary', 'rsc');
  const headers = new Headers(incoming.headers as Record<string, string>);
  const request = new Request('http://localhost:3000/stream', { headers });
  const response = await observed('/stream', request, () =>
    respond(events(items()), request, { 'X-Request-Id': 'req_a', Vary: 'Origin' }),
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
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function open(headers: Record<string, string> = { accept: 'text/event-stream' }): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, host: '127.0.0.1', headers }), 'response')) as [IncomingMessage];
  return response;
}

const wait = () => new AutoResetEvent();
const headOf = ({ headers, statusCode }: IncomingMessage) => ({ ...headers, date: null, statusCode });

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

  test('has the same head and bytes where Next writes it, for a reader that does not ask for a stream', async () => {
    items = async function* () {
      yield EVENT;
    };
    const [direct, byNext] = [await open(), await open({ accept: '*/*', 'node-response': 'forged' })];
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
    await vi.waitFor(() => expect(response.readableLength).toBeGreaterThan(0));
    expect(ended).not.toHaveBeenCalled();
    response.destroy();
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
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
