import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '@/lib/core/limits';
import { getCredits, getUsage } from '@/lib/contract/credits';
import type { Credits, Usage } from '@/lib/contract/credits';
import { cancelJob, getJob, JobEvent, listJobs, streamJobEvents } from '@/lib/contract/job';
import type { Job } from '@/lib/contract/job';
import { removeMember } from '@/lib/contract/member';
import { signOut } from '@/lib/server/auth/session';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { runner } from '@/lib/server/jobs/runner';
import { createKey } from '@/lib/server/keys/create';
import { revokeKey } from '@/lib/server/keys/revoke';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf, detailsOf } from '../../support/http';
import { ask, handlersOf, instantly } from '../../support/jobs';
import { makePerson, makeTeam } from '../../support/people';
import type { SomePerson } from '../../support/people';

let person: SomePerson;
let stranger: SomePerson;
beforeAll(async () => {
  await openTestDatabase();
  runner().keepsDraining = true;
  person = await makePerson('maker');
  stranger = await makePerson();
});
afterAll(closeTestDatabase);

/** Parses the events of a stream and checks their SSE ids. */
function parse(text: string): JobEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.includes('data: '))
    .map((block) => {
      const lines = new Map(
        block.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
      );
      const event = JobEvent.parse(JSON.parse(lines.get('data') ?? ''));
      expect([lines.get('id'), lines.get('event')]).toEqual([String(event.seq), event.type]);
      return event;
    });
}

async function finishedJob(): Promise<Job> {
  const job = await ask(person.actor, 'generate');
  await drainUntilIdle(
    handlersOf(async (_, { emit }) => {
      await emit({ type: 'progress', text: 'Drawing the ears', percent: 50 });
      return { result: { ears: 2 } };
    }),
  );
  return job;
}

describe('GET /jobs', () => {
  test('pages through the jobs of the workspace alone, newest first', async () => {
    const ids = [];
    for (let index = 0; index < 3; index += 1) ids.unshift((await ask(person.actor, null)).id);
    await ask(stranger.actor, null);
    const first = (await call(listJobs, { key: person.key, query: { limit: '2' } })).body as {
      data: Job[];
      next_cursor: string;
    };
    const second = (await call(listJobs, { session: person.session, query: { limit: '2', cursor: first.next_cursor } }))
      .body as { data: Job[]; next_cursor: string | null };
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
    await drainUntilIdle(instantly);
  });

  test.each<Record<string, string>>([
    { limit: '0' },
    { limit: '101' },
    { limit: 'x' },
    { status: 'done' },
    { type: 'dance' },
    { cursor: 'x' },
    ...['0000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'].map((moment) => ({
      cursor: Buffer.from(`${moment} job_aaaaaaaaaaaaaaaaaaaa`).toString('base64url'),
    })),
    { page: '2' },
  ])('refuses %o', async (query) => {
    const answer = await call(listJobs, { key: person.key, query });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
    expect(JSON.stringify(detailsOf(answer))).toContain(Object.keys(query)[0]);
  });

  test('refuses anonymous callers', async () => {
    expect(codeOf(await call(listJobs))).toBe('unauthorized');
  });
});

describe('GET /jobs/{id}', () => {
  test('answers at once, or with `wait` when the job has ended', async () => {
    const { id } = await ask(person.actor, null);
    expect((await call(getJob, { key: person.key, params: { id } })).body).toMatchObject({
      id,
      object: 'job',
      status: 'queued',
    });
    const waiting = call(getJob, { key: person.key, params: { id }, query: { wait: '120' } });
    await drainUntilIdle(instantly);
    expect((await waiting).body).toMatchObject({ id, status: 'succeeded', result: { done: true } });
  });

  test.each(['-1', '121', '1.5', ''])('refuses to wait %j seconds', async (wait) => {
    const { id } = await ask(person.actor, null);
    expect(codeOf(await call(getJob, { key: person.key, params: { id }, query: { wait } }))).toBe('invalid_request');
    await drainUntilIdle(instantly);
  });

  test('of another workspace is not found', async () => {
    const { id } = await finishedJob();
    for (const endpoint of [getJob, cancelJob, streamJobEvents]) {
      expect(codeOf(await call(endpoint, { key: stranger.key, params: { id } }))).toBe('not_found');
    }
  });
});

