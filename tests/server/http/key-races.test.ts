import { setTimeout as sleep } from 'node:timers/promises';
import { removeDataDir } from '../../support/data-dir';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keys, rateWindows, workspaces } from '@/drizzle/schema';
import { deleteKey, listKeys } from '@/lib/contract/key';
import { PLAN_LIMITS, PLANS } from '@/lib/contract/plans';
import { sha256 } from '@/lib/server/crypto';
import { findKeyCaller } from '@/lib/server/db/callers';
import { db } from '@/lib/server/db/client';
import { insertKey, markRevoked } from '@/lib/server/db/keys';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { createKey } from '@/lib/server/keys/create';
import { BOTH_DATABASES } from '../../support/both-databases';
import { call, codeOf, detailsOf } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';

afterAll(removeDataDir);

/** Three keys of a person's workspace, one of them from before the rename. */
async function threeKeys({ key, actor, workspaceId }: SomePerson): Promise<[string, string, string]> {
  const old = `mf_sk_${workspaceId.slice(4).padEnd(32, 'x')}`;
  await insertKey(db(), { workspaceId, name: 'old', prefix: old.slice(0, 12), hash: sha256(old) });
  return [key, (await createKey(actor)).key, old];
}

const counted = async (workspaceId: string) =>
  (
    await db()
      .select()
      .from(rateWindows)
      .where(like(rateWindows.bucket, `keys:${workspaceId}`))
  ).reduce((sum, { count }) => sum + count, 0);

describe.each(BOTH_DATABASES)('on %s', (_, open, close) => {
  beforeAll(open);
  afterAll(close);

  test.each([0, 1, 120])(
    'of the limit and %d more parallel requests by several keys exactly the limit is accepted',
    async (more) => {
      const person = await makePerson('free');
      const three = await threeKeys(person);
      const limit = PLAN_LIMITS.free.requestsPerMinute;
      const answers = await Promise.all(
        Array.from({ length: limit + more }, (__, n) => call(listKeys, { key: three[n % 3] })),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([limit, more]);
      for (const answer of refused) {
        const wait = answer.headers.get('retry-after');
        expect(wait).toMatch(/^([1-9]|[1-5]\d|60)$/);
        expect([codeOf(answer), detailsOf(answer)]).toEqual(['rate_limited', { retry_after: Number(wait), limit }]);
        expect(
          ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => answer.headers.get(name)),
        ).toEqual([String(limit), '0', wait]);
      }
      expect(await counted(person.workspaceId)).toBe(limit);
    },
  );

  test('no more are accepted if a second of the clock ends meanwhile', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { key, workspaceId } = await makePerson('free');
      // The two hundred take longer than what is left of the second.
      await sleep(1000 - (Date.now() % 1000) - 10);
      const askers = Array.from({ length: 200 }, () => findKeyCaller(db(), sha256(key), 1));
      const passed = (await Promise.all(askers)).filter((caller) => caller?.allowances[0]?.refused === false);
      expect([passed.length, await counted(workspaceId)]).toEqual([120, 120]);
    }
  });

  test('the limit is that of the current plan', async () => {
    const { key, workspaceId } = await makePerson('free');
    const change = (plan: (typeof PLANS)[number]) =>
      db().update(workspaces).set({ plan }).where(eq(workspaces.id, workspaceId));
    const ask = async () => {
      const { status, headers } = await call(listKeys, { key });
      return [status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')];
    };
    await Promise.all(Array.from({ length: 120 }, ask));
    expect(await ask()).toEqual([429, '120', '0']);
    await change('maker');
    expect(await ask()).toEqual([200, '600', '479']);
    await change('studio');
    expect(await ask()).toEqual([200, '3000', '2878']);
    await change('free');
    expect(await ask()).toEqual([429, '120', '0']);
  });

  test('a key that another instance revokes is refused at the next request', async () => {
    const { key, keyId, workspaceId } = await makePerson('studio');
    const before = Array.from({ length: 20 }, () => call(listKeys, { key }));
    expect(new Set((await Promise.all(before)).map(({ status }) => status))).toEqual(new Set([200]));
    // As another instance would: this process gets no notice.
    expect(await markRevoked(db(), workspaceId, keyId)).toBe(true);
    const after = await Promise.all(Array.from({ length: 20 }, () => call(listKeys, { key })));
    expect(new Set(after.map(codeOf))).toEqual(new Set(['unauthorized']));
  });

  test('of twenty parallel revocations of a key one succeeds', async () => {
    const { key, actor } = await makePerson('studio');
    const { id } = await createKey(actor);
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(deleteKey, { key, params: { id } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
  });

  test('the last use of a key is written once a minute, not with every request', async () => {
    const { key, keyId } = await makePerson('studio');
    /** The `xmin` of the row changes with every write. */
    const written = async () =>
      (
        await rowsOf<{ xmin: string; used: string }>(
          db(),
          sql`select xmin::text, last_used_at::text as used from ${keys} where id = ${keyId}`,
        )
      )[0];
    const lastUsed = (secondsAgo: number) =>
      db()
        .update(keys)
        .set({ lastUsedAt: sql`now() - make_interval(secs => ${secondsAgo})` })
        .where(eq(keys.id, keyId));
    await call(listKeys, { key });
    const first = await written();
    for (let n = 0; n < 20; n += 1) await call(listKeys, { key });
    expect(await written()).toEqual(first);
    await lastUsed(30);
    const recent = await written();
    await call(listKeys, { key });
    expect(await written()).toEqual(recent);
    await lastUsed(61);
    const old = await written();
    await call(listKeys, { key });
    const next = await written();
    expect([next?.xmin === old?.xmin, (next?.used ?? '') > (recent?.used ?? '')]).toEqual([false, true]);
  });
});
