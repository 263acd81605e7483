import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SuggestResult } from '@/lib/contract/animation';
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  redeliver,
  testWebhook,
  type Delivery,
  type NewWebhook,
  type WholeDelivery,
} from '@/lib/contract/webhook';
import { WebhookBody } from '@/lib/contract/webhook-body';
import { LIMITS } from '@/lib/core/limits';
import { signDelivery } from '@/lib/server/webhooks/sign';
import { closeTestDatabase } from '../../support/database';
import { call, codeOf, detailsOf, type Received } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, makeSession, makeTeam, type SomePerson } from '../../support/people';
import { openReceivers, type Receivers } from '../../support/receiver';
import { deliverAll, endJobs } from '../../support/webhooks';

let receivers: Receivers;
let person: SomePerson;
beforeAll(async () => {
  receivers = await openReceivers();
  await openQueue();
  person = await makePerson();
});
afterAll(async () => {
  await closeTestDatabase();
  await receivers.close();
});

const post = (body: unknown, who = person, headers = {}) => call(createWebhook, { key: who.key, body, headers });
const made = async (path: string, events?: string[], who = person) =>
  (await post({ url: receivers.address(path), events }, who)).body as NewWebhook;
const dataOf = <T>({ body }: Received) => (body as { data: T[] }).data;
const logOf = async (id: string, query?: Record<string, string>) =>
  dataOf<Delivery>(await call(listDeliveries, { key: person.key, params: { id }, query }));

describe('creating', () => {
  test('answers with the secret once, and subscribes to all events by default', async () => {
    const answer = await post({ url: receivers.address('/all') });
    const { secret, ...webhook } = answer.body as NewWebhook;
    expect(answer.status).toBe(201);
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(webhook).toEqual({
      id: expect.stringMatching(/^whk_[a-z2-7]{20}$/),
      object: 'webhook',
      url: receivers.address('/all'),
      events: ['*'],
      created_at: expect.any(String),
    });
    const listed = await call(listWebhooks, { key: person.key });
    expect(dataOf(listed)).toEqual([webhook]);
    expect(JSON.stringify(listed.body)).not.toContain('secret');
  });

  test('stores each event once, also beside *', async () => {
    expect((await made('/twice', ['job.failed', '*', 'job.failed'])).events).toEqual(['job.failed', '*']);
  });

  test('answers a replay without the secret, and creates no second webhook', async () => {
    const other = await makePerson();
    const ask = () => post({ url: receivers.address('/replayed') }, other, { 'idempotency-key': 'one' });
    const first = (await ask()).body as NewWebhook;
    expect((await ask()).body).toEqual({ ...first, secret: null });
    expect(dataOf(await call(listWebhooks, { key: other.key }))).toHaveLength(1);
  });

  test.each<[string, unknown, string]>([
    ['nothing', {}, 'url: This field is required.'],
    ['no address', { url: 'example' }, 'url: This must be a web address.'],
    ['plain http', { url: 'http://93.184.216.34/' }, 'url: The address must start with https://.'],
    ['another protocol', { url: 'ftp://93.184.216.34/' }, 'url: The address must start with https://.'],
    [
      'a name and password',
      { url: 'https://me:secret@93.184.216.34/' },
      'url: The address must not hold a name or password.',
    ],
    ['a private address', { url: 'https://10.0.0.1/' }, 'url: 10.0.0.1 is not an address of the public internet.'],
    [
      'a private address in disguise',
      { url: 'https://[::ffff:127.0.0.1]/' },
      'url: [::ffff:7f00:1] is not an address of the public internet.',
    ],
    ['a name that leads to one', { url: 'https://localhost/' }, 'url: localhost does not lead to the public internet.'],
    ['a port of another service', { url: 'https://93.184.216.34:25/' }, "url: Port 25 is not one of the web's."],
    [
      'an address that is too long',
      { url: `https://93.184.216.34/${'x'.repeat(LIMITS.webhook.url)}` },
      `url: This may have at most ${LIMITS.webhook.url} characters.`,
    ],
    [
      'an event that is none',
      { url: 'https://93.184.216.34/', events: ['job.started'] },
      'events[0]: This must be one of job.succeeded, job.failed, job.canceled, *.',
    ],
    ['no event', { url: 'https://93.184.216.34/', events: [] }, 'events: This must have at least 1 item.'],
    ['an unknown field', { url: 'https://93.184.216.34/', secret: 'mine' }, 'secret: This field is not known here.'],
  ])('refuses %s', async (_, body, detail) => {
    const answer = await post(body);
    expect([answer.status, codeOf(answer), detailsOf(answer)]).toEqual([400, 'invalid_request', [detail]]);
  });

  test('accepts a public address, and one of the maximal length', async () => {
    const url = 'https://93.184.216.34/'.padEnd(LIMITS.webhook.url, 'x');
    expect(((await post({ url })).body as NewWebhook).url).toBe(url);
  });

  test('is refused at the limit of the workspace, also in parallel, until one is deleted', async () => {
    const other = await makePerson();
    for (let count = 1; count < LIMITS.webhook.perWorkspace; count += 1) await made('/many', ['*'], other);
    const last = await Promise.all([1, 2].map(() => post({ url: receivers.address('/many') }, other)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 400]);
    const [{ id = '' } = {}] = last
      .filter(({ status }) => status === 201)
      .map(({ body }) => body as Partial<NewWebhook>);
    expect((await call(deleteWebhook, { key: other.key, params: { id } })).body).toEqual({
      id,
      object: 'webhook',
      deleted: true,
    });
    expect((await post({ url: receivers.address('/many') }, other)).status).toBe(201);
  });
});

