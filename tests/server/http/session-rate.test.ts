import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getAccount } from '@/lib/contract/account';
import { getWorkspace } from '@/lib/contract/workspace';
import { countSessionRequest } from '@/lib/server/http/session-rate';
import { call, codeOf, detailsOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, makeSession } from '../../support/people';
import { closeProduct } from '../../support/product';

const LIMIT = 300;

beforeAll(async () => {
  vi.stubEnv('SESSION_REQUESTS_PER_MINUTE', String(LIMIT));
  await openQueue();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await closeProduct();
});

const use = (userId: string, requests: number, at?: number) => {
  for (let n = 0; n < requests; n += 1) countSessionRequest(userId, LIMIT, at);
};

describe('the requests of a signed-in person', () => {
  test('are counted over all of their browsers, and an answer says how many are left', async () => {
    const { userId, session } = await makePerson();
    const first = await call(getWorkspace, { session });
    const second = await call(getAccount, { session: await makeSession(userId) });
    expect([first, second].map(({ status, headers }) => [status, headers.get('ratelimit-remaining')])).toEqual([
      [200, String(LIMIT - 1)],
      [200, String(LIMIT - 2)],
    ]);
    expect(first.headers.get('ratelimit-limit')).toBe(String(LIMIT));
  });

  test('are refused past the limit, with the time to wait, and those of others are not', async () => {
    const [{ userId, session, key }, other] = [await makePerson(), await makePerson()];
    use(userId, LIMIT);
    const refused = await call(getWorkspace, { session });
    expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited']);
    const { retry_after: wait, limit } = detailsOf(refused) as { retry_after: number; limit: number };
    expect(limit).toBe(LIMIT);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers.get('retry-after')).toBe(String(wait));
    expect((await call(getWorkspace, { session: other.session })).status).toBe(200);
    expect((await call(getWorkspace, { key })).status).toBe(200);
  });
});

describe('the window', () => {
  const begin = 1_000_000;

  test('slides: what is a minute old does not count, and refused requests never do', () => {
    use('usr_sliding', LIMIT - 1, begin);
    use('usr_sliding', 1, begin + 30_000);
    expect(countSessionRequest('usr_sliding', LIMIT, begin + 59_000)).toMatchObject({
      refused: true,
      retryAfterSeconds: 1,
    });
    expect(countSessionRequest('usr_sliding', LIMIT, begin + 60_000)).toMatchObject({
      refused: false,
      remaining: LIMIT - 2,
      retryAfterSeconds: 30,
    });
  });

  test('is empty after a long pause', () => {
    use('usr_pausing', LIMIT, begin);
    expect(countSessionRequest('usr_pausing', LIMIT, begin + 3_600_000)).toMatchObject({
      refused: false,
      remaining: LIMIT - 1,
      retryAfterSeconds: 60,
    });
  });
});
