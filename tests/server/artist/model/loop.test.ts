import { EventEmitter, once } from 'node:events';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { finishWork } from '@/lib/artist/finish-work';
import { runLoop, type LoopOptions } from '@/lib/server/artist/model/loop';
import { Meter } from '@/lib/server/artist/model/meter';
import { defineTool, refusal } from '@/lib/server/artist/model/tool';
import type { ArtistContext, ArtistEvent } from '@/lib/artist/types';
import { fails, openMessagesApi, turn, uses, type MessagesApi } from '@/tests/support/messages-api';

let api: MessagesApi;
beforeAll(async () => {
  api = await openMessagesApi();
});
afterAll(() => api.close());

interface Sum {
  total: number;
}

const picture = await sharp({ create: { width: 30, height: 25, channels: 4, background: '#c00' } })
  .png()
  .toBuffer();
const add = defineTool<Sum, z.ZodObject<{ numbers: z.ZodArray<z.ZodNumber>; by: z.ZodOptional<z.ZodInt> }>>({
  name: 'add',
  description: 'Adds numbers.',
  input: z.strictObject({ numbers: z.array(z.number()).min(1), by: z.int().optional() }),
  run: ({ numbers }) => ({
    text: `sum ${numbers.reduce((a, b) => a + b, 0)}`,
    event: { type: 'progress', text: 'Adding' },
  }),
});
const look = defineTool<Sum, z.ZodObject>({
  name: 'look',
  description: 'Shows.',
  input: z.strictObject({}),
  run: () => ({ text: 'Here.', pictures: [picture] }),
});
const finish = defineTool<Sum, z.ZodObject<{ total: z.ZodNumber }>>({
  name: 'finish',
  description: 'Ends.',
  input: z.strictObject({ total: z.number() }),
  run: ({ total }) => (total < 0 ? refusal('A total is never negative.') : { text: 'Done.', finished: { total } }),
});
const done = turn(uses('finish', { total: 3 }));

async function work(options: Partial<LoopOptions<Sum>> = {}, context: Partial<ArtistContext> = {}) {
  const events: ArtistEvent[] = [];
  const whole: ArtistContext = { signal: new AbortController().signal, maxCostUsd: 1, seed: 's', ...context };
  const loop = runLoop<Sum>({
    system: 'You add.',
    content: ['Add 1 and 2.'],
    tools: [add, look, finish],
    context: whole,
    ...options,
  });
  const result = await finishWork(loop, (event) => void events.push(event)).catch((error: unknown) => error as Error);
  return { result, events };
}

const of = <T extends ArtistEvent['type']>(events: ArtistEvent[], type: T) =>
  events.flatMap((event) => (event.type === type ? [event as Extract<ArtistEvent, { type: T }>] : []));
const costs = (events: ArtistEvent[]) => of(events, 'usage').reduce((sum, { cost_usd: usd }) => sum + usd, 0);
const lastMessage = (request: number) => api.requests[request]?.body.messages.at(-1)?.content ?? [];
const again = (delay: string) => ({ 'retry-after-ms': delay });

