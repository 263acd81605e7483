import { describe, expect, test } from 'vitest';
import {
  createAnimation,
  deleteAnimation,
  getAnimation,
  listAnimations,
  replaceAnimation,
  type Animation,
} from '@/lib/contract/animation';
import { listPresets } from '@/lib/contract/catalog';
import { getMascot, type Mascot } from '@/lib/contract/mascot';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import { animationsWithClips } from '@/lib/server/animations/get';
import { freeName } from '@/lib/server/mascots/names';
import { db } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { call, codeOf, detailsOf } from '../../support/http';
import { makePerson } from '../../support/people';
import { importFixture } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';
import { headTurn } from '@/tests/support/clips';

setTheStage();

const add = (body: unknown, id = mascot.id, key = somebody.key) => call(createAnimation, { key, params: { id }, body });
const clip = headTurn(
  'Tilt',
  [
    [0, 0],
    [0.5, 8],
    [1, 0],
  ],
  { duration: 1.5 },
);

describe('a preset', () => {
  test.each(PRESET_NAMES)('%s is fitted to the rig at once', async (preset) => {
    const { status, body } = await add({ preset });
    expect(status).toBe(201);
    expect(body).toMatchObject({ object: 'animation', mascot_id: mascot.id, name: preset, source: 'preset', preset });
    expect(body).not.toHaveProperty('clip');
  });

  test('accepts intensity, duration and a name', async () => {
    const { body } = await add({ preset: 'wave', duration: 3, intensity: 0.5, name: 'Hello' });
    expect(body).toMatchObject({ name: 'Hello', duration: 3 });
    const one = (
      await call(getAnimation, { key: somebody.key, params: { id: mascot.id, animationId: (body as Animation).id } })
    ).body as Animation;
    expect(one.clip).toMatchObject({ name: 'Hello', duration: 3 });
  });

  test.each([
    { preset: 'moonwalk' },
    { preset: 'wave', intensity: 3 },
    { preset: 'wave', duration: 0.2 },
    { preset: 'wave', duration: 21 },
    { preset: 'wave', name: 'x'.repeat(61) },
    { preset: 'wave', speed: 2 },
    {},
    { preset: 'wave', clip },
  ])('refuses %o', async (body) => {
    expect(codeOf(await add(body))).toBe('invalid_request');
  });

  test('is in the public catalogue', async () => {
    const { body } = await call(listPresets);
    expect((body as { data: { name: string }[] }).data.map(({ name }) => name)).toEqual([...PRESET_NAMES]);
  });
});

describe('a clip', () => {
  test('is stored unchanged, under the requested name', async () => {
    const { body } = await add({ clip, name: 'Curious' });
    expect(body).toMatchObject({ name: 'Curious', source: 'custom', duration: 1.5, loop: true });
    const { body: one } = await call(getAnimation, {
      key: somebody.key,
      params: { id: mascot.id, animationId: (body as Animation).id },
    });
    expect((one as Animation).clip).toEqual({ ...clip, name: 'Curious' });
  });

  test('that is invalid is refused with every problem', async () => {
    const wrong = { ...clip, duration: 60, tracks: [{ ...clip.tracks[0], prop: 'skew' }] };
    const answer = await add({ clip: wrong, name: 'Wrong' });
    expect(answer.body).toMatchObject({ error: { code: 'invalid_request', message: 'Clip is invalid.' } });
    expect((detailsOf(answer) as string[]).length).toBeGreaterThan(1);
  });

  test('may only move parts that the rig has', async () => {
    const answer = await add({ clip: { ...clip, tracks: [{ ...clip.tracks[0], part: 'trunk' }] }, name: 'Trunk' });
    expect(detailsOf(answer)).toEqual([expect.stringContaining('trunk')]);
  });

  test('requires a name', async () => {
    expect(detailsOf(await add({ clip }))).toEqual(['name: This field is required.']);
  });
});

const replace = (animationId: string, body: unknown, headers?: Record<string, string>) =>
  call(replaceAnimation, { key: somebody.key, params: { id: mascot.id, animationId }, body, headers });
const read = async (animationId: string) =>
  (await call(getAnimation, { key: somebody.key, params: { id: mascot.id, animationId } })).body as Animation;

describe('replacing the clip of an animation', () => {
  const faster = { ...clip, duration: 0.9, loop: false };

  test('keeps its id and name, and marks it as custom', async () => {
    const made = (await add({ preset: 'wave' })).body as Animation;
    const { status, body } = await replace(made.id, { clip: faster });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: made.id, name: 'wave', source: 'custom', duration: 0.9, loop: false });
    expect(body).not.toHaveProperty('preset');
    expect(await read(made.id)).toEqual({ ...(body as Animation), clip: { ...faster, name: 'wave' } });
    expect((body as Animation).updated_at > made.updated_at).toBe(true);
  });

  test('can rename it; a name that is taken gets a number', async () => {
    await add({ preset: 'nod' });
    const { id } = (await add({ clip, name: 'Tilt' })).body as Animation;
    expect((await replace(id, { clip, name: 'Tilt' })).body).toMatchObject({ name: 'Tilt' });
    expect((await replace(id, { clip, name: 'nod' })).body).toMatchObject({ name: 'nod 2' });
    expect((await read(id)).clip?.name).toBe('nod 2');
  });

  test('with an invalid one changes nothing and is refused with every problem', async () => {
    const { id } = (await add({ clip, name: 'Tilt' })).body as Animation;
    const before = await read(id);
    const trunk = await replace(id, { clip: { ...clip, tracks: [{ ...clip.tracks[0], part: 'trunk' }] } });
    expect(detailsOf(trunk)).toEqual([expect.stringContaining('trunk')]);
    for (const body of [{}, { clip: 7 }, { name: 'Tilt' }, { clip, speed: 2 }])
      expect(codeOf(await replace(id, body))).toBe('invalid_request');
    expect(await read(id)).toEqual(before);
  });

  test('is refused if another clip has been saved since', async () => {
    const { id, updated_at: base } = (await add({ clip, name: 'Tilt' })).body as Animation;
    const first = await replace(id, { clip: faster }, { 'If-Match': `"${base}"` });
    expect(first.status).toBe(200);
    const second = await replace(id, { clip }, { 'If-Match': `"${base}"` });
    expect([codeOf(second), detailsOf(second)]).toEqual([
      'conflict',
      { current: (first.body as Animation).updated_at },
    ]);
    expect((await read(id)).duration).toBe(0.9);
  });
});

