import { removeDataDir } from '../../support/data-dir';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mascots, workspaces } from '@/drizzle/schema';
import { createAnimation } from '@/lib/contract/animation';
import { deleteMascot, getMascot, listMascots, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { eraseMascot, listTrash, restoreMascot, type TrashedMascot } from '@/lib/contract/trash';
import { cleanUp } from '@/lib/server/cleanup';
import { db } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { call, codeOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct, importFixture } from '../../support/product';

let somebody: SomePerson;
let other: SomePerson;
let fox: Mascot;

beforeAll(openQueue);
afterAll(() => closeProduct().finally(removeDataDir));
beforeEach(async () => {
  [somebody, other] = [await makePerson('studio'), await makePerson('studio')];
  fox = await importFixture(somebody.key);
});

const about = (id: string, key = somebody.key) => ({ key, params: { id } });
const trashOf = async (key: string) => ((await call(listTrash, { key })).body as { data: TrashedMascot[] }).data;
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);
const remove = (id = fox.id) => call(deleteMascot, about(id));

test('a deleted mascot is in the trash, and nowhere else', async () => {
  await call(updateMascot, { ...about(fox.id), body: { public: true } });
  expect((await remove()).body).toEqual({ id: fox.id, object: 'mascot', deleted: true });
  const [trashed] = await trashOf(somebody.key);
  expect(trashed).toMatchObject({ id: fox.id, object: 'trashed_mascot', name: fox.name });
  expect(Date.parse(trashed?.expires_at ?? '') - Date.parse(trashed?.deleted_at ?? '')).toBe(30 * 86_400_000);
  expect(codeOf(await call(getMascot, about(fox.id)))).toBe('not_found');
  expect((await call(listMascots, { key: somebody.key })).body).toMatchObject({ data: [] });
  expect((await call(listMascots, { key: somebody.key, query: { q: fox.name } })).body).toMatchObject({ data: [] });
  expect(codeOf(await remove())).toBe('not_found');
});

test('a restored mascot is unchanged, but private', async () => {
  const wave = await call(createAnimation, { ...about(fox.id), body: { preset: 'wave' } });
  await call(updateMascot, { ...about(fox.id), body: { public: true } });
  await remove();
  const restored = (await call(restoreMascot, about(fox.id))).body as Mascot;
  expect(restored).toMatchObject({
    id: fox.id,
    name: fox.name,
    version_id: fox.version_id,
    status: 'ready',
    public: false,
    animations: [{ id: (wave.body as { id: string }).id }],
  });
  expect((await call(getMascot, about(fox.id))).body).toEqual(restored);
  expect(await trashOf(somebody.key)).toEqual([]);
  expect(codeOf(await call(restoreMascot, about(fox.id)))).toBe('not_found');
});

test('another workspace does not see it', async () => {
  await remove();
  expect(await trashOf(other.key)).toEqual([]);
  for (const endpoint of [restoreMascot, eraseMascot])
    expect(codeOf(await call(endpoint, about(fox.id, other.key)))).toBe('not_found');
  expect(await trashOf(somebody.key)).toHaveLength(1);
});

test('erasing deletes a mascot for good, and only one in the trash', async () => {
  expect(codeOf(await call(eraseMascot, about(fox.id)))).toBe('not_found');
  await remove();
  expect((await call(eraseMascot, about(fox.id))).body).toEqual({ id: fox.id, object: 'mascot', deleted: true });
  expect(await db().select().from(mascots).where(eq(mascots.id, fox.id))).toEqual([]);
});

test('a mascot without a drawing is erased at once', async () => {
  const egg = await db().transaction((tx) =>
    insertMascot(tx, { workspaceId: somebody.workspaceId, name: 'Egg', source: 'prompt' }),
  );
  await remove(egg);
  expect(await trashOf(somebody.key)).toEqual([]);
  expect(await db().select().from(mascots).where(eq(mascots.id, egg))).toEqual([]);
});

test('its variants become independent', async () => {
  const copy = await importFixture(somebody.key);
  await db().update(mascots).set({ variantOf: fox.id }).where(eq(mascots.id, copy.id));
  await remove();
  expect((await call(getMascot, about(copy.id))).body).toMatchObject({ variant_of: null });
  const refused = await call(createAnimation, { ...about(fox.id), body: { preset: 'wave' } });
  expect(codeOf(refused)).toBe('not_found');
});

test('the trash is deleted with its workspace', async () => {
  await remove();
  await db().delete(workspaces).where(eq(workspaces.id, somebody.workspaceId));
  expect(await db().select().from(mascots).where(eq(mascots.id, fox.id))).toEqual([]);
});

test('it is erased after thirty days, and not before', async () => {
  await remove();
  await cleanUp(inDays(29.9));
  expect(await trashOf(somebody.key)).toHaveLength(1);
  await cleanUp(inDays(30.1));
  expect(await trashOf(somebody.key)).toEqual([]);
  expect(await db().select().from(mascots).where(eq(mascots.id, fox.id))).toEqual([]);
});