describe('a talk', () => {
  test('continues until a tool has finished, with an event for every step', async () => {
    const call = uses('add', { numbers: [1, 2] });
    api.script([turn({ type: 'thinking', thinking: 'Hm.', signature: 'signed' }, call), done]);
    const { result, events } = await work();
    expect(result).toEqual({ total: 3 });
    const first = call.type === 'tool_use' ? call.id : '';
    expect(of(events, 'tool_call').map(({ tool }) => tool)).toEqual(['add', 'finish']);
    expect(
      of(events, 'tool_input_delta')
        .filter(({ call_id: id }) => id === first)
        .map(({ text }) => text)
        .join(''),
    ).toBe('{"numbers":[1,2]}');
    expect(of(events, 'tool_result')).toMatchObject([
      { call_id: first, text: 'sum 3', is_error: false },
      { text: 'Done.' },
    ]);
    expect(of(events, 'progress')).toEqual([{ type: 'progress', text: 'Adding' }]);
    expect(events.findIndex(({ type }) => type === 'tool_call')).toBeLessThan(
      events.findIndex(({ type }) => type === 'tool_result'),
    );
  });

  test('sends the answers back unchanged, with the result of each call', async () => {
    const call = uses('add', { numbers: [1, 2] });
    api.script([turn({ type: 'thinking', thinking: 'Hm.', signature: 'signed' }, call, uses('look', {})), done]);
    await work();
    const [task, answer, reply] = api.requests[1]?.body.messages ?? [];
    expect(task).toMatchObject({ role: 'user', content: [{ type: 'text', text: 'Add 1 and 2.' }] });
    expect(answer).toMatchObject({
      role: 'assistant',
      content: [{ type: 'thinking', thinking: 'Hm.', signature: 'signed' }, call, { name: 'look', input: {} }],
    });
    expect(reply).toMatchObject({
      role: 'user',
      content: [
        { type: 'tool_result', is_error: false, content: [{ type: 'text', text: 'sum 3' }] },
        {
          type: 'tool_result',
          content: [
            { type: 'text' },
            { type: 'image', source: { media_type: 'image/png', data: picture.toString('base64') } },
          ],
        },
      ],
    });
  });

  test('declares its tools, streams their input, and caches earlier messages', async () => {
    api.script([done]);
    await work();
    expect(api.requests[0]?.headers).toMatchObject({ authorization: 'Bearer sk-ant-test-of-the-artist' });
    expect(api.requests[0]?.body).toMatchObject({
      model: 'claude-sonnet-5-5',
      stream: true,
      max_tokens: 16_000,
      output_config: { effort: 'medium' },
      cache_control: { type: 'ephemeral' },
      system: [{ text: 'You add.', cache_control: { type: 'ephemeral' } }],
    });
    expect(api.requests[0]?.body.tools[0]).toEqual({
      name: 'add',
      description: 'Adds numbers.',
      eager_input_streaming: true,
      input_schema: {
        type: 'object',
        additionalProperties: false,
        required: ['numbers'],
        properties: {
          numbers: { type: 'array', minItems: 1, items: { type: 'number' } },
          by: expect.objectContaining({ type: 'integer' }) as object,
        },
      },
    });
  });

  test('marks the end of the last request for the cache, also after a long answer', async () => {
    const many = Array.from({ length: 30 }, () => uses('add', { numbers: [1] }));
    api.script([turn(...many), turn(uses('look', {})), done]);
    await work();
    const marks = api.requests.map(({ body }) =>
      body.messages.map(({ content }) => content.filter((block) => block.cache_control).length),
    );
    expect(marks).toEqual([[0], [1, 0, 0], [0, 0, 1, 0, 0]]);
    expect(api.requests[2]?.body.messages[2]?.content.at(-1)).toMatchObject({
      type: 'tool_result',
      cache_control: { type: 'ephemeral' },
    });
  });

  test(
    'lets go of the oldest pictures before they are more than a request may carry, and keeps the cache up to ' +
      'there',
    async () => {
      const strip = defineTool<Sum, z.ZodObject>({
        name: 'strip',
        description: '',
        input: z.strictObject({}),
        run: () => ({ text: 'Here.', pictures: Array.from({ length: 12 }, () => picture) }),
      });
      const strips = turn(uses('strip', {}));
      api.script([
        turn(uses('add', { numbers: [1] })),
        strips,
        strips,
        strips,
        strips,
        strips,
        turn(uses('look', {})),
        done,
      ]);
      expect(
        (await work({ content: ['Add 1 and 2, as here.', picture], tools: [add, look, strip, finish] })).result,
      ).toEqual({ total: 3 });
      const shown = api.requests.map(({ body }) =>
        body.messages.map(({ content }) => JSON.stringify(content).split('"type":"image"').length - 1),
      );
      expect(shown.slice(5)).toEqual([
        [1, 0, 0, 0, 12, 0, 12, 0, 12, 0, 12],
        // The 61st: all of a result together, until twenty at most are left, the task's own always.
        [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12],
        [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 1],
      ]);
      expect(JSON.stringify(api.requests[6]?.body.messages[4])).toContain('This picture is not kept any longer');
      const marks = api.requests
        .slice(5)
        .map(({ body }) =>
          body.messages.flatMap(({ content }, at) => (content.some((block) => block.cache_control) ? [at] : [])),
        );
      expect(marks).toEqual([[8], [2], [12]]);
    },
  );

  test('removes pictures that are too large in total, even if they are few', async () => {
    // Noise cannot be compressed.
    const noise = await sharp(randomBytes(1200 * 1200 * 3), { raw: { width: 1200, height: 1200, channels: 3 } })
      .png()
      .toBuffer();
    const stare = defineTool<Sum, z.ZodObject>({
      name: 'stare',
      description: '',
      input: z.strictObject({}),
      run: () => ({ text: 'Here.', pictures: [noise] }),
    });
    api.script([...[1, 2, 3, 4].map(() => turn(uses('stare', {}))), done]);
    expect((await work({ tools: [stare, finish] })).result).toEqual({ total: 3 });
    const sizes = api.requests.map(({ body }) => Math.round(JSON.stringify(body).length / ((noise.length * 4) / 3)));
    expect(sizes).toEqual([0, 1, 2, 3, 1]);
  });

  test('answers an invalid input, an unknown tool and a refused end with the problem, and continues', async () => {
    api.script([
      turn(uses('add', { numbers: 'one', extra: 1 })),
      turn(uses('subtract', {})),
      turn(uses('finish', { total: -1 })),
      done,
    ]);
    const { result, events } = await work();
    expect(result).toEqual({ total: 3 });
    expect(of(events, 'tool_result').map(({ text, is_error: isError }) => [text, isError])).toEqual([
      ['The input is invalid:\nnumbers: This must be a list.\nextra: This field is not known here.', true],
      ['There is no tool subtract; there are add, look, finish.', true],
      ['A total is never negative.', true],
      ['Done.', false],
    ]);
  });

  test('sends at most ten input events a second, and only the beginning of long results', async () => {
    const long = defineTool<Sum, z.ZodObject>({
      name: 'long',
      description: '',
      input: z.looseObject({}),
      run: () => ({ text: 'x'.repeat(5000) }),
    });
    api.script([turn(uses('long', { text: 'y'.repeat(7000) })), done]);
    const { events } = await work({ tools: [long, finish] });
    const id = of(events, 'tool_call')[0]?.call_id;
    const deltas = of(events, 'tool_input_delta').filter((event) => event.call_id === id);
    expect(deltas.map(({ text }) => text).join('')).toBe(JSON.stringify({ text: 'y'.repeat(7000) }));
    // There were a thousand pieces.
    expect(deltas.length).toBeLessThan(100);
    expect(of(events, 'tool_result')[0]?.text).toHaveLength(600);
    expect(JSON.stringify(lastMessage(1))).toContain('x'.repeat(5000));
  });

  test('reminds a model that calls no tool, and fails if it never does', async () => {
    const idle = turn({ type: 'text', text: 'It is three.' });
    api.script([idle, done]);
    expect((await work()).result).toEqual({ total: 3 });
    expect(lastMessage(1)).toMatchObject([
      { type: 'text', text: expect.stringContaining('Go on with the tools') as string },
    ]);
    api.script([], idle);
    expect((await work()).result).toMatchObject({
      code: 'service',
      message: 'AI service error: the model stopped before the work was done.',
    });
    expect(api.requests).toHaveLength(3);
  });

  test('is ended after its maximum number of turns, with a warning before the last ones', async () => {
    api.script([], turn(uses('add', { numbers: [1] })));
    expect((await work({ turns: 5 })).result).toMatchObject({
      message: 'AI service error: the model was not done after 5 steps. Please try again, or ask for less at once.',
    });
    expect(api.requests).toHaveLength(5);
    expect(JSON.stringify(lastMessage(2))).toContain('Answers left: 3');
    expect(JSON.stringify(lastMessage(4))).toContain('Answers left: 1. End the work now.');
    // A text after the results would read like a message of the customer.
    expect(lastMessage(4).map(({ type }) => type)).toEqual(['tool_result']);
  });

  test('drops a thought that broke off, since it has no signature', async () => {
    api.script([{ blocks: [{ type: 'thinking', thinking: 'Hm', signature: '' }], stop: 'max_tokens' }, done]);
    expect((await work()).result).toEqual({ total: 3 });
    expect(JSON.stringify(api.requests[1]?.body.messages)).not.toContain('"thinking"');
  });

  test('asks for smaller calls after an answer was cut off', async () => {
    api.script([
      {
        ...turn(uses('add', { numbers: [1] }), uses('add', { numbers: [1, 2] })),
        stop: 'max_tokens',
        rawInput: '{"numbers":[1,',
      },
      done,
    ]);
    const { result, events } = await work();
    expect(result).toEqual({ total: 3 });
    expect(of(events, 'tool_result').map(({ text }) => text)).toEqual([
      'sum 1',
      expect.stringContaining('make smaller calls'),
      'Done.',
    ]);
  });
});

