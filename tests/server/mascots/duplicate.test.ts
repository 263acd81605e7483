import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAnimations, type Animation } from '@/lib/contract/animation';
import { listCanvases, type Canvas } from '@/lib/contract/canvas';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { createMascot, getMascot, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { duplicateMascot } from '@/lib/contract/mascot-duplicate';
import { getSpec } from '@/lib/contract/mascot-spec';
import { replaceTags } from '@/lib/contract/tag';
import { listVersions } from '@/lib/contract/version';
import { transaction } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { call, codeOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct } from '../../support/product';

let somebody: SomePerson;
let fox: Mascot;
beforeAll(async () => {
  await openQueue();
  somebody = await makePerson('studio');
  fox = (await call(createMascot, { key: somebody.key, body: { starter: 'fox' } })).body as Mascot;
});
afterAll(closeProduct);

const about = (id: string) => ({ key: somebody.key, params: { id } });
const duplicate = (id: string, body: object = {}) => call(duplicateMascot, { ...about(id), body });
const balance = async () => ((await call(getCredits, { key: somebody.key })).body as Credits).balance;

test('a copy has the drawing, the sheet, the motions, the canvases and the tags, and is free', async () => {
  await call(replaceTags, { ...about(fox.id), body: { tags: ['Brand'] } });
  await call(updateMascot, { ...about(fox.id), body: { public: true } });
  const before = await balance();
  const answer = await duplicate(fox.id);
  expect(answer.status).toBe(201);
  const copy = answer.body as Mascot;
  expect(copy).toMatchObject({ name: 'Saffron copy', status: 'ready', public: false, variant_of: null });
  expect((await call(getSpec, about(copy.id))).body).toEqual((await call(getSpec, about(fox.id))).body);
  for (const include of ['sheet', 'tags'] as const) {
    const [ours, theirs] = await Promise.all(
      [copy.id, fox.id].map(async (id) => (await call(getMascot, { ...about(id), query: { include } })).body as Mascot),
    );
    expect(ours?.[include]).toEqual(theirs?.[include]);
  }
  const motions = async (id: string) =>
    ((await call(listAnimations, about(id))).body as { data: Animation[] }).data.map(({ name }) => name);
  expect(await motions(copy.id)).toEqual(await motions(fox.id));
  const canvasesOf = async (id: string) =>
    ((await call(listCanvases, about(id))).body as { data: Canvas[] }).data.map(({ name, graph }) => [name, graph]);
  expect(await canvasesOf(copy.id)).toEqual(await canvasesOf(fox.id));
  expect((await call(listVersions, about(copy.id))).body).toMatchObject({ data: [{ summary: 'Copied from Saffron' }] });
  expect(await balance()).toBe(before);
});

test('it gets a requested name, or a shortened one', async () => {
  expect((await duplicate(fox.id, { name: 'Rusty' })).body).toMatchObject({ name: 'Rusty' });
  const long = 'x'.repeat(80);
  const { id } = (await duplicate(fox.id, { name: long })).body as Mascot;
  expect((await duplicate(id)).body).toMatchObject({ name: `${'x'.repeat(75)} copy` });
});

test('a mascot without a drawing, or of another workspace, cannot be copied', async () => {
  const { workspaceId } = somebody;
  const undrawn = await transaction((tx) => insertMascot(tx, { workspaceId, name: 'Nobody', source: 'prompt' }));
  expect(codeOf(await duplicate(undrawn))).toBe('not_ready');
  const other = await makePerson('studio');
  expect(codeOf(await call(duplicateMascot, { key: other.key, params: { id: fox.id }, body: {} }))).toBe('not_found');
});
