import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { listKeys } from '@/lib/contract/key';
import { cleanUp } from '@/lib/server/cleanup';
import { closeDatabase, db, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { takeFromWindow } from '@/lib/server/db/rate-windows';
import { removeDataDir } from '../../support/data-dir';
import { call } from '../../support/http';
import { makePerson } from '../../support/people';
import { startPostgres, type RealPostgres } from '../../support/postgres';

let postgres: RealPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  await useConnection(openPostgres(postgres.url));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await closeDatabase();
  await postgres.stop();
  removeDataDir();
});

const MINUTES_OFF = [-10, 10];

/** Moves the clock of this instance, and not that of the database, by minutes. */
function setClockOff(minutes: number): void {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

describe.each(MINUTES_OFF)('an instance whose clock is %d minutes off', (minutes) => {
  test('refuses a key at its limit, with the right `Retry-After`', async () => {
    const { key } = await makePerson('free');
    const { requestsPerMinute } = PLAN_LIMITS.free;
    await Promise.all(Array.from({ length: requestsPerMinute }, () => call(listKeys, { key })));
    setClockOff(minutes);
    const { status, headers } = await call(listKeys, { key });
    expect([status, headers.get('ratelimit-remaining')]).toEqual([429, '0']);
    for (const name of ['retry-after', 'ratelimit-reset']) expect(headers.get(name)).toMatch(/^([1-9]|[1-5]\d|60)$/);
  });

  test('accepts a key after its window, and leaves no counts that affect other instances', async () => {
    const { key } = await makePerson('free');
    const { requestsPerMinute } = PLAN_LIMITS.free;
    setClockOff(minutes);
    await Promise.all(Array.from({ length: requestsPerMinute }, () => call(listKeys, { key })));
    await db().execute(sql`update rate_windows set window_start = window_start - interval '61 seconds'`);
    const remaining = async () => (await call(listKeys, { key })).headers.get('ratelimit-remaining');
    expect(await remaining()).toBe(String(requestsPerMinute - 1));
    vi.useRealTimers();
    expect(await remaining()).toBe(String(requestsPerMinute - 2));
  });

  test('deletes no counts that are in a window', async () => {
    const [bucket, day] = [`workspaces:${minutes}`, 24 * 3600];
    await takeFromWindow(db(), bucket, 2, day);
    await db().execute(
      sql`update rate_windows set window_start = window_start - interval '23 hours 55 minutes'
        where bucket = ${bucket}`,
    );
    setClockOff(minutes);
    await cleanUp();
    expect(await takeFromWindow(db(), bucket, 2, day)).toMatchObject({ remaining: 0, refused: false });
  });
});