/** The events of an answer up to the end of its first block, a call with this many pieces of input. */
const firstBlockEvents = (input: object) => 2 + 1 + Math.ceil(JSON.stringify(input).length / 7) + 1;

describe('an answer that still streams', () => {
  test('runs its first calls, with their results before the next block', async () => {
    const told = new EventEmitter();
    const input = { numbers: [1, 2] };
    api.script([
      {
        ...turn(uses('add', input), uses('finish', { total: 3 })),
        hold: { events: firstBlockEvents(input), until: once(told, 'tool_result') },
      },
    ]);
    const loop = runLoop<Sum>({
      system: '',
      content: ['Add.'],
      tools: [add, finish],
      context: { signal: new AbortController().signal, maxCostUsd: 1, seed: 's' },
    });
    const types: string[] = [];
    const result = await finishWork(loop, (event) => {
      types.push(event.type === 'tool_call' ? event.tool : event.type);
      told.emit(event.type);
    });
    expect(result).toEqual({ total: 3 });
    expect(types.indexOf('progress')).toBeLessThan(types.indexOf('finish'));
    expect(types.filter((type) => type === 'tool_result')).toHaveLength(2);
  });

  test('is read to its end after the work has finished, without running later calls', async () => {
    api.script([
      { ...turn(uses('finish', { total: 3 }), uses('add', { numbers: [1] })), usage: { input: 500, output: 900 } },
    ]);
    const { result, events } = await work();
    expect(result).toEqual({ total: 3 });
    expect(of(events, 'tool_result').map(({ text }) => text)).toEqual(['Done.']);
    expect(costs(events)).toBeCloseTo((500 * 2 + 900 * 10) / 1e6, 12);
  });

  test('is charged completely when a tool fails in it', async () => {
    const broken = defineTool<Sum, z.ZodObject>({
      name: 'broken',
      description: '',
      input: z.strictObject({}),
      run: () => {
        throw new Error('The thread is gone.');
      },
    });
    api.script([{ ...turn(uses('broken', {}), uses('add', { numbers: [1] })), usage: { input: 500, output: 900 } }]);
    const { result, events } = await work({ tools: [broken, add, finish] });
    expect(result).toMatchObject({ message: 'The thread is gone.' });
    expect(of(events, 'tool_result')).toEqual([]);
    expect(costs(events)).toBeCloseTo((500 * 2 + 900 * 10) / 1e6, 12);
  });

  test('keeps the results of finished calls when it breaks off, and repeats none', async () => {
    const [first, second] = [uses('add', { numbers: [1, 2] }), uses('add', { numbers: [3, 4] })];
    const events = firstBlockEvents({ numbers: [1, 2] }) + 2;
    api.script([
      { ...turn(first, second), errorAfter: { events, type: 'overloaded_error', message: 'Overloaded' } },
      done,
    ]);
    const { result, events: told } = await work();
    expect(result).toEqual({ total: 3 });
    expect(of(told, 'tool_result').map(({ text, is_error: isError }) => [text, isError])).toEqual([
      ['sum 3', false],
      ['The answer broke off; this step is done again.', true],
      ['Done.', false],
    ]);
    const [, answer, reply] = api.requests[1]?.body.messages ?? [];
    expect(answer?.content).toMatchObject([first]);
    expect(reply?.content).toMatchObject([{ type: 'tool_result', content: [{ text: 'sum 3' }, {}] }]);
    expect(JSON.stringify(reply)).toContain('Go on from here.');
  });

  test('answers a call with invalid JSON, and runs the others', async () => {
    api.script([
      { ...turn(uses('add', { numbers: [1] }), uses('add', { numbers: [2] })), rawInput: '{"numbers":[2' },
      done,
    ]);
    const { result, events } = await work();
    expect(result).toEqual({ total: 3 });
    expect(of(events, 'tool_result').map(({ text }) => text)).toEqual([
      'sum 1',
      expect.stringContaining('no JSON'),
      'Done.',
    ]);
  });
});

