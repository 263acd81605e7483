import parse, { type Family } from 'parse-prometheus-text-format';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/metrics/route';
import { cancelJob, getJob } from '@/lib/contract/job';
import { createMascot, getMascot } from '@/lib/contract/mascot';
import { ENDPOINTS } from '@/lib/contract';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { JobFailure, type JobContext } from '@/lib/server/jobs/define';
import { closeTestDatabase } from '../../support/database';
import { call } from '../../support/http';
import { ask, handlersOf, openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';

const TOKEN = 'prometheus-reads-here';

let person: SomePerson;
beforeAll(async () => {
  vi.stubEnv('METRICS_TOKEN', TOKEN);
  await openQueue();
  person = await makePerson('studio');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await closeTestDatabase();
});

const scrape = (authorization?: string) =>
  GET(new Request('http://localhost:3000/api/metrics', { headers: authorization ? { authorization } : {} }));
/**
 * The parser keeps the labels of every kind of sample but a histogram's: each of its lines is read as a sample of its
 * own.
 */
const families = async (): Promise<Family[]> =>
  parse((await (await scrape(`Bearer ${TOKEN}`)).text()).replace(/^# TYPE (\S+) histogram$/gm, '# TYPE $1 untyped'));

/** What a scrape says of one sample; 0 for one that is not there. */
function sampleOf(all: Family[], name: string, labels: Record<string, string> = {}): number {
  const samples = all.find((family) => family.name === name)?.metrics ?? [];
  const found = samples.find((sample) =>
    Object.entries(labels).every(([label, value]) => sample.labels?.[label] === value),
  );
  return Number(found?.value ?? 0);
}

/** How much each of these samples grew while something was done. */
async function growth(
  samples: [name: string, labels?: Record<string, string>][],
  act: () => Promise<unknown>,
): Promise<number[]> {
  const before = await families();
  await act();
  const after = await families();
  return samples.map(([name, labels]) =>
    Number((sampleOf(after, name, labels) - sampleOf(before, name, labels)).toFixed(6)),
  );
}

describe('metrics', () => {
  test('require the token', async () => {
    for (const wrong of [
      undefined,
      'Bearer prometheus-reads-her',
      `Bearer ${TOKEN}x`,
      `Basic ${TOKEN}`,
      `Bearer ${person.key}`,
    ]) {
      const answer = await scrape(wrong);
      expect([answer.status, answer.headers.get('www-authenticate'), await answer.text()]).toEqual([401, 'Bearer', '']);
    }
    const answer = await scrape(`Bearer ${TOKEN}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
  });

  test('count a request by its template, method and class of status, and a refusal by its code', async () => {
    const route = '/api/v1/mascots/{id}';
    const ok = { route: '/api/v1/jobs/{id}', method: 'GET', status: '2xx' };
    const missing = { route, method: 'GET', status: '4xx' };
    const { id } = await ask(person.actor, null);
    const grown = await growth(
      [
        ['liverig_http_requests_total', missing],
        ['liverig_http_request_duration_seconds_count', missing],
        ['liverig_http_errors_total', { route, code: 'not_found' }],
        ['liverig_http_requests_total', ok],
        ['liverig_http_requests_in_flight'],
      ],
      async () => {
        await call(getMascot, { key: person.key, params: { id: 'msc_aaaaaaaaaaaaaaaaaaaa' } });
        await call(getMascot, { key: person.key, params: { id: 'msc_bbbbbbbbbbbbbbbbbbbb' } });
        await call(getJob, { key: person.key, params: { id } });
      },
    );
    expect(grown).toEqual([2, 2, 2, 1, 0]);
    await call(cancelJob, { key: person.key, params: { id } });
  });

  test('count a key over its limit', async () => {
    const poor = await makePerson();
    const labels = { route: '/api/v1/jobs/{id}', code: 'rate_limited' };
    const [refused] = await growth([['liverig_http_errors_total', labels]], async () => {
      for (let asked = 0; asked < 123; asked += 1) await call(getJob, { key: poor.key, params: { id: 'job_a' } });
    });
    expect(refused).toBe(3);
  });

  test('follow a job from the queue to its end, with its credits and its cost', async () => {
    const type = 'generate';
    const waiting = await growth(
      [
        ['liverig_jobs', { type, status: 'queued' }],
        ['liverig_credits_held'],
        ['liverig_credits_total', { movement: 'held' }],
      ],
      () => ask(person.actor),
    );
    expect(waiting).toEqual([1, 10, 10]);
    const done = await growth(
      [
        ['liverig_jobs', { type, status: 'queued' }],
        ['liverig_credits_held'],
        ['liverig_credits_total', { movement: 'captured' }],
        ['liverig_jobs_ended_total', { type, status: 'succeeded' }],
        ['liverig_job_queue_seconds_count', { type }],
        ['liverig_job_run_seconds_count', { type, status: 'succeeded' }],
        ['liverig_model_cost_usd_total', { type }],
      ],
      () =>
        drainUntilIdle(
          handlersOf(async (_, { addCost }) => {
            await addCost(0.25);
            return { result: {} };
          }),
        ),
    );
    expect(done).toEqual([-1, -10, 10, 1, 1, 1, 0.25]);
    const failed = await growth(
      [
        ['liverig_credits_total', { movement: 'refunded' }],
        ['liverig_jobs_ended_total', { type, status: 'failed' }],
        ['liverig_job_failures_total', { type, cause: 'refused' }],
        ['liverig_jobs_ended_total', { type, status: 'canceled' }],
        ['liverig_job_failures_total', { type, cause: 'canceled' }],
        ['liverig_credits_held'],
      ],
      async () => {
        const { id } = await ask(person.actor);
        await call(cancelJob, { key: person.key, params: { id } });
        await ask(person.actor);
        await drainUntilIdle(handlersOf(() => Promise.reject(new JobFailure('It is blue already.'))));
      },
    );
    expect(failed).toEqual([20, 1, 1, 1, 1, 0]);
  });

  test.each([
    ['refused', () => Promise.reject(new JobFailure('It is blue already.'))],
    ['ai_service', () => Promise.reject(new JobFailure('The model is away.', { kind: 'service' }))],
    ['ceiling', (_: unknown, { addCost }: JobContext) => addCost(2).then(() => ({ result: {} }))],
    ['fault', () => Promise.reject(new Error('Nobody foresaw this.'))],
  ])('count a job that failed by its cause: %s', async (cause, run) => {
    await ask(person.actor);
    const grown = await growth([['liverig_job_failures_total', { type: 'generate', cause }]], () =>
      drainUntilIdle(handlersOf(run)),
    );
    expect(grown).toEqual([1]);
  });

  test('describe the process, and contain no personal data', async () => {
    await call(createMascot, { key: person.key, body: { prompt: 'a very private fox' } });
    const all = await families();
    expect(sampleOf(all, 'liverig_database_up')).toBe(1);
    expect(sampleOf(all, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'nodejs_eventloop_lag_seconds',
        'liverig_build_info',
        'liverig_job_oldest_queued_seconds',
      ]),
    );
    const routes = Object.values(ENDPOINTS).map(({ path }) => `/api/v1${path}`);
    for (const { metrics } of all.filter(({ name }) => name.startsWith('liverig_'))) {
      for (const { labels = {} } of metrics) if (labels.route) expect(routes).toContain(labels.route);
    }
    const text = JSON.stringify(all);
    for (const secret of [person.key, person.workspaceId, person.keyId, TOKEN, 'private fox', 'msc_', 'job_a'])
      expect(text).not.toContain(secret);
  });

  test('do not exist if no token is set', async () => {
    vi.stubEnv('METRICS_TOKEN', '');
    vi.resetModules();
    const answer = await (
      await import('@/app/api/metrics/route')
    ).GET(new Request('http://localhost:3000/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } }));
    expect(answer.status).toBe(404);
  });
});
