import { describe, expect, test } from 'vitest';
import { createClient } from '@/lib/client/sdk';

const job = (changes: object = {}) => ({
  id: 'job_a',
  object: 'job' as const,
  type: 'export',
  status: 'running',
  mascot_id: null,
  result: null,
  error: null,
  cost_usd: 0,
  created_at: '',
  started_at: null,
  finished_at: null,
  ...changes,
});
const at = '2026-11-20T10:00:00Z';
const text = (...events: object[]) => events.map((event) => `data: ${JSON.stringify({ at, ...event })}\n\n`).join('');
const streamed = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
/** A stream that begins so and then is silent, until nobody listens. */
const openEnded =
  (start: string) =>
  ({ signal }: RequestInit) =>
    streamed(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(start));
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      }),
    );

/** A client whose service has these events, stream by stream, and this job. */
function clientOf(streams: ((init: RequestInit) => Response)[], ended: object = {}) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'http://localhost/api/v1',
    retries: 0,
    fetch: async (input, init = {}) => {
      asked.push(String(input).replace('http://localhost/api/v1', ''));
      return String(input).includes('/events')
        ? (streams.shift() ?? (() => streamed('')))(init)
        : Response.json(job(ended));
    },
  });
  return { client, asked };
}

describe('waiting with somebody who listens', () => {
  test('tells each what it wants to hear, over a line that breaks, and gives the job', async () => {
    const { client, asked } = clientOf(
      [
        () => streamed(text({ seq: 1, type: 'queued' }, { seq: 2, type: 'progress', text: 'Half', percent: 50 })),
        () =>
          streamed(
            text(
              { seq: 2, type: 'progress', text: 'Half', percent: 50 },
              { seq: 3, type: 'draft', spec: {} },
              { seq: 4, type: 'finished', status: 'succeeded', error: null },
            ),
          ),
      ],
      { status: 'succeeded', result: { file: { id: 'file_a' } } },
    );
    const heard: unknown[] = [];
    const ended = await client.jobs.wait('job_a', {
      onEvent: ({ seq }, id) => heard.push([seq, id]),
      onProgress: ({ percent }) => heard.push(percent),
      onDraft: ({ type }) => heard.push(type),
    });
    expect(heard).toEqual([[1, 'job_a'], [2, 'job_a'], 50, [3, 'job_a'], 'draft', [4, 'job_a']]);
    expect(ended).toMatchObject({ status: 'succeeded' });
    expect(asked).toEqual(['/jobs/job_a/events?after=0', '/jobs/job_a/events?after=2', '/jobs/job_a']);
  });

  test('ends with what a listener throws', async () => {
    const { client } = clientOf([openEnded(text({ seq: 1, type: 'queued' }))]);
    await expect(
      client.jobs.wait('job_a', {
        onEvent: () => {
          throw new Error('Not now.');
        },
      }),
    ).rejects.toThrow('Not now.');
  });

  test('throws timeout when it takes too long, and the reason of a signal', async () => {
    await expect(
      clientOf([openEnded('')]).client.jobs.wait('job_a', { timeoutMs: 1, onEvent: () => undefined }),
    ).rejects.toMatchObject({ status: 408, code: 'timeout', message: expect.stringContaining('it keeps running') });
    await expect(
      clientOf([]).client.jobs.wait('job_a', {
        signal: AbortSignal.abort(new Error('Enough.')),
        onEvent: () => undefined,
      }),
    ).rejects.toThrow('Enough.');
  });

  test('throws http_error where the stream is none', async () => {
    const { client } = clientOf([() => new Response('<html>', { headers: { 'content-type': 'text/html' } })]);
    await expect(client.jobs.wait('job_a', { onEvent: () => undefined })).rejects.toMatchObject({
      status: 200,
      code: 'http_error',
      message: 'The event stream could not be opened.',
    });
  });
});

test('waiting without anybody who listens asks for the job alone, and throws timeout too', async () => {
  const { client, asked } = clientOf([], { status: 'failed', error: 'No.' });
  expect(await client.jobs.wait('job_a')).toMatchObject({ status: 'failed', error: 'No.' });
  expect(asked).toEqual(['/jobs/job_a?wait=120']);
  await expect(clientOf([]).client.jobs.wait('job_a', { timeoutMs: 0 })).rejects.toMatchObject({
    status: 408,
    code: 'timeout',
  });
});

test('the result of a job that has ended is not asked for again', async () => {
  const { client, asked } = clientOf([]);
  expect(
    await client.jobs.result({
      ...job(),
      type: 'scene',
      status: 'succeeded',
      result: { svg: '<svg/>', png: {} as never, summary: '' },
    }),
  ).toMatchObject({ svg: '<svg/>' });
  await expect(
    client.jobs.result({
      ...job(),
      type: 'scene',
      status: 'failed',
      result: null,
      error: 'Cost ceiling of $0.60 reached',
    }),
  ).rejects.toMatchObject({ status: 500, code: 'job_failed', message: 'Cost ceiling of $0.60 reached' });
  expect(asked).toEqual([]);
});
