import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { webhooks } from '@/drizzle/schema';
import { POST as workInBackground } from '@/app/api/internal/jobs/route';
import { createWebhook as createEndpoint, deleteWebhook, type NewWebhook } from '@/lib/contract/webhook';
import { deleteWorkspace } from '@/lib/contract/workspace';
import type { Actor } from '@/lib/server/actor';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { getJob } from '@/lib/server/jobs/get';
import { INTERNAL_HEADER, signCall } from '@/lib/server/jobs/kick';
import { createWebhook } from '@/lib/server/webhooks/create';
import { metrics } from '@/lib/server/metrics/registry';
import { deliverDue, startDelivering } from '@/lib/server/webhooks/drain';
import { signDelivery } from '@/lib/server/webhooks/sign';
import { closeTestDatabase } from '../../support/database';
import { call } from '../../support/http';
import { endJobs, deliverAll, hook, logOf, passWait, SECRET } from '../../support/webhooks';
import { onlyActor, openQueue } from '../../support/jobs';
import { makePerson, makeTeam } from '../../support/people';
import { closedHost, openReceivers, type Receivers } from '../../support/receiver';

let receivers: Receivers;
let actor: Actor;
let path: string;
beforeAll(async () => {
  receivers = await openReceivers();
  await openQueue();
});
beforeEach(async () => {
  actor = await onlyActor();
  // Each test has a path of its own.
  path = `/${newId('webhook')}`;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await closeTestDatabase();
  await receivers.close();
});

/** Replaces the timer of attempts, so that the test decides when their time is over. */
function clock(): { timeUp: () => void; seconds: number[] } {
  const seconds: number[] = [];
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    seconds.push(ms / 1000);
    return late.signal;
  });
  return { seconds, timeUp: () => late.abort(new DOMException('The time is over.', 'TimeoutError')) };
}

/** Resolves when this text has been read this many times. */
function untilRead(text: string, times: number): Promise<void> {
  const { decode } = TextDecoder.prototype;
  return new Promise((resolve) => {
    let left = times;
    vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation(function read(this: TextDecoder, ...given) {
      const decoded = decode.apply(this, given);
      if (decoded === text && (left -= 1) === 0) resolve();
      return decoded;
    });
  });
}

describe('a delivery', () => {
  test('arrives once, signed, with the job as in the API, and verifies with the library of Stripe', async () => {
    const lines = vi.spyOn(console, 'log');
    const { id, secret } = await createWebhook(actor, receivers.address(`${path}?token=hidden`));
    const [jobId = ''] = await endJobs(actor);
    await deliverDue();
    await deliverDue();
    const [got, again] = receivers.at(`${path}?token=hidden`);
    if (!got) throw new Error('Nothing came.');
    expect(again).toBeUndefined();
    const [delivery] = await logOf(actor, id);
    expect(delivery).toMatchObject({
      job_id: jobId,
      type: 'job.succeeded',
      status: 'delivered',
      next_attempt_at: null,
      attempts: [{ status: 200, error: null, response: 'thanks' }],
    });
    expect(delivery?.request).toMatchObject({ body: got.body, url: receivers.address(`${path}?token=hidden`) });
    for (const [name, value] of Object.entries(delivery?.request.headers ?? {}))
      expect(got.headers[name.toLowerCase()]).toBe(value);
    expect(JSON.parse(got.body)).toEqual({
      type: 'job.succeeded',
      created_at: delivery?.created_at,
      data: await getJob(actor, jobId),
    });
    const {
      'service-signature': signature = '',
      'mascotforge-signature': legacy,
      'service-delivery': named,
      'content-type': type,
    } = got.headers;
    expect([legacy, named, type]).toEqual([signature, delivery?.id, 'application/json']);

    const verify = (body: string, given: unknown) =>
      new Stripe('sk_test').webhooks.constructEvent(body, String(given), secret);
    expect(verify(got.body, signature).type).toBe('job.succeeded');
    expect(() => verify(got.body.replace('succeeded', 'failed'), signature)).toThrow('No signatures found');
    expect(() => verify(got.body, signDelivery(secret, got.body, new Date(Date.now() - 301_000)))).toThrow(
      'outside the tolerance',
    );
    const [line = ''] = lines.mock.calls
      .map(([text]) => String(text))
      .filter((text) => text.includes('"event":"webhook"'));
    expect(JSON.parse(line)).toMatchObject({
      delivery: delivery?.id,
      webhook: id,
      attempt: 1,
      status: 'delivered',
      answer: 200,
    });
    for (const hidden of [path, 'hidden', secret, signature]) expect(line).not.toContain(hidden);
    expect((await metrics().deliveries.get()).values).toEqual([{ labels: { outcome: 'delivered' }, value: 1 }]);
  });

  test('of a canceled or failed job goes to webhooks with a subscription to it', async () => {
    const [failed, succeeded] = [
      await hook(actor, receivers.address(path), ['job.failed', 'job.canceled']),
      await hook(actor, receivers.address(path), ['job.succeeded']),
    ];
    await endJobs(actor);
    expect([(await logOf(actor, failed)).length, (await logOf(actor, succeeded)).length]).toEqual([0, 1]);
  });

  test('that failed is repeated with the same bytes until a 2xx', async () => {
    const id = await hook(actor, receivers.address(path));
    receivers.answer(path, (response) => response.writeHead(receivers.at(path).length === 1 ? 500 : 204).end());
    await endJobs(actor);
    await deliverDue();
    expect((await logOf(actor, id))[0]).toMatchObject({
      status: 'pending',
      next_attempt_at: expect.any(String),
      attempts: [{ status: 500 }],
    });
    await deliverAll();
    expect((await logOf(actor, id))[0]).toMatchObject({
      status: 'delivered',
      attempts: [
        { status: 500, error: null },
        { status: 204, error: null },
      ],
    });
    const [first, second] = receivers.at(path);
    expect(receivers.at(path)).toHaveLength(2);
    expect([second?.body, second?.headers]).toEqual([first?.body, first?.headers]);
  });

  test('fails after the third attempt, with waits of 1 and 4 s before', async () => {
    const id = await hook(actor, `http://${await closedHost()}/gone`);
    await endJobs(actor);
    for (const wait of [1000, 4000]) {
      await passWait();
      await deliverDue();
      const [{ next_attempt_at: next, attempts } = { next_attempt_at: null, attempts: [] }] = await logOf(actor, id);
      // The wait begins at the end of the attempt, which is between its start and now.
      expect(Date.parse(next ?? '') - Date.parse(attempts.at(-1)?.at ?? '')).toBeGreaterThanOrEqual(wait);
      expect(Date.parse(next ?? '') - Date.now()).toBeLessThanOrEqual(wait + 1);
    }
    await deliverAll();
    const [delivery] = await logOf(actor, id);
    expect(delivery).toMatchObject({ status: 'dropped', next_attempt_at: null });
    expect(delivery?.attempts.map(({ status, error }) => [status, error])).toEqual(
      Array.from({ length: 3 }, () => [null, expect.stringContaining('could not be reached (ECONNREFUSED)')]),
    );
  });
});

