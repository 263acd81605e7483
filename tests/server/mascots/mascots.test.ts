import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMascot, deleteMascot, getMascot, listMascots, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { recolorMascot } from '@/lib/contract/mascot-edit';
import { getSpec, replaceSpec } from '@/lib/contract/mascot-spec';
import { listVersions, restoreVersion, type Version } from '@/lib/contract/version';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { db } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { call, codeOf, detailsOf, type Sent } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';
import { openQueue } from '../../support/jobs';
import { closeProduct, fixtureSpec, importFixture } from '../../support/product';

let somebody: SomePerson;
let other: SomePerson;

beforeAll(openQueue);
afterAll(closeProduct);
beforeEach(async () => {
  [somebody, other] = [await makePerson('studio'), await makePerson('studio')];
});

const versionsOf = async (key: string, id: string) =>
  ((await call(listVersions, { key, params: { id } })).body as { data: Version[] }).data;
const specOf = async (key: string, id: string, version?: string) =>
  (await call(getSpec, { key, params: { id }, ...(version ? { query: { version } } : {}) })).body as MascotSpec;
const unready = (workspaceId: string) =>
  db().transaction((tx) => insertMascot(tx, { workspaceId, name: 'Egg', source: 'prompt' }));
const ask = (key: string, id: string) => call(getMascot, { key, params: { id } });

describe('an import', () => {
  test('is ready at once, with its palette, parts and URLs', async () => {
    const mascot = await importFixture(somebody.key);
    const spec = fixtureSpec('fox');
    expect(mascot).toMatchObject({
      object: 'mascot',
      status: 'ready',
      source: 'svg',
      fidelity: null,
      needs_review: false,
      name: spec.name,
      public: false,
      variant_of: null,
      animations: [],
    });
    expect(mascot.parts.map(({ id }) => id)).toEqual(spec.parts.map(({ id }) => id));
    expect(mascot.palette).toEqual(spec.palette);
    expect(mascot.preview_url).toBe(`http://localhost:3000/api/v1/mascots/${mascot.id}/preview?v=${mascot.version_id}`);
    expect(mascot.bundle_url).toBe(`http://localhost:3000/api/v1/mascots/${mascot.id}/bundle`);
  });

  test('gets the requested name', async () => {
    const { body } = await call(createMascot, { key: somebody.key, body: { spec: fixtureSpec('fox'), name: 'Rusty' } });
    expect(body).toMatchObject({ name: 'Rusty' });
  });

  test('of an invalid spec is refused with every problem', async () => {
    const spec = { ...fixtureSpec('fox'), archetype: 'dragonfly', canvas: { width: 0, height: 10 } };
    const answer = await call(createMascot, { key: somebody.key, body: { spec } });
    expect(answer.body).toMatchObject({ error: { code: 'invalid_request', message: 'Spec is invalid.' } });
    expect((detailsOf(answer) as string[]).map((line) => line.split(':')[0])).toEqual(['archetype', 'canvas.width']);
  });

  test('of hostile drawings is refused, or cleaned and marked for review', async () => {
    const spec = fixtureSpec('fox');
    const [first, ...rest] = spec.parts;
    const withSvg = (svg: string) => ({ ...spec, parts: [{ ...first!, svg }, ...rest] });
    const cleaned = await call(createMascot, {
      key: somebody.key,
      body: { spec: withSvg('<path d="M0 0L9 9Z" class="x"/><text>hi</text>') },
    });
    expect(cleaned.body).toMatchObject({ status: 'ready', needs_review: true });
    const stored = await specOf(somebody.key, (cleaned.body as Mascot).id);
    expect(JSON.stringify(stored)).not.toMatch(/class|text/);
    const refused = await call(createMascot, {
      key: somebody.key,
      body: { spec: withSvg('<script>alert(1)</script>') },
    });
    expect(refused.body).toMatchObject({ error: { message: 'Spec is invalid.' } });
  });
});

describe('POST /mascots', () => {
  test.each([
    ['nothing', {}],
    ['two sources', { prompt: 'a fox', image_url: 'https://example.com/a.png' }],
    ['a short prompt', { prompt: 'ab' }],
    ['an unknown field', { prompt: 'a fox', mood: 'happy' }],
    ['an upload and a spec', { spec: {}, upload_id: 'file_x' }],
    ['a name of 81 characters', { prompt: 'a fox', name: 'x'.repeat(81) }],
  ])('refuses %s', async (_, body) => {
    expect(codeOf(await call(createMascot, { key: somebody.key, body }))).toBe('invalid_request');
  });

  test('refuses an anonymous caller', async () => {
    expect(codeOf(await call(createMascot, { body: { prompt: 'a fox' } }))).toBe('unauthorized');
  });
});

