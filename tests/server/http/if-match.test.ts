import { removeDataDir } from '../../support/data-dir';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCanvas, updateCanvas, type Canvas } from '@/lib/contract/canvas';
import { getMascot, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { recolorMascot } from '@/lib/contract/mascot-edit';
import { getSpec, replaceSpec } from '@/lib/contract/mascot-spec';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { changeCanvas } from '@/lib/server/db/canvases';
import { transaction } from '@/lib/server/db/client';
import { BOTH_DATABASES } from '../../support/both-databases';
import { call, codeOf, detailsOf, type Received } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';
import { fixtureSpec, importFixture } from '../../support/product';

afterAll(removeDataDir);

const quoted = (tag: string | null) => `"${tag}"`;
const statuses = (answers: readonly Received[]) => answers.map(({ status }) => status).toSorted();

describe.each(BOTH_DATABASES)('on %s', (_, open, close) => {
  let somebody: SomePerson;
  let mascot: Mascot;

  beforeAll(open);
  afterAll(close);
  beforeEach(async () => {
    somebody = await makePerson('studio');
    mascot = await importFixture(somebody.key);
  });

  const sent = (ifMatch?: string) => ({
    key: somebody.key,
    params: { id: mascot.id },
    ...(ifMatch === undefined ? {} : { headers: { 'If-Match': ifMatch } }),
  });
  const replace = (ifMatch?: string) => call(replaceSpec, { ...sent(ifMatch), body: fixtureSpec('fox') });
  const recolor = (ifMatch?: string, color = '#3366cc') =>
    call(recolorMascot, { ...sent(ifMatch), body: { palette: { fur: color } } });
  const current = async () => ((await call(getMascot, sent())).body as Mascot).version_id;
  const furOf = async () =>
    ((await call(getSpec, sent())).body as MascotSpec).palette.find(({ name }) => name === 'fur')?.color;

  test.each([
    ['a spec', replace],
    ['a recolor', recolor],
  ])(
    '%s that is based on the current version is saved, one that is behind is refused with the current one',
    async (__, save) => {
      const first = mascot.version_id;
      expect((await save(quoted(first))).status).toBe(200);
      const next = await current();
      expect(next).not.toBe(first);
      const refused = await save(quoted(first));
      expect([refused.status, codeOf(refused), detailsOf(refused)]).toEqual([412, 'conflict', { current: next }]);
      expect(await current()).toBe(next);
      expect((await save(quoted(next))).status).toBe(200);
    },
  );

  test('without the header a save overwrites any state', async () => {
    await recolor();
    expect([(await replace()).status, (await recolor()).status]).toEqual([200, 200]);
  });

  test('of two saves of the same base one succeeds, and the other is a conflict', async () => {
    const base = quoted(mascot.version_id);
    const colors = ['#111111', '#222222', '#333333', '#444444', '#555555'];
    const answers = await Promise.all(colors.map((color) => recolor(base, color)));
    expect(statuses(answers)).toEqual([200, 412, 412, 412, 412]);
    expect(await furOf()).toBe(colors[answers.findIndex(({ status }) => status === 200)]);
    const again = quoted(await current());
    expect(statuses(await Promise.all([replace(again), recolor(again), replace(again)]))).toEqual([200, 412, 412]);
  });

  test('a rename does not change the version', async () => {
    await call(updateMascot, { ...sent(), body: { name: 'Rusty' } });
    expect((await recolor(quoted(mascot.version_id))).status).toBe(200);
  });

  test('of changes of the same state of a canvas one succeeds', async () => {
    const canvas = (await call(createCanvas, { ...sent(), body: { name: 'Chat', template: 'chatbot' } }))
      .body as Canvas;
    const change = (ifMatch: string, name: string) =>
      call(updateCanvas, {
        key: somebody.key,
        params: { id: mascot.id, canvasId: canvas.id },
        body: { name },
        headers: { 'If-Match': ifMatch },
      });
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => change(quoted(canvas.updated_at), name)));
    expect(statuses(answers)).toEqual([200, 412, 412, 412]);
    const made = answers.find(({ status }) => status === 200)?.body as Canvas;
    for (const refused of answers.filter(({ status }) => status === 412))
      expect([codeOf(refused), detailsOf(refused)]).toEqual(['conflict', { current: made.updated_at }]);
    expect((await change(quoted(made.updated_at), 'E')).body).toMatchObject({ name: 'E' });
  });

  test('each change of a canvas within one millisecond has a later time', async () => {
    const canvas = (await call(createCanvas, { ...sent(), body: { name: 'Chat', template: 'chatbot' } }))
      .body as Canvas;
    const times = await transaction(async (tx) => {
      const said = [canvas.updated_at];
      for (let count = 0; count < 20; count += 1)
        said.push((await changeCanvas(tx, canvas.id, { name: `Chat ${count}` })).updated_at);
      return said;
    });
    expect(new Set(times).size).toBe(21);
    expect(times).toEqual(times.toSorted());
  });
});

describe('the header', () => {
  let somebody: SomePerson;
  let mascot: Mascot;
  const [, open, close] = BOTH_DATABASES[0]!;

  beforeAll(async () => {
    await open();
    somebody = await makePerson('studio');
    mascot = await importFixture(somebody.key);
  });
  afterAll(close);

  const recolor = async (written: string) =>
    call(recolorMascot, {
      key: somebody.key,
      params: { id: mascot.id },
      body: { palette: { fur: '#3366cc' } },
      headers: {
        'If-Match': written.replaceAll(
          'CURRENT',
          ((await call(getMascot, { key: somebody.key, params: { id: mascot.id } })).body as Mascot).version_id ?? '',
        ),
      },
    });

  test.each([
    '*',
    ' "CURRENT" ',
    '"ver_other", "CURRENT"',
    '"CURRENT","ver_other"',
    'W/"CURRENT", "CURRENT"',
    '"a,b", "CURRENT"',
    ', "CURRENT" , ,',
  ])('%s names the current version', async (written) => {
    expect((await recolor(written)).status).toBe(200);
  });

  test.each(['"ver_other"', 'W/"CURRENT"', '""', '"current"', '"a,CURRENT"'])('%s does not', async (written) => {
    expect(codeOf(await recolor(written))).toBe('conflict');
  });

  test.each([
    '',
    'CURRENT',
    '"CURRENT',
    'CURRENT"',
    '"CURRENT" "ver_other"',
    '*, "CURRENT"',
    'w/"CURRENT"',
    '"ver other"',
    ',',
    '"CURRENT" ,x',
  ])('"%s" is malformed', async (written) => {
    const answer = await recolor(written);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
  });

  test('is checked after the resource is found', async () => {
    const answer = await call(recolorMascot, {
      key: somebody.key,
      params: { id: `msc_${'a'.repeat(20)}` },
      body: { palette: { fur: '#3366cc' } },
      headers: { 'If-Match': '"x"' },
    });
    expect(codeOf(answer)).toBe('not_found');
  });
});