/** An attempt that was cut off during the answer. */
const cut = (status: number) => ({
  status,
  error: expect.stringContaining('did not answer in 10 s'),
  response: 'drip',
});

describe('a receiver', () => {
  test('that does not answer is cut off after 10 s', async () => {
    const { timeUp, seconds } = clock();
    receivers.answer(path, () => undefined);
    const id = await hook(actor, receivers.address(path));
    await endJobs(actor);
    const delivered = deliverDue();
    const [got] = await receivers.come(path, 1);
    timeUp();
    await Promise.all([delivered, got?.closed]);
    expect(seconds).toEqual([10]);
    expect((await logOf(actor, id))[0]).toMatchObject({
      status: 'pending',
      attempts: [{ status: null, error: expect.stringContaining('did not answer in 10 s') }],
    });
  });

  test('that sends its body slowly is cut off after 10 s, and its status counts', async () => {
    const { timeUp } = clock();
    const ids: string[] = [];
    for (const status of [200, 500]) {
      receivers.answer(`${path}/${status}`, (response) => response.writeHead(status).write('drip'));
      ids.push(await hook(actor, receivers.address(`${path}/${status}`)));
    }
    await endJobs(actor);
    const read = untilRead('drip', 2);
    const delivered = deliverDue();
    await read;
    timeUp();
    await Promise.all([delivered, ...[200, 500].map((status) => receivers.at(`${path}/${status}`)[0]?.closed)]);
    const logs = await Promise.all(ids.map((id) => logOf(actor, id)));
    expect(logs.map(([delivery]) => delivery)).toMatchObject([
      { status: 'delivered', attempts: [cut(200)] },
      { status: 'pending', attempts: [cut(500)] },
    ]);
  });

  test('that redirects has not accepted the delivery, and the redirect is not followed', async () => {
    receivers.answer(path, (response) => response.writeHead(307, { Location: `${path}/further` }).end());
    const id = await hook(actor, receivers.address(path));
    await endJobs(actor);
    await deliverAll();
    expect((await logOf(actor, id))[0]).toMatchObject({
      status: 'dropped',
      attempts: [{}, {}, { status: 307, error: expect.stringContaining('Redirects are not followed') }],
    });
    expect(receivers.at(`${path}/further`)).toEqual([]);
  });

  test('with a long answer is read in part, and one with an endless answer is cut off', async () => {
    receivers.answer(path, (response) => response.end('\0é'.repeat(50_000)));
    receivers.answer(`${path}/endless`, (response) => {
      const more = () => {
        while (response.write(Buffer.alloc(16_384, 'x')));
      };
      response.on('drain', more);
      more();
    });
    const ids = [await hook(actor, receivers.address(path)), await hook(actor, receivers.address(`${path}/endless`))];
    await endJobs(actor);
    await deliverDue();
    await receivers.at(`${path}/endless`)[0]?.closed;
    const logs = await Promise.all(ids.map((id) => logOf(actor, id)));
    expect(logs.map(([delivery]) => [delivery?.status, delivery?.attempts[0]?.response])).toEqual([
      ['delivered', 'é'.repeat(2000)],
      ['delivered', 'x'.repeat(4000)],
    ]);
  });

  test('whose address has become private is not called', async () => {
    const id = await hook(actor, receivers.address(path).replace('127.0.0.1', 'localhost'));
    await endJobs(actor);
    await deliverDue();
    expect((await logOf(actor, id))[0]?.attempts[0]).toMatchObject({
      status: null,
      error: expect.stringContaining('https://'),
    });
    expect(receivers.at(path)).toEqual([]);
  });

  test('that hangs does not delay others', async () => {
    const held: ServerResponse[] = [];
    receivers.answer(`${path}/dead`, (response) => held.push(response));
    await hook(actor, receivers.address(`${path}/dead`));
    const live = await hook(actor, receivers.address(path));
    const ids = await endJobs(actor, 6);
    const delivered = deliverDue();
    await receivers.come(`${path}/dead`, 4);
    await receivers.come(path, 6);
    // At most four attempts run at once; the others wait.
    expect(receivers.at(`${path}/dead`)).toHaveLength(4);
    receivers.answer(`${path}/dead`, (response) => response.end());
    for (const response of held) response.end();
    await delivered;
    expect((await logOf(actor, live)).map(({ job_id, status }) => [job_id, status])).toEqual(
      ids.toReversed().map((id) => [id, 'delivered']),
    );
  });
});

