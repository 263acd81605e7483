import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '@/drizzle/schema';
import { ACCESS, atLeast } from '@/lib/contract/access';
import { ENDPOINTS, type EndpointId } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { ErrorCode } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { db } from '@/lib/server/db/client';
import { CALLERS, credentialsOf, makeTeamFixture, type CallerName, type TeamFixture } from '../../support/team-fixture';
import { SAMPLES, type Sample } from '../../support/every-endpoint';
import { call, codeOf, type Received, type Sent } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { closeProduct, drainFor } from '../../support/product';

let shared: TeamFixture;
beforeAll(async () => {
  await openQueue();
  shared = await makeTeamFixture();
});
afterAll(closeProduct);

const FOREIGN: readonly CallerName[] = ['foreign key', 'foreign person'];
const IDS = Object.keys(ENDPOINTS) as EndpointId[];

/** The code or status of a cell: what the endpoint's access says, unless its sample knows better. */
function expected({ access, path }: Endpoint, { status, cells }: Sample, caller: CallerName): ErrorCode | number {
  const rule = ACCESS[access];
  if (caller === 'revoked key') return 'unauthorized';
  if (caller === 'intruder') return 'forbidden';
  const known = cells?.[caller];
  if (rule.role === null) return known ?? status;
  if (caller === 'nobody' || caller === 'expired session' || caller === 'other token') return known ?? 'unauthorized';
  if (!rule.keys && (caller === 'key' || caller === 'foreign key')) return 'session_required';
  const role =
    caller === 'member'
      ? 'member'
      : caller === 'admin' || caller === 'key' || caller === 'foreign key'
        ? 'admin'
        : 'owner';
  if (!atLeast(role, rule.role)) return 'forbidden';
  return known ?? (FOREIGN.includes(caller) && path.includes('{') ? 'not_found' : status);
}

/** Deletes the jobs of earlier tests. This test checks who may start a job, not what the job does. */
const dropWork = () =>
  db()
    .update(jobs)
    .set({ status: 'canceled' })
    .where(and(eq(jobs.status, 'queued'), ne(jobs.id, shared.jobId)));

async function send(id: EndpointId, team: TeamFixture, caller: CallerName, changes: Sent = {}): Promise<Received> {
  const { params, query, body, form, waits } = SAMPLES[id];
  const credentials = await credentialsOf(team, caller);
  const sent: Sent = {
    ...credentials,
    params: await params?.(team, caller),
    query: { ...query, ...credentials.query },
    body: body?.(team),
    form: form?.(),
    ...changes,
  };
  if (waits) await dropWork();
  const answer = call(ENDPOINTS[id], sent);
  if (waits) await drainFor(answer);
  const received = await answer;
  if (received.body === null) await received.response.body?.cancel();
  return received;
}

const cellOf = (received: Received) => (received.status < 400 ? received.status : codeOf(received));
/** The headers of an answer without those that differ in every answer: rate limit and request id. */
const told = ({ headers }: Received) =>
  [...headers].filter(([name]) => name !== 'request-id' && !name.startsWith('ratelimit-'));
/** An identifier of the same form that nobody has. */
const unknownOf = (value: string) =>
  /^[a-z]+_[a-z2-7]{20}$/.test(value) ? value.replace(/_.+/, `_${'a'.repeat(20)}`) : 'unknown';

describe.each(IDS)('%s', (id) => {
  const endpoint: Endpoint = ENDPOINTS[id];

  test('answers each kind of caller as the access rule says', async () => {
    const row: Record<string, ErrorCode | number> = {};
    const { ready, once } = SAMPLES[id];
    let last: TeamFixture | undefined;
    for (const caller of CALLERS) {
      const writes = typeof expected(endpoint, SAMPLES[id], caller) === 'number' && endpoint.method !== 'GET';
      // What is changed is changed elsewhere: in a team for all of its callers, where each finds what the one before
      // has left, or for each.
      if (writes && (!last || ready || once || endpoint.method === 'DELETE')) {
        last = await makeTeamFixture();
        await ready?.(last);
      }
      row[caller] = cellOf(await send(id, writes && last ? last : shared, caller));
    }
    expect(row).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, expected(endpoint, SAMPLES[id], caller)])));
  });

  test('answers a caller from another workspace as if the resource did not exist', async () => {
    for (const caller of FOREIGN) {
      // A request that succeeds only once may delete its caller, so it gets a team of its own.
      const team = SAMPLES[id].once ? await makeTeamFixture() : shared;
      const params = await SAMPLES[id].params?.(team, caller);
      const theirs = await send(id, team, caller, { params });
      if (cellOf(theirs) !== 'not_found') {
        expect(JSON.stringify(theirs.body)).not.toContain(team.mascotId);
        continue;
      }
      const unknown = await send(id, team, caller, {
        params: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, unknownOf(value)])),
      });
      expect([unknown.status, told(unknown), await unknown.response.clone().text()]).toEqual([
        theirs.status,
        told(theirs),
        await theirs.response.clone().text(),
      ]);
    }
  });
});

/** Origins that a browser may report, and whether a write with a cookie is then accepted. */
const ORIGINS: [string, Record<string, string>, boolean][] = [
  ['the same origin', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, true],
  ['the same origin, said by Sec-Fetch-Site alone', { 'sec-fetch-site': 'same-origin' }, true],
  ['the same site', { origin: 'http://other.localhost:3000', 'sec-fetch-site': 'same-site' }, false],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['another site without an origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['no site', { 'sec-fetch-site': 'none' }, false],
  ['nowhere that is said', {}, false],
  ['a null origin', { origin: 'null' }, false],
  ['a null origin of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
];

const WRITES = IDS.filter((id) => ENDPOINTS[id].method !== 'GET');

describe.each(ORIGINS)('a write from %s', (_, origin, allowed) => {
  test.each(WRITES)(
    `to %s with a cookie is ${allowed ? 'accepted' : 'refused'}, and with a key accepted`,
    async (id) => {
      // Only access is tested: the request names nothing that exists.
      const harmless: Sent = {
        params: Object.fromEntries((ENDPOINTS[id].path.match(/\w+(?=\})/g) ?? []).map((name) => [name, 'unknown'])),
        body: { nothing: true },
      };
      const { session = '' } = await credentialsOf(shared, 'foreign person');
      const cookie = { cookie: `${NAMES.sessionCookie}=${session}` };
      const { key } = shared.stranger;
      const isRefused = async (sent: Sent) => {
        const received = await send(id, shared, 'nobody', { ...harmless, ...sent });
        return received.status >= 400 && codeOf(received) === 'csrf_failed';
      };
      expect(await isRefused({ headers: { ...cookie, ...origin } })).toBe(!allowed);
      expect(await isRefused({ key, headers: origin })).toBe(false);
      expect(await isRefused({ key, headers: { ...cookie, ...origin } })).toBe(false);
    },
  );
});