describe('the list', () => {
  test('pages through everything once, newest first', async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await importFixture(somebody.key, 'blob')).id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await call(listMascots, {
        key: somebody.key,
        query: { limit: '2', ...(cursor ? { cursor } : {}) },
      });
      const page = body as { data: Mascot[]; next_cursor: string | null };
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(ids);
  });

  test('has only mascots of the workspace', async () => {
    await importFixture(somebody.key, 'blob');
    expect((await call(listMascots, { key: other.key })).body).toEqual({ object: 'list', data: [], next_cursor: null });
  });

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'x'],
    ['cursor', 'nonsense'],
  ])('refuses %s=%s', async (name, value) => {
    expect(codeOf(await call(listMascots, { key: somebody.key, query: { [name]: value } }))).toBe('invalid_request');
  });
});

describe('a mascot', () => {
  test('has its spec only on request', async () => {
    const { id } = await importFixture(somebody.key);
    expect((await call(getMascot, { key: somebody.key, params: { id } })).body).not.toHaveProperty('spec');
    const { body } = await call(getMascot, { key: somebody.key, params: { id }, query: { include: 'spec' } });
    expect((body as Mascot).spec?.name).toBe(fixtureSpec('fox').name);
    expect(codeOf(await call(getMascot, { key: somebody.key, params: { id }, query: { include: 'all' } }))).toBe(
      'invalid_request',
    );
  });

  test('can be renamed and made public, and nothing else', async () => {
    const { id } = await importFixture(somebody.key);
    expect(
      (await call(updateMascot, { key: somebody.key, params: { id }, body: { name: 'Rusty', public: true } })).body,
    ).toMatchObject({ name: 'Rusty', public: true });
    expect((await call(updateMascot, { key: somebody.key, params: { id }, body: {} })).body).toMatchObject({
      name: 'Rusty',
      public: true,
    });
    expect(codeOf(await call(updateMascot, { key: somebody.key, params: { id }, body: { status: 'ready' } }))).toBe(
      'invalid_request',
    );
  });

  test('does not exist after DELETE', async () => {
    const { id } = await importFixture(somebody.key);
    expect((await call(deleteMascot, { key: somebody.key, params: { id } })).body).toEqual({
      id,
      object: 'mascot',
      deleted: true,
    });
    expect(codeOf(await call(getMascot, { key: somebody.key, params: { id } }))).toBe('not_found');
    expect(codeOf(await call(deleteMascot, { key: somebody.key, params: { id } }))).toBe('not_found');
  });

  test('in parallel requests of several workspaces is found by its own only', async () => {
    const [mine, theirs] = [await importFixture(somebody.key), await importFixture(other.key, 'blob')];
    const answers = await Promise.all([
      ask(somebody.key, mine.id),
      ask(other.key, theirs.id),
      ask(somebody.key, theirs.id),
      ask(other.key, mine.id),
      ask(somebody.key, 'msc_none'),
      ask(somebody.key, mine.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 200]);
    expect([answers[0]?.body, answers[1]?.body, answers[5]?.body]).toEqual([mine, theirs, mine]);
  });

  test('of another workspace does not exist', async () => {
    const { id, version_id } = await importFixture(somebody.key);
    const sent = (more: Sent = {}): Sent => ({ key: other.key, ...more, params: { id, versionId: version_id ?? '' } });
    const answers = await Promise.all([
      call(getMascot, sent()),
      call(updateMascot, sent({ body: { name: 'Mine' } })),
      call(getSpec, sent()),
      call(listVersions, sent()),
      call(replaceSpec, sent({ body: fixtureSpec('fox') })),
      call(recolorMascot, sent({ body: { palette: { fur: '#112233' } } })),
      call(restoreVersion, sent()),
      call(deleteMascot, sent()),
      call(updateMascot, sent({ body: {} })),
    ]);
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 9 }, () => 'not_found'));
    expect((await call(getMascot, { key: somebody.key, params: { id } })).status).toBe(200);
  });
});