describe('a webhook', () => {
  test('that is deleted gets nothing more, and its current attempt is aborted', async () => {
    // The attempt would never time out.
    clock();
    const person = await makePerson();
    receivers.answer(path, () => undefined);
    const { id } = (await call(createEndpoint, { key: person.key, body: { url: receivers.address(path) } }))
      .body as NewWebhook;
    await endJobs(person.actor, 5);
    const delivered = deliverDue();
    const [got] = await receivers.come(path, 4);
    await call(deleteWebhook, { key: person.key, params: { id } });
    await Promise.all([got?.closed, delivered]);
    await deliverAll();
    expect(receivers.at(path)).toHaveLength(4);
  });

  test('of a workspace that is deleted gets nothing more either', async () => {
    clock();
    const owner = await makePerson();
    const workspaceId = await makeTeam([[owner, 'owner']]);
    const team = { ...owner.actor, workspaceId };
    receivers.answer(path, () => undefined);
    await hook(team, receivers.address(path));
    await endJobs(team);
    const delivered = deliverDue();
    const [got] = await receivers.come(path, 1);
    expect(
      (await call(deleteWorkspace, { session: owner.session, headers: { 'Service-Workspace': workspaceId } })).status,
    ).toBe(200);
    await Promise.all([got?.closed, delivered]);
    await deliverAll();
    expect(receivers.at(path)).toHaveLength(1);
  });

  test('whose secret cannot be decrypted does not keep a job from ending, and is logged', async () => {
    const id = await hook(actor, receivers.address(path));
    await db().update(webhooks).set({ secret: 'sealed under another AUTH_SECRET, and long enough to be one' });
    const [jobId = ''] = await endJobs(actor);
    expect(await getJob(actor, jobId)).toMatchObject({ status: 'succeeded' });
    expect((await logOf(actor, id))[0]).toMatchObject({
      status: 'dropped',
      attempts: [{ error: expect.stringContaining('AUTH_SECRET') }],
    });
  });

  test('has its secret encrypted in the database', async () => {
    await hook(actor, receivers.address(path));
    expect(JSON.stringify(await db().select().from(webhooks))).not.toContain(SECRET);
  });
});

describe('a server', () => {
  test('sends pending and abandoned deliveries at its start, and later ones as they are queued', async () => {
    await hook(actor, receivers.address(path));
    await endJobs(actor, 2);
    await db().execute(
      sql`update deliveries set lease_until = now() - interval '1 second' where id = (select id from deliveries
        limit 1)`,
    );
    const stop = await startDelivering(false);
    await receivers.come(path, 2);
    await endJobs(actor);
    await receivers.come(path, 3);
    await stop();
    await endJobs(actor);
    await deliverAll();
    expect(receivers.at(path)).toHaveLength(4);
  });

  test('that is called on its background route also delivers, before it answers', async () => {
    await hook(actor, receivers.address(path));
    await endJobs(actor);
    const answer = await workInBackground(
      new Request('http://localhost/api/internal/jobs', { method: 'POST', headers: { [INTERNAL_HEADER]: signCall() } }),
    );
    expect([answer.status, receivers.at(path).length]).toEqual([204, 1]);
  });

  test('does not send deliveries that another server has claimed, unless it is the only one', async () => {
    const id = await hook(actor, receivers.address(path));
    await endJobs(actor);
    await db().execute(sql`update deliveries set lease_until = now() + interval '20 seconds'`);
    await deliverDue();
    expect((await logOf(actor, id))[0]?.attempts).toEqual([]);
    const stop = await startDelivering(true);
    await receivers.come(path, 1);
    await stop();
    expect((await logOf(actor, id))[0]?.attempts).toHaveLength(1);
  });
});