/** Tools of which one never answers, and a promise of its call. */
function endless() {
  const calls = new EventEmitter();
  const tool = defineTool<Sum, z.ZodObject>({
    name: 'endless',
    description: '',
    input: z.strictObject({}),
    run: () => {
      calls.emit('call');
      return new Promise(() => undefined);
    },
  });
  return { begun: once(calls, 'call'), tools: [tool, finish] };
}

describe('a tool that never ends', () => {
  test('is abandoned at once when the work is aborted; the received tokens are charged', async () => {
    api.script([{ ...turn(uses('endless', {})), hangAfter: firstBlockEvents({}) }]);
    const [abort, { begun, tools }] = [new AbortController(), endless()];
    const working = work({ tools }, { signal: abort.signal });
    await begun;
    abort.abort(new Error('Canceled'));
    const { result, events } = await working;
    expect(result).toMatchObject({ message: 'Canceled' });
    expect(costs(events)).toBeCloseTo((1000 * 2 + 10) / 1e6, 12);
    expect(api.requests).toHaveLength(1);
  });

  test('is abandoned at the deadline', async () => {
    api.script([{ ...turn(uses('endless', {})), hangAfter: firstBlockEvents({}) }]);
    expect((await work({ tools: endless().tools, deadlineMs: 300 })).result).toMatchObject({
      message: expect.stringContaining('AI service error: the model took too long') as string,
    });
  });
});

