import { removeDataDir } from '../../support/data-dir';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { members, rateWindows, sessions, users } from '@/drizzle/schema';
import { signIn } from '@/lib/contract/account';
import { db } from '@/lib/server/db/client';
import { BOTH_DATABASES } from '../../support/both-databases';
import { call } from '../../support/http';
import { confirm, fieldsOf, linkFor, sessionOf } from '../../support/sign-in';

afterAll(removeDataDir);

/** Requests links in parallel, and gives how many were sent and how many refused. */
async function ask(requests: { email: string; ip: string }[]): Promise<[number, number]> {
  const answers = await Promise.all(
    requests.map(({ email, ip }) => call(signIn, { body: { email }, headers: { 'x-forwarded-for': ip } })),
  );
  for (const { status, headers } of answers)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  return [answers.filter(({ status }) => status === 202).length, answers.filter(({ status }) => status === 429).length];
}

describe.each(BOTH_DATABASES)('on %s', (_, open, close) => {
  beforeAll(open);
  afterAll(close);

  test('fifty parallel confirmations of one link create one session, one account and one workspace', async () => {
    const link = await linkFor('fifty@example.com');
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(fieldsOf(link))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 303));
    expect(answers.filter((answer) => sessionOf(answer) !== '')).toHaveLength(1);
    expect(answers.filter((answer) => answer.headers.get('location') === '/sign-in?error=link')).toHaveLength(49);
    const people = await db().select().from(users).where(eq(users.email, 'fifty@example.com'));
    expect(people).toHaveLength(1);
    expect(
      await db()
        .select()
        .from(sessions)
        .where(eq(sessions.userId, people[0]?.id ?? '')),
    ).toHaveLength(1);
    expect(
      await db()
        .select()
        .from(members)
        .where(eq(members.userId, people[0]?.id ?? '')),
    ).toHaveLength(1);
  });

  test('parallel confirmations of several links of a new address sign in to one account', async () => {
    const links = [
      await linkFor('several@example.com'),
      await linkFor('several@example.com'),
      await linkFor('several@example.com'),
    ];
    const answers = await Promise.all(links.map((link) => confirm(fieldsOf(link))));
    expect(answers.map((answer) => sessionOf(answer) !== '')).toEqual([true, true, true]);
    expect(await db().select().from(users).where(eq(users.email, 'several@example.com'))).toHaveLength(1);
  });

  test.each([5, 6, 20])('of %d parallel requests for an address, five links are sent', async (asked) => {
    const email = `address-${asked}@example.com`;
    expect(await ask(Array.from({ length: asked }, (__, n) => ({ email, ip: `10.${asked}.0.${n}` })))).toEqual([
      5,
      asked - 5,
    ]);
  });

  test.each([30, 31, 60])('of %d parallel requests from a network, thirty links are sent', async (asked) => {
    expect(
      await ask(
        Array.from({ length: asked }, (__, n) => ({
          email: `network-${asked}-${n}@example.com`,
          ip: `2001:db8:${asked}:0:${n}::1`,
        })),
      ),
    ).toEqual([30, asked - 30]);
  });

  test('parallel requests for one address from one network exceed neither limit', async () => {
    const ip = '10.9.9.9';
    expect(await ask(Array.from({ length: 40 }, (__, n) => ({ email: `mixed-${n % 4}@example.com`, ip })))).toEqual([
      20, 20,
    ]);
    // Refusals by the limit of the address do not count for the network.
    expect(await ask(Array.from({ length: 20 }, (__, n) => ({ email: `rest-${n}@example.com`, ip })))).toEqual([
      10, 10,
    ]);
    const counted = await db()
      .select()
      .from(rateWindows)
      .where(like(rateWindows.bucket, `sign-in:network:${ip}`));
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  });

  test('the count is exact across seconds, and starts again after 15 minutes', async () => {
    const one = { email: 'seconds@example.com', ip: '10.8.8.8' };
    await db().delete(rateWindows);
    for (const [secondsLater, expected] of [
      [0, [1, 0]],
      [0, [1, 0]],
      [10, [1, 0]],
      [100, [1, 0]],
      [12 * 60, [1, 0]],
      [50, [0, 1]],
      [21, [1, 0]],
    ] as const) {
      // The limit uses the database's clock, so the counted requests are dated back.
      await db()
        .update(rateWindows)
        .set({ windowStart: sql`${rateWindows.windowStart} - make_interval(secs => ${secondsLater})` });
      expect([secondsLater, ...(await ask([one]))]).toEqual([secondsLater, ...expected]);
    }
  });
});
