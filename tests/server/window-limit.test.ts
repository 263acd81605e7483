import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '@/lib/server/db/client';
import { limitUse } from '@/lib/server/window-limit';
import { closeTestDatabase, openTestDatabase } from '../support/database';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

test.each([
  [60, /^Enough of it; try again in \d{1,2} s\.$/],
  [3600, /^Enough of it; try again in (5\d|60) minutes\.$/],
  [24 * 3600, /^Enough of it; try again in 24 hours\.$/],
])('over the limit of %i s a use is refused with the time until the next one', async (windowSeconds, sentence) => {
  const use = () =>
    transaction((tx) => limitUse(tx, { bucket: `test:${windowSeconds}`, limit: 2, windowSeconds }, 'Enough of it'));
  await use();
  await use();
  const refusal: unknown = await use().catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 'rate_limited',
    message: expect.stringMatching(sentence) as string,
    details: { limit: 2, retry_after: expect.any(Number) as number },
  });
  const { details, headers } = refusal as { details: { retry_after: number }; headers: Record<string, string> };
  expect(headers['Retry-After']).toBe(String(details.retry_after));
});