describe('names', () => {
  test('that are taken get a number', async () => {
    for (const name of ['wave', 'wave 2', 'wave 3'])
      expect((await add({ preset: 'wave' })).body).toMatchObject({ name });
  });

  test('have at most 60 characters with their number', () => {
    const long = 'x'.repeat(60);
    expect(freeName(long, [long], 60)).toBe(`${'x'.repeat(58)} 2`);
  });

  test('are not cut within a character', async () => {
    const name = `a${'🦊'.repeat(59)}`;
    await add({ preset: 'wave', name });
    expect((await add({ preset: 'wave', name })).body).toMatchObject({ name: `a${'🦊'.repeat(57)} 2` });
    expect(freeName('a', ['b'], 60)).toBe('a');
  });

  test('that are requested in parallel are all stored', async () => {
    await Promise.all([1, 2, 3].map(() => add({ preset: 'nod' })));
    const { body } = await call(listAnimations, { key: somebody.key, params: { id: mascot.id } });
    expect((body as { data: Animation[] }).data.map(({ name }) => name).sort()).toEqual(['nod', 'nod 2', 'nod 3']);
  });
});

describe('animations', () => {
  test('are listed with their mascot, oldest first, without clips', async () => {
    await add({ preset: 'wave' });
    await add({ clip, name: 'Tilt' });
    const { body } = await call(listAnimations, { key: somebody.key, params: { id: mascot.id } });
    const { data } = body as { data: Animation[] };
    expect(data.map(({ name, clip: inside }) => [name, inside])).toEqual([
      ['wave', undefined],
      ['Tilt', undefined],
    ]);
    expect(
      ((await call(getMascot, { key: somebody.key, params: { id: mascot.id } })).body as Mascot).animations,
    ).toEqual(data);
  });

  test('are read with their clips for the pages of the studio, oldest first, only in their workspace', async () => {
    const ids = [
      (await add({ preset: 'wave' })).body as Animation,
      (await add({ clip, name: 'Tilt' })).body as Animation,
    ];
    const all = await animationsWithClips(somebody.actor, mascot.id);
    expect(all).toEqual(await Promise.all(ids.map(({ id }) => read(id))));
    expect(all.map(({ clip: inside }) => inside?.name)).toEqual(['wave', 'Tilt']);
    expect(await animationsWithClips((await makePerson()).actor, mascot.id)).toEqual([]);
  });

  test('do not exist after their deletion', async () => {
    const { id } = (await add({ preset: 'wave' })).body as Animation;
    const params = { id: mascot.id, animationId: id };
    expect((await call(deleteAnimation, { key: somebody.key, params })).body).toEqual({
      id,
      object: 'animation',
      deleted: true,
    });
    expect(codeOf(await call(getAnimation, { key: somebody.key, params }))).toBe('not_found');
    expect(codeOf(await call(deleteAnimation, { key: somebody.key, params }))).toBe('not_found');
  });

  test('of another workspace, or of another mascot, do not exist', async () => {
    const other = await makePerson();
    const { id: animationId } = (await add({ preset: 'wave' })).body as Animation;
    const [twin, params] = [await importFixture(somebody.key), { id: mascot.id, animationId }];
    const answers = await Promise.all([
      call(listAnimations, { key: other.key, params }),
      call(getAnimation, { key: other.key, params }),
      call(deleteAnimation, { key: other.key, params }),
      add({ preset: 'wave' }, mascot.id, other.key),
      call(getAnimation, { key: somebody.key, params: { ...params, id: twin.id } }),
      call(deleteAnimation, { key: somebody.key, params: { ...params, id: twin.id } }),
      call(replaceAnimation, { key: other.key, params, body: { clip } }),
      call(replaceAnimation, { key: somebody.key, params: { ...params, id: twin.id }, body: { clip } }),
    ]);
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 8 }, () => 'not_found'));
  });

  test('are not ready before the mascot has a drawing', async () => {
    const id = await db().transaction((tx) =>
      insertMascot(tx, { workspaceId: somebody.workspaceId, name: 'Egg', source: 'prompt' }),
    );
    expect(codeOf(await add({ preset: 'wave' }, id))).toBe('not_ready');
    expect((await call(listAnimations, { key: somebody.key, params: { id } })).body).toMatchObject({ data: [] });
  });
});
