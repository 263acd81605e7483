import { expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/db/client';

test('the error of an unreachable database has its address and advice, without the password', async () => {
  // Nothing listens on port 1.
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://liverig:hunter2@127.0.0.1:1/liverig',
    AUTH_SECRET: 's'.repeat(32),
  });
  const failure = await openDatabase().then(() => '', String);
  expect(failure).toMatch(
    new RegExp(
      String.raw`^Error: The database at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*\. Check DATABASE_URL, ` +
        String.raw`and that the database runs\.$`,
    ),
  );
  expect(failure).not.toContain('hunter2');
});
