import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteMascot, getMascot, listMascots, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { listTags, replaceTags, type Tag } from '@/lib/contract/tag';
import { restoreMascot } from '@/lib/contract/trash';
import { call, codeOf, detailsOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct, importFixture } from '../../support/product';

let somebody: SomePerson;
let fox: Mascot;

beforeAll(openQueue);
afterAll(closeProduct);
beforeEach(async () => {
  somebody = await makePerson('studio');
  fox = await importFixture(somebody.key);
});

const about = (id = fox.id) => ({ key: somebody.key, params: { id } });
const put = (tags: unknown, id = fox.id) => call(replaceTags, { ...about(id), body: { tags } });
const tagsOf = async (id = fox.id) =>
  ((await call(getMascot, { ...about(id), query: { include: 'tags' } })).body as Mascot).tags;
const allTags = async () =>
  ((await call(listTags, { key: somebody.key })).body as { data: Tag[] }).data.map(({ name, mascots }) => [
    name,
    mascots,
  ]);

test('tags are replaced and trimmed, and in the mascot only on request', async () => {
  expect((await put(['  Brand ', 'Winter 2026'])).body).toEqual({ object: 'list', data: ['Brand', 'Winter 2026'] });
  expect(await tagsOf()).toEqual(['Brand', 'Winter 2026']);
  expect((await call(getMascot, about())).body).not.toHaveProperty('tags');
  const listed = await call(listMascots, { key: somebody.key, query: { include: 'tags' } });
  expect(listed.body).toMatchObject({ data: [{ tags: ['Brand', 'Winter 2026'] }] });
  expect((await put(['Fox', 'FOX', 'fox', 'café'])).body).toMatchObject({ data: ['Fox', 'café'] });
  await put([]);
  expect(await tagsOf()).toEqual([]);
});

test('tagging does not change the mascot, and a rename keeps the tags', async () => {
  await put(['Brand']);
  expect(((await call(getMascot, about())).body as Mascot).updated_at).toBe(fox.updated_at);
  await call(updateMascot, { ...about(), body: { name: 'Rusty' } });
  expect((await call(listMascots, { key: somebody.key, query: { q: 'rusty brand' } })).body).toMatchObject({
    data: [{ id: fox.id }],
  });
});

test('the tags of the workspace are counted, ignoring case', async () => {
  const others = [await importFixture(somebody.key), await importFixture(somebody.key)];
  await put(['Brand', 'fox']);
  for (const { id } of others) await put(['brand'], id);
  expect(await allTags()).toEqual([
    ['brand', 3],
    ['fox', 1],
  ]);
  await call(deleteMascot, about());
  expect(await allTags()).toEqual([['brand', 2]]);
  await call(restoreMascot, about());
  expect(await tagsOf()).toEqual(['Brand', 'fox']);
  expect(await allTags()).toContainEqual(['fox', 1]);
});

test.each([
  [['a,b'], 'tags[0]: This must have neither commas nor line breaks.'],
  [['x'.repeat(41)], expect.stringMatching(/^tags\[0\]: /)],
  [[' '], expect.stringMatching(/^tags\[0\]: /)],
  [Array.from({ length: 21 }, (_, index) => `tag ${index}`), expect.stringMatching(/^tags: /)],
  ['brand', expect.stringMatching(/^tags: /)],
])('%j is refused', async (tags, detail) => {
  expect(detailsOf(await put(tags))).toEqual([detail]);
});

test('the tags of a mascot of another workspace are not found', async () => {
  await put(['Brand']);
  const { key } = await makePerson('studio');
  expect(codeOf(await call(replaceTags, { key, params: { id: fox.id }, body: { tags: [] } }))).toBe('not_found');
  expect((await call(listTags, { key })).body).toEqual({ object: 'list', data: [] });
});
