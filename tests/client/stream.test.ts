import { expect, test } from 'vitest';
import { createClient, ServiceError } from '@/lib/client';
import { streamJobEvents, type JobEvent } from '@/lib/contract/job';
import { exampleId } from '@/lib/contract/ids';
import { endpoint, stream } from '@/lib/contract/endpoint';
import { JobEvent as JobEventSchema } from '@/lib/contract/job';
import { events } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

const at = '2026-11-20T10:00:00Z';
const history: JobEvent[] = [
  { seq: 1, at, type: 'queued' },
  { seq: 2, at, type: 'started' },
  { seq: 3, at, type: 'progress', text: 'Zeichne „Füchsin“ 🦊' },
  { seq: 4, at, type: 'finished', status: 'succeeded', error: null },
];

/** The real event stream of the server, cut after so many events each time it is opened. */
function serving(cuts: number[]) {
  const asked: number[] = [];
  const open = endpoint({
    id: 'open',
    method: 'GET',
    path: streamJobEvents.path,
    tag: 'Test',
    access: 'public',
    summary: '',
    query: streamJobEvents.query,
    returns: { 200: stream(JobEventSchema) },
  });
  const handler = route(open, ({ query }) =>
    events(
      (async function* () {
        asked.push(query.after ?? -1);
        const left = history.filter(({ seq }) => seq > (query.after ?? 0)).slice(0, cuts.shift() ?? history.length);
        for (const event of left) yield event;
      })(),
    ),
  );
  const client = createClient({
    baseUrl: 'http://localhost:3000/api/v1',
    fetch: (input, init) => handler(new Request(input, init), { params: Promise.resolve({ id: exampleId('job') }) }),
  });
  return { client, asked };
}

async function collect(items: AsyncIterable<JobEvent>): Promise<JobEvent[]> {
  const all: JobEvent[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test("a job's events come in order and end with finished", async () => {
  const { client, asked } = serving([]);
  expect(await collect(client.jobEvents('job_a'))).toEqual(history);
  expect(asked).toEqual([0]);
});

test('they begin after a number', async () => {
  expect(await collect(serving([]).client.jobEvents('job_a', { after: 2 }))).toEqual(history.slice(2));
});

test('a broken line is opened again where it stopped', async () => {
  const { client, asked } = serving([2, 0]);
  expect(await collect(client.jobEvents('job_a'))).toEqual(history);
  expect(asked).toEqual([0, 2, 2]);
});

test('events that arrive in pieces are put together', async () => {
  const bytes = new TextEncoder().encode(
    history.map((event) => `: note\n\nid: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
  );
  const body = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let index = 0; index < bytes.length; index += 7) controller.enqueue(bytes.slice(index, index + 7));
        controller.close();
      },
    });
  const client = createClient({
    baseUrl: 'http://localhost/api/v1',
    fetch: async () => new Response(body(), { headers: { 'content-type': 'text/event-stream' } }),
  });
  expect(await collect(client.jobEvents('job_a'))).toEqual(history);
});

test('a refusal is thrown, and not asked again', async () => {
  let calls = 0;
  const client = createClient({
    baseUrl: 'http://localhost/api/v1',
    fetch: async () => {
      calls += 1;
      return Response.json({ error: { code: 'not_found', message: 'No.', details: null } }, { status: 404 });
    },
  });
  await expect(collect(client.jobEvents('job_a'))).rejects.toEqual(new ServiceError(404, 'not_found', 'No.'));
  expect(calls).toBe(1);
});

test('leaving the loop closes the stream', async () => {
  let closed = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(history[0])}\n\n`)),
    cancel: () => {
      closed = true;
    },
  });
  const client = createClient({
    baseUrl: 'http://localhost/api/v1',
    fetch: async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  });
  for await (const event of client.jobEvents('job_a')) {
    expect(event.seq).toBe(1);
    break;
  }
  expect(closed).toBe(true);
});