test('an admin sees and manages webhooks, a member does not, and those of other workspaces are not found', async () => {
  const [owner, admin, member] = [await makePerson(), await makePerson(), await makePerson()];
  const headers = {
    'service-workspace': await makeTeam([
      [owner, 'owner'],
      [admin, 'admin'],
      [member, 'member'],
    ]),
  };
  const as = async ({ userId }: SomePerson) => ({ session: await makeSession(userId), headers });
  const body = { url: receivers.address('/team') };
  const { id } = (await call(createWebhook, { ...(await as(admin)), body })).body as NewWebhook;
  expect(dataOf(await call(listWebhooks, await as(owner)))).toHaveLength(1);
  for (const endpoint of [listWebhooks, createWebhook, deleteWebhook, listDeliveries, testWebhook]) {
    expect(
      codeOf(
        await call(endpoint, {
          ...(await as(member)),
          params: { id },
          ...(endpoint === createWebhook ? { body } : {}),
        }),
      ),
    ).toBe('forbidden');
  }
  for (const endpoint of [deleteWebhook, listDeliveries, testWebhook])
    expect(codeOf(await call(endpoint, { key: person.key, params: { id } }))).toBe('not_found');
});

describe('the log', () => {
  test('is paged, newest first, and each delivery can be read whole', async () => {
    const { id, secret } = await made('/log', ['job.succeeded']);
    const jobs = await endJobs(person.actor, 3);
    await deliverAll();
    const first = await call(listDeliveries, { key: person.key, params: { id }, query: { limit: '2' } });
    const { next_cursor: cursor } = first.body as { next_cursor: string };
    const all = [...dataOf<Delivery>(first), ...(await logOf(id, { cursor }))];
    expect(all.map(({ job_id }) => job_id)).toEqual(jobs.toReversed());
    expect(all[0]).toMatchObject({
      webhook_id: id,
      status: 'delivered',
      type: 'job.succeeded',
      attempts: [{ status: 200, error: null, milliseconds: expect.any(Number) }],
    });

    const whole = (await call(getDelivery, { key: person.key, params: { id, delivery_id: all[0]?.id ?? '' } }))
      .body as WholeDelivery;
    expect(whole.attempts[0]?.response).toBe('thanks');
    expect(whole.request.headers['Service-Signature']).toBe(
      signDelivery(secret, whole.request.body, new Date(whole.created_at)),
    );
    expect(receivers.at('/log').map(({ body }) => body)).toContain(whole.request.body);
    expect(codeOf(await call(listDeliveries, { key: person.key, params: { id }, query: { cursor: 'none' } }))).toBe(
      'invalid_request',
    );
  });

  test('does not find a delivery under another webhook', async () => {
    const [one, two] = [await made('/one'), await made('/two')];
    const { id } = (await call(testWebhook, { key: person.key, params: { id: one.id } })).body as Delivery;
    for (const endpoint of [getDelivery, redeliver])
      expect(codeOf(await call(endpoint, { key: person.key, params: { id: two.id, delivery_id: id } }))).toBe(
        'not_found',
      );
  });
});

test('a redelivery is a new delivery with the same body, and a new time and signature', async () => {
  const other = await makePerson();
  const { id, secret } = await made('/again', ['*'], other);
  await endJobs(other.actor);
  await deliverAll();
  const [first] = dataOf<Delivery>(await call(listDeliveries, { key: other.key, params: { id } }));
  const answer = await call(redeliver, { key: other.key, params: { id, delivery_id: first?.id ?? '' } });
  const second = answer.body as Delivery;
  expect([answer.status, second.status, second.job_id, second.attempts]).toEqual([201, 'pending', first?.job_id, []]);
  await deliverAll();
  const [one, two] = receivers.at('/again');
  expect(two?.body).toBe(one?.body);
  expect(two?.headers['service-delivery']).toBe(second.id);
  expect(two?.headers['service-signature']).toBe(signDelivery(secret, two?.body ?? '', new Date(second.created_at)));
});

test.each([
  [['*'], 'job.succeeded'],
  [['job.canceled', 'job.failed'], 'job.failed'],
  [['job.canceled'], 'job.canceled'],
])('a test event of a webhook for %j is %s, of an example job', async (events, type) => {
  const path = `/test/${type}`;
  const { id } = await made(path, events);
  const answer = await call(testWebhook, { key: person.key, params: { id } });
  expect([answer.status, answer.body]).toEqual([
    201,
    expect.objectContaining({ type, job_id: null, status: 'pending' }),
  ]);
  await deliverAll();
  const { type: told, data } = WebhookBody.parse(JSON.parse(receivers.at(path)[0]?.body ?? ''));
  expect([told, data.id, `job.${data.status}`]).toEqual([type, 'job_testtesttesttesttest', type]);
  if (data.status === 'succeeded') SuggestResult.parse(data.result);
  else expect(data.error).toContain('test event');
});

test('tests and redeliveries have one limit per minute for all webhooks of a workspace', async () => {
  const other = await makePerson();
  const ids = [await made('/limit', ['*'], other), await made('/limit', ['*'], other)].map(({ id }) => id);
  const send = (index: number) => call(testWebhook, { key: other.key, params: { id: ids[index % 2] ?? '' } });
  for (let sent = 0; sent < LIMITS.webhook.sendsPerMinute; sent += 1) expect((await send(sent)).status).toBe(201);
  const refused = await send(0);
  expect([codeOf(refused), refused.status, detailsOf(refused)]).toEqual([
    'rate_limited',
    429,
    { retry_after: expect.any(Number), limit: LIMITS.webhook.sendsPerMinute },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