describe('versions', () => {
  test('are stored: a new spec becomes current, and the old one can be read and restored', async () => {
    const { id, version_id: first } = await importFixture(somebody.key);
    const spec = { ...(await specOf(somebody.key, id)), description: 'A second take' };
    const { body } = await call(replaceSpec, { key: somebody.key, params: { id }, body: spec });
    expect(body).toMatchObject({ warnings: [], mascot: { id } });
    expect((await specOf(somebody.key, id)).description).toBe('A second take');
    expect((await specOf(somebody.key, id, first!)).description).toBe(fixtureSpec('fox').description);
    const restored = (await call(restoreVersion, { key: somebody.key, params: { id, versionId: first! } }))
      .body as Mascot;
    expect(restored.version_id).not.toBe(first);
    expect((await specOf(somebody.key, id)).description).toBe(fixtureSpec('fox').description);
    expect(
      (await versionsOf(somebody.key, id)).map(({ number, source, current }) => [number, source, current]),
    ).toEqual([
      [3, 'restore', true],
      [2, 'replace', false],
      [1, 'import', false],
    ]);
  });

  test('an invalid spec does not change the current one', async () => {
    const { id } = await importFixture(somebody.key);
    const answer = await call(replaceSpec, {
      key: somebody.key,
      params: { id },
      body: { ...fixtureSpec('fox'), parts: [] },
    });
    expect(answer.body).toMatchObject({
      error: { code: 'invalid_request', message: 'Spec is invalid.', details: [expect.stringMatching(/^parts: /)] },
    });
    expect(await versionsOf(somebody.key, id)).toHaveLength(1);
  });

  test('of another mascot cannot be read or restored', async () => {
    const [one, two] = [await importFixture(somebody.key), await importFixture(somebody.key)];
    expect(
      codeOf(await call(getSpec, { key: somebody.key, params: { id: one.id }, query: { version: two.version_id! } })),
    ).toBe('not_found');
    expect(
      codeOf(await call(restoreVersion, { key: somebody.key, params: { id: one.id, versionId: two.version_id! } })),
    ).toBe('not_found');
  });

  test('that are saved in parallel are all stored, each with its number', async () => {
    const { id } = await importFixture(somebody.key);
    await Promise.all(
      ['#111111', '#222222', '#333333'].map((fur) =>
        call(recolorMascot, { key: somebody.key, params: { id }, body: { palette: { fur } } }),
      ),
    );
    expect((await versionsOf(somebody.key, id)).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });
});

describe('a recolour', () => {
  test('changes the token and the colours that derive from it, in a new version', async () => {
    const { id, palette } = await importFixture(somebody.key);
    const { body } = await call(recolorMascot, {
      key: somebody.key,
      params: { id },
      body: { palette: { fur: '#3366cc' } },
    });
    const colors = Object.fromEntries((body as Mascot).palette.map(({ name, color }) => [name, color]));
    expect(colors.fur).toBe('#3366cc');
    expect(colors.fur_shade).not.toBe(palette.find(({ name }) => name === 'fur_shade')?.color);
    expect(colors.cream).toBe(palette.find(({ name }) => name === 'cream')?.color);
    expect((await versionsOf(somebody.key, id))[0]).toMatchObject({
      number: 2,
      source: 'recolor',
      summary: 'Recolored fur',
      current: true,
    });
  });

  test.each([[{ horn: '#112233' }], [{ fur: 'red' }], [{}]])('refuses %o', async (palette) => {
    const { id } = await importFixture(somebody.key);
    expect(codeOf(await call(recolorMascot, { key: somebody.key, params: { id }, body: { palette } }))).toBe(
      'invalid_request',
    );
    expect(await versionsOf(somebody.key, id)).toHaveLength(1);
  });
});

describe('a mascot without a drawing', () => {
  test('is generating, and cannot be recoloured, replaced or read as a spec', async () => {
    const id = await unready(somebody.workspaceId);
    expect(
      (await call(getMascot, { key: somebody.key, params: { id }, query: { include: 'spec' } })).body,
    ).toMatchObject({ status: 'generating', version_id: null, preview_url: null, parts: [] });
    const answers = await Promise.all([
      call(recolorMascot, { key: somebody.key, params: { id }, body: { palette: { fur: '#112233' } } }),
      call(replaceSpec, { key: somebody.key, params: { id }, body: fixtureSpec('fox') }),
      call(getSpec, { key: somebody.key, params: { id } }),
    ]);
    expect(answers.map(codeOf)).toEqual(['not_ready', 'not_ready', 'not_ready']);
    expect(await versionsOf(somebody.key, id)).toEqual([]);
  });
});