describe('the service', () => {
  test.each([
    [400, 'invalid_request_error', 'messages: too long'],
    [401, 'authentication_error', 'invalid x-api-key'],
    [403, 'permission_error', 'not yours'],
  ])('with the status %i fails the work at once, with its message', async (status, type, message) => {
    api.script([fails(status, type, message)], done);
    expect((await work()).result).toMatchObject({ code: 'service', message: `AI service error: ${message}` });
    expect(api.requests).toHaveLength(1);
  });

  test.each([
    [429, 'rate_limit_error'],
    [529, 'overloaded_error'],
    [500, 'api_error'],
  ])('with the status %i is asked again after a pause', async (status, type) => {
    api.script([fails(status, type, 'Busy', again('5')), fails(status, type, 'Busy', again('5')), done]);
    expect((await work()).result).toEqual({ total: 3 });
    expect(api.requests).toHaveLength(3);
  });

  test('that stays overloaded fails the work after the last attempt', async () => {
    api.script([], fails(529, 'overloaded_error', 'Overloaded', again('1')));
    expect((await work()).result).toMatchObject({ message: 'AI service error: Overloaded' });
    expect(api.requests).toHaveLength(10);
  });

  test('that asks for a longer wait than the deadline fails the work in time', async () => {
    api.script([], fails(429, 'rate_limit_error', 'Slow down', { 'retry-after': '3600' }));
    expect((await work({ deadlineMs: 300 })).result).toMatchObject({
      message: expect.stringContaining('AI service error: the model took too long') as string,
    });
  });

  test.each([
    ['the connection', { loseAfter: 5 }],
    ['the service', { errorAfter: { events: 5, type: 'overloaded_error', message: 'Overloaded' } }],
  ])('whose answer is cut off by %s is asked again; the received tokens are charged', async (_, how) => {
    const broken = { ...turn(uses('add', { numbers: [1, 2] })), ...how };
    api.script([broken, done]);
    const { result, events } = await work();
    expect(result).toEqual({ total: 3 });
    expect(of(events, 'tool_result')[0]).toMatchObject({
      is_error: true,
      text: 'The answer broke off; this step is done again.',
    });
    expect(api.requests[1]?.body.messages).toEqual(api.requests[0]?.body.messages);
    // Both prompts, the whole answer, and the beginning of the other.
    const spent = costs(events);
    expect(spent).toBeGreaterThan((2000 * 2 + 101 * 10) / 1e6);
    expect(spent).toBeLessThan((2000 * 2 + 130 * 10) / 1e6);
  });

  test('whose answers always break off fails the work', async () => {
    api.script([], { ...done, errorAfter: { events: 4, type: 'api_error', message: 'Internal server error' } });
    expect((await work()).result).toMatchObject({ message: 'AI service error: Internal server error' });
    expect(api.requests).toHaveLength(3);
  });

  test('whose message contains the key is quoted without it', async () => {
    api.script([fails(400, 'invalid_request_error', 'Bad key sk-ant-test-of-the-artist')]);
    expect((await work()).result).toMatchObject({ message: 'AI service error: Bad key …' });
  });

  test.each([
    ['refusal', 'declined'],
    ['model_context_window_exceeded', 'too long'],
  ] as const)('that stops with %s fails the work with a clear message', async (stop, words) => {
    api.script([{ blocks: [], stop }]);
    expect((await work()).result).toMatchObject({ code: 'service', message: expect.stringContaining(words) as string });
  });

  test('that stops sending is abandoned at the deadline', async () => {
    api.script([{ ...done, hangAfter: 3 }]);
    const { result, events } = await work({ deadlineMs: 200 });
    expect(result).toMatchObject({ code: 'service' });
    // The tokens until then are charged, at least those of the prompt.
    expect(costs(events)).toBeGreaterThanOrEqual((1000 * 2) / 1e6);
    await api.requests[0]?.left;
  });

  test('is abandoned at once when the work is aborted, with the reason', async () => {
    api.script([{ ...done, hangAfter: 3 }]);
    const abort = new AbortController();
    const working = work({}, { signal: abort.signal });
    while (api.requests.length === 0)
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    abort.abort(new Error('Canceled'));
    expect((await working).result).toMatchObject({ message: 'Canceled' });
    await api.requests[0]?.left;
  });
});

