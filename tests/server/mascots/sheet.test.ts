import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '@/lib/contract/job';
import { createMascot, getMascot, listMascots, type Mascot } from '@/lib/contract/mascot';
import { editMascot, recolorMascot } from '@/lib/contract/mascot-edit';
import { replaceSheet } from '@/lib/contract/mascot-sheet';
import { listVersions, restoreVersion, type Version } from '@/lib/contract/version';
import { call, codeOf, detailsOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct, ended, importFixture } from '../../support/product';

let somebody: SomePerson;
beforeAll(async () => {
  await openQueue();
  somebody = await makePerson('studio');
});
afterAll(closeProduct);

const SHEET = { sheet_version: 1, name: 'Vixen', subject: { kind: 'fox' }, wears: [{ item: 'scarf' }] };
const ask = (endpoint: Parameters<typeof call>[0], id: string, more: object = {}) =>
  call(endpoint, { key: somebody.key, params: { id }, ...more });
const sheetOf = async (id: string) =>
  ((await ask(getMascot, id, { query: { include: 'sheet' } })).body as Mascot).sheet;
const found = async (q: string) =>
  ((await call(listMascots, { key: somebody.key, query: { q } })).body as { data: Mascot[] }).data.map((one) => one.id);
const draw = async (body: object) => (await call(createMascot, { key: somebody.key, body })).body as Mascot;

test('a sheet becomes a mascot at once, and is stored with its version', async () => {
  const mascot = await draw({ sheet: SHEET });
  expect(mascot).toMatchObject({ status: 'ready', name: 'Vixen', source: 'prompt', needs_review: false });
  expect(mascot.parts.some(({ id }) => id.includes('scarf'))).toBe(true);
  expect(await sheetOf(mascot.id)).toMatchObject({ ...SHEET, wears: [{ item: 'scarf', color: null }], seed: 0 });
  expect((await draw({ sheet: SHEET, name: 'Rusty' })).name).toBe('Rusty');
  expect(mascot).not.toHaveProperty('sheet');
});

test('a sheet with the prompt that it was read from is found by the words of the prompt', async () => {
  const { id } = await draw({ sheet: SHEET, prompt: 'a foxy quixotic dancer' });
  expect(await found('quixotic')).toEqual([id]);
  expect(await found('quixotics')).toEqual([]);
  const versions = ((await ask(listVersions, id)).body as { data: Version[] }).data;
  expect(versions.map(({ source }) => source)).toEqual(['generate']);
});

test('a changed sheet makes the next version; recoloured tokens stay, and old versions keep their sheets', async () => {
  const { id, version_id: first } = await draw({ sheet: SHEET });
  const changed = (await ask(replaceSheet, id, { body: { ...SHEET, wears: [] } })).body as Mascot;
  expect(changed.parts.some((part) => part.id.includes('scarf'))).toBe(false);
  const versions = ((await ask(listVersions, id)).body as { data: Version[] }).data;
  expect(versions.map(({ source }) => source)).toEqual(['edit', 'import']);
  expect(versions[0]?.summary).toBe('Removed scarf');
  await ask(recolorMascot, id, { body: { palette: { body: '#123456' } } });
  expect((await sheetOf(id))?.palette).toEqual({ body: '#123456' });
  const again = (await ask(replaceSheet, id, { body: await sheetOf(id) })).body as Mascot;
  expect(again.palette.find(({ name }) => name === 'body')?.color).toBe('#123456');
  await call(restoreVersion, { key: somebody.key, params: { id, versionId: first ?? '' } });
  expect((await sheetOf(id))?.wears).toEqual([{ item: 'scarf', color: null }]);
});

test('an edit by prompt changes the sheet, and a change of the drawing removes it', async () => {
  const { id } = await draw({ sheet: { ...SHEET, subject: { kind: 'person' }, face: { hair: 'long' } } });
  const edited = async (instruction: string) => {
    const job = (await ask(editMascot, id, { body: { instruction } })).body as Job;
    expect((await ended(somebody.key, job)).status).toBe('succeeded');
    return sheetOf(id);
  };
  expect((await edited('give her an afro'))?.face.hair).toBe('afro');
  const worn = (await edited('make the scarf green'))?.wears.find(({ item }) => item === 'scarf');
  expect(worn?.color).toMatch(/^#/);
  expect(await edited('add a star on her chest')).toBeNull();
});

test('a sheet that is invalid, stale or for a foreign mascot is refused and changes nothing', async () => {
  const wrong = await call(createMascot, { key: somebody.key, body: { sheet: { ...SHEET, subject: { kind: 'x' } } } });
  expect(wrong.body).toMatchObject({ error: { code: 'invalid_request', message: 'Sheet is invalid.' } });
  expect(detailsOf(wrong)).toEqual(['subject.kind: The kit has no kind "x".']);
  const { id } = await draw({ sheet: SHEET });
  const behind = await ask(replaceSheet, id, { body: SHEET, headers: { 'if-match': '"ver_aaaaaaaaaaaaaaaaaaaa"' } });
  expect(codeOf(behind)).toBe('conflict');
  const other = await makePerson();
  const foreign = await call(replaceSheet, { key: other.key, params: { id }, body: SHEET });
  expect(codeOf(foreign)).toBe('not_found');
  expect(((await ask(listVersions, id)).body as { data: Version[] }).data).toHaveLength(1);
});

test('a mascot that was drawn without a sheet has none', async () => {
  const imported = await importFixture(somebody.key);
  expect(await sheetOf(imported.id)).toBeNull();
});
