import { expect } from 'vitest';
import { createHmac } from 'node:crypto';
import { createWebhook } from '@/lib/contract/webhook';
import { getJob, JobEvent, streamJobEvents } from '@/lib/contract/job';
import { presetClip } from '@/lib/core/clip/presets';
import { deliveries } from '@/drizzle/schema';
import { db } from '@/lib/server/db/client';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { eq } from 'drizzle-orm';
import { call } from '../../support/http';
import { ask as queue, handlersOf, instantly } from '../../support/jobs';
import { makePerson } from '../../support/people';
import { acceptedSpec } from '../../support/product';
import { byName, type Proof } from '../proof';

const spec = acceptedSpec('fox');

/** A job whose work says one of everything. */
const talkative = handlersOf(async (_, { emit, addCost }) => {
  await emit({ type: 'progress', text: 'Drawing the ears', percent: 50 });
  await emit({ type: 'tool_call', tool: 'put_part', call_id: 'call_1' });
  await emit({ type: 'tool_input_delta', call_id: 'call_1', text: '{"id"' });
  await emit({ type: 'tool_result', call_id: 'call_1', text: 'Done.', is_error: false });
  await emit({ type: 'draft', spec });
  await emit({ type: 'draft_clip', clip: presetClip(spec, 'nod') });
  await addCost(0.02);
  return { result: {} };
});

/** The events of such a job, as the stream sends them after sequence number `after`. */
async function streamed(after = 0): Promise<JobEvent[]> {
  const person = await makePerson('maker');
  const { id } = await queue(person.actor);
  await drainUntilIdle(talkative);
  const { response } = await call(streamJobEvents, {
    key: person.key,
    params: { id },
    query: { after: String(after) },
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const data = (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice(6));
  return data.map((line) => JobEvent.parse(JSON.parse(line)));
}

/** An event of a type is streamed, with its number and time and what its row says that it carries. */
const carries =
  (type: JobEvent['type'], fields: object): Proof =>
  async () => {
    const all = await streamed();
    const event = all.find((each) => each.type === type);
    expect(event).toMatchObject({
      seq: all.findIndex((each) => each.type === type) + 1,
      at: expect.any(String),
      type,
      ...fields,
    });
    expect((await streamed(event?.seq)).map(({ seq }) => seq)).toEqual(all.slice(event?.seq).map(({ seq }) => seq));
  };

/** Each event of a job's stream. */
export const eventRow = byName({
  queued: carries('queued', {}),
  started: carries('started', {}),
  progress: carries('progress', { text: 'Drawing the ears' }),
  tool_call: carries('tool_call', { tool: 'put_part' }),
  tool_input_delta: carries('tool_input_delta', { text: '{"id"' }),
  tool_result: carries('tool_result', { text: 'Done.' }),
  draft: carries('draft', { spec }),
  draft_clip: carries('draft_clip', { clip: { name: 'nod' } }),
  usage: carries('usage', { cost_usd: 0.02 }),
  finished: carries('finished', { status: 'succeeded', error: null }),
});

/** What one ended job wrote for its webhook: the delivery, its secret, and the job as it is asked for. */
async function delivered() {
  const person = await makePerson('maker');
  const { secret } = (await call(createWebhook, { key: person.key, body: { url: 'http://127.0.0.1:9/hook' } }))
    .body as { secret: string };
  const { id } = await queue(person.actor);
  await drainUntilIdle(instantly);
  const [row] = await db().select().from(deliveries).where(eq(deliveries.jobId, id));
  if (!row) throw new Error('Nothing was written for the webhook.');
  const job = (await call(getJob, { key: person.key, params: { id } })).body;
  return { row, secret, job, body: JSON.parse(row.body) as { type: string; created_at: string; data: unknown } };
}

/** Each field of a webhook's body. */
export const webhookRow = byName({
  type: async () => {
    expect((await delivered()).body.type).toBe('job.succeeded');
  },
  created_at: async () => {
    const { body, row, secret } = await delivered();
    const seconds = Math.floor(Date.parse(body.created_at) / 1000);
    expect(row.signature).toBe(
      `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${row.body}`).digest('hex')}`,
    );
  },
  data: async () => {
    const { body, job } = await delivered();
    expect(body.data).toEqual(job);
  },
});