test('a request is aborted when its consumer fails', async () => {
  api.script([{ ...done, hangAfter: 3 }]);
  const loop = runLoop<Sum>({
    system: '',
    content: ['Add.'],
    tools: [finish],
    context: { signal: new AbortController().signal, maxCostUsd: 1, seed: 's' },
  });
  await expect(
    finishWork(loop, () => {
      throw new Error('The database is gone.');
    }),
  ).rejects.toThrow('The database is gone.');
  await api.requests[0]?.left;
});

describe('the meter', () => {
  test('counts each kind of token at its price, once', async () => {
    api.script([
      { ...turn(uses('add', { numbers: [1] })), usage: { input: 100, cacheWrite: 4000, cacheRead: 0, output: 500 } },
      { ...done, usage: { input: 20, cacheWrite: 600, cacheRead: 4000, output: 40 } },
    ]);
    const { events } = await work();
    expect(costs(events)).toBeCloseTo((120 * 2 + 4600 * 2.5 + 4000 * 0.1 + 540 * 10) / 1e6, 12);
  });

  test('limits an answer by the ceiling, and stops before a request that would exceed it', async () => {
    api.script([], {
      ...turn(uses('add', { numbers: [1] })),
      usage: { input: 0, cacheWrite: 2000, cacheRead: 0, output: 2000 },
    });
    const { result, events } = await work({}, { maxCostUsd: 0.1 });
    expect(result).toMatchObject({ code: 'cost_ceiling', message: 'Cost ceiling of $0.10 reached' });
    expect(api.requests[0]?.body.max_tokens).toBeLessThan(10_000);
    expect(costs(events)).toBeLessThanOrEqual(0.1);
    // Another answer of this size would have passed it.
    expect(costs(events)).toBeGreaterThan(0.1 - 0.03);
    expect(JSON.stringify(lastMessage(api.requests.length - 1))).toContain('The budget is nearly spent');
  });

  test('counts all earlier messages if they are not in the cache', () => {
    const spent = { input: 0, cacheWrite: 0, cacheRead: 100_000, output: 0 };
    const allowed = (repeats: boolean) => {
      const meter = new Meter('claude-sonnet-5-5', 0.4);
      meter.begin(0, 1);
      meter.count(spent);
      meter.end();
      return meter.begin(0, 1e9, repeats);
    };
    // What is left after one such request, at the price of an answer's token.
    expect(allowed(true)).toBe(Math.floor(((0.4 - (2 * 100_000 * 0.1) / 1e6) / 10) * 1e6));
    expect(allowed(false)).toBe(Math.floor(((0.4 - (100_000 * (0.1 + 2.5)) / 1e6) / 10) * 1e6));
  });

  test('sends no request if not even one answer is within the ceiling', async () => {
    api.script([], done);
    expect((await work({}, { maxCostUsd: 0.001 })).result).toMatchObject({ message: 'Cost ceiling of $0.001 reached' });
    expect(api.requests).toHaveLength(0);
  });
});