describe('GET /jobs/{id}/events', () => {
  test('replays the events of an ended job, then closes', async () => {
    const { id } = await finishedJob();
    const { response } = await call(streamJobEvents, { key: person.key, params: { id } });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = parse(await response.text());
    expect(events.map(({ seq, type }) => [seq, type])).toEqual([
      [1, 'queued'],
      [2, 'started'],
      [3, 'progress'],
      [4, 'finished'],
    ]);
    expect(events[3]).toMatchObject({ status: 'succeeded', error: null });
  });

  test('resumes after `after`, or after the `Last-Event-ID` of a reconnecting reader', async () => {
    const { id } = await finishedJob();
    const after = await call(streamJobEvents, { key: person.key, params: { id }, query: { after: '2' } });
    expect(parse(await after.response.text()).map(({ seq }) => seq)).toEqual([3, 4]);
    const resumed = await call(streamJobEvents, { key: person.key, params: { id }, headers: { 'last-event-id': '3' } });
    expect(parse(await resumed.response.text()).map(({ seq }) => seq)).toEqual([4]);
  });

  test('streams the events of a running job', async () => {
    const { id } = await ask(person.actor, null);
    const { response } = await call(streamJobEvents, { key: person.key, params: { id } });
    const reading = response.text();
    await drainUntilIdle(
      handlersOf(async (_, { emit }) => {
        for (let done = 1; done <= 20; done += 1) await emit({ type: 'progress', text: 'frame', done });
        return {};
      }),
    );
    expect(parse(await reading).map(({ seq }) => seq)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  });

  test('ends for a revoked key, a signed-out browser and a removed member', async () => {
    const [member, guest] = [await makePerson(), await makePerson()];
    const workspaceId = await makeTeam([
      [person, 'owner'],
      [member, 'member'],
      [guest, 'member'],
    ]);
    const actor = { ...person.actor, workspaceId };
    const [stays, revoked] = [await createKey(actor), await createKey(actor)];
    const job = await ask(actor, null);
    const headers = { 'service-workspace': workspaceId };
    const streams = [
      { key: stays.key },
      { key: revoked.key },
      { session: member.session, headers },
      { session: guest.session, headers },
    ];
    const answers = await Promise.all(
      streams.map((caller) => call(streamJobEvents, { ...caller, params: { id: job.id } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const readings = answers.map(({ response }) => response.text());
    await drainUntilIdle(
      handlersOf(async (_, { emit }) => {
        await emit({ type: 'progress', text: 'Drawing the ears', percent: 20 });
        await revokeKey(actor, revoked.id);
        await signOut(member.session);
        await call(removeMember, { session: person.session, headers, params: { user_id: guest.userId } });
        await emit({ type: 'progress', text: 'Drawing the secret', percent: 50 });
        return {};
      }),
    );
    const [all = '', ...told] = await Promise.all(readings);
    expect(parse(all).at(-1)).toMatchObject({ type: 'finished' });
    expect(all).toContain('secret');
    for (const text of told) expect(text).not.toMatch(/secret|finished/);
  });

  test('has a limit of open streams for a key and for an address; an ended stream frees its place', async () => {
    const { id } = await ask(person.actor, null);
    const follow = (key: string, address: string) =>
      call(streamJobEvents, { key, params: { id }, headers: { 'x-forwarded-for': address } });
    const others = await Promise.all([createKey(person.actor), createKey(person.actor), createKey(person.actor)]);
    const keys = [person.key, ...others.map(({ key }) => key)];
    const open = [];
    for (let index = 0; index < LIMITS.streams.perCaller; index += 1) open.push(await follow(person.key, '192.0.2.1'));
    expect(open.map(({ status }) => status)).not.toContain(429);
    const refused = await follow(person.key, '192.0.2.2');
    expect([refused.status, codeOf(refused), refused.headers.get('retry-after')]).toEqual([429, 'rate_limited', '5']);
    await open.pop()?.response.body?.cancel();
    const again = await follow(person.key, '192.0.2.2');
    expect(again.status).toBe(200);
    await again.response.body?.cancel();

    while (open.length < LIMITS.streams.perAddress)
      open.push(await follow(keys[1 + (open.length % 3)] ?? '', '192.0.2.1'));
    expect(open.map(({ status }) => status)).not.toContain(429);
    expect((await follow(keys[1] ?? '', '192.0.2.1')).status).toBe(429);
    const elsewhere = await follow(keys[1] ?? '', '192.0.2.3');
    expect(elsewhere.status).toBe(200);
    expect(
      (
        await call(streamJobEvents, {
          key: person.key,
          params: { id: 'job_aaaaaaaaaaaaaaaaaaaa' },
          headers: { 'x-forwarded-for': '192.0.2.9' },
        })
      ).status,
    ).toBe(404);
    for (const { response } of [...open, elsewhere]) await response.body?.cancel();
    expect((await follow(person.key, '192.0.2.1')).status).toBe(200);
  });

  test('refuses an invalid number', async () => {
    const { id } = await finishedJob();
    expect(codeOf(await call(streamJobEvents, { key: person.key, params: { id }, query: { after: '-1' } }))).toBe(
      'invalid_request',
    );
  });
});

describe('POST /jobs/{id}/cancel', () => {
  test('cancels once and refunds; a second call gives the same answer', async () => {
    const before = (await call(getCredits, { key: person.key })).body as Credits;
    const { id } = await ask(person.actor, 'scene');
    for (let times = 0; times < 2; times += 1) {
      expect((await call(cancelJob, { key: person.key, params: { id } })).body).toMatchObject({
        id,
        status: 'canceled',
        error: 'Canceled',
        result: null,
      });
    }
    expect((await call(getCredits, { key: person.key })).body).toEqual(before);
  });
});

describe('GET /credits and /usage', () => {
  test('give a key and a person the same answer', async () => {
    const credits = (await call(getCredits, { key: person.key })).body as Credits;
    const usage = (await call(getUsage, { key: person.key })).body as Usage;
    expect((await call(getCredits, { session: person.session })).body).toEqual(credits);
    expect((await call(getUsage, { session: person.session })).body).toEqual(usage);
    expect(credits).toMatchObject({ plan: 'maker', monthly: 2000, held: 0 });
    expect(credits.balance + credits.held + usage.credits_spent).toBe(2000);
  });

  test('refuse anonymous callers', async () => {
    for (const endpoint of [getCredits, getUsage]) expect(codeOf(await call(endpoint))).toBe('unauthorized');
  });
});
