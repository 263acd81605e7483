import { expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/db/client';

test('a database that cannot be reached is named, with what to check and without its password', async () => {
  // Port 1 of this machine is nobody's.
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
