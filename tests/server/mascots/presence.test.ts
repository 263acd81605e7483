import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { presences } from '@/drizzle/schema';
import { updateMascot, type Mascot } from '@/lib/contract/mascot';
import { announcePresence, PRESENCE_SECONDS, type Presences } from '@/lib/contract/presence';
import { cleanUp } from '@/lib/server/cleanup';
import { db } from '@/lib/server/db/client';
import { call, codeOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct, importFixture } from '../../support/product';

let ada: SomePerson;
let fox: Mascot;

beforeAll(openQueue);
afterAll(closeProduct);
beforeEach(async () => {
  ada = await makePerson('studio');
  fox = await importFixture(ada.key);
});

const announce = (page: string, here?: boolean, { session }: SomePerson = ada) =>
  call(announcePresence, { session, params: { id: fox.id }, body: { page, here } });
const othersOf = async (page: string) => ((await announce(page)).body as Presences).data;
const age = (seconds: number) =>
  db().execute(sql`update presences set seen_at = seen_at - make_interval(secs => ${seconds}::int)`);

test('a page gets the people on other pages, and the current version', async () => {
  const alone = (await announce('page-one')).body as Presences;
  expect(alone).toMatchObject({ data: [], version_id: fox.version_id, updated_at: fox.updated_at });
  expect(await othersOf('page-two')).toEqual([
    { object: 'presence', user_id: ada.userId, name: expect.any(String), yourself: true },
  ]);
  await call(updateMascot, { key: ada.key, params: { id: fox.id }, body: { name: 'Rusty' } });
  expect(((await announce('page-one')).body as Presences).updated_at).not.toBe(fox.updated_at);
});

test('a closed or silent page is no longer listed, and is deleted', async () => {
  await announce('page-one');
  await announce('page-one', false);
  expect(await othersOf('page-two')).toEqual([]);
  await announce('page-one');
  await age(PRESENCE_SECONDS + 1);
  expect(await othersOf('page-three')).toEqual([]);
  await age(25 * 3600);
  await cleanUp();
  expect(await db().select().from(presences)).toEqual([]);
});

test('a caller of another workspace gets nothing and is not recorded', async () => {
  const stranger = await makePerson('studio');
  expect(codeOf(await announce('page-of-stranger', true, stranger))).toBe('not_found');
  expect(await othersOf('page-one')).toEqual([]);
});

test('the name of a page is validated', async () => {
  expect(codeOf(await announce('no'))).toBe('invalid_request');
  expect(
    codeOf(await call(announcePresence, { key: ada.key, params: { id: fox.id }, body: { page: 'page-one' } })),
  ).toBe('session_required');
});
