import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { canvases } from '@/drizzle/schema';
import { createAnimation, listAnimations } from '@/lib/contract/animation';
import { getCredits, type Credits } from '@/lib/contract/credits';
import type { Job } from '@/lib/contract/job';
import { deleteMascot, getMascot, listMascots, type Mascot } from '@/lib/contract/mascot';
import { createVariant, editMascot, recolorMascot, type EditResult } from '@/lib/contract/mascot-edit';
import { listVersions } from '@/lib/contract/version';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { eventsAfter } from '@/lib/server/db/job-events';
import { ArtistError } from '@/lib/artist/types';
import { says, script } from '../../support/artist';
import { call, codeOf, detailsOf } from '../../support/http';
import { makePerson } from '../../support/people';
import { ended } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';

vi.mock('@/lib/server/artist', () => import('../../support/artist'));

setTheStage();

const repainted = (spec: MascotSpec, color: string): MascotSpec => ({
  ...spec,
  palette: spec.palette.map((entry, index) => (index === 0 ? { ...entry, color } : entry)),
});
const balance = async () => ((await call(getCredits, { key: somebody.key })).body as Credits).balance;
const find = async (id = mascot.id) =>
  (await call(getMascot, { key: somebody.key, params: { id }, query: { include: 'spec' } })).body as Mascot;
const edit = (body: unknown) => call(editMascot, { key: somebody.key, params: { id: mascot.id }, body });
const looks = async (key: string, query: Record<string, string>) =>
  (await call(listMascots, { key, query })).body as { data: Mascot[]; next_cursor: string | null };
const vary = (body: unknown) => call(createVariant, { key: somebody.key, params: { id: mascot.id }, body });

describe('an edit', () => {
  test('makes a new version, with its changes and the words that were not understood', async () => {
    script.edit = ({ spec, instruction }) =>
      says(
        [
          { type: 'progress', text: `Doing: ${instruction}` },
          { type: 'draft', spec: repainted(spec, '#111111') },
        ],
        () => ({
          spec: repainted(spec, '#123456'),
          summary: 'Made it blue',
          warnings: ['I did not understand "zorg".'],
        }),
      );
    const before = await balance();
    const { status, body } = await edit({ instruction: 'make it blue, zorg' });
    expect(status).toBe(202);
    const job = await ended(somebody.key, body as Job);
    expect(job).toMatchObject({ type: 'edit', status: 'succeeded', mascot_id: mascot.id });
    const result = job.result as EditResult;
    expect(result).toMatchObject({
      summary: 'Made it blue',
      warnings: ['I did not understand "zorg".'],
      mascot: { id: mascot.id, version_id: result.version_id },
    });
    expect((await find()).spec?.palette[0]?.color).toBe('#123456');
    const { body: versions } = await call(listVersions, { key: somebody.key, params: { id: mascot.id } });
    expect(versions).toMatchObject({
      data: [{ number: 2, source: 'edit', summary: 'Made it blue', current: true }, { number: 1 }],
    });
    expect(await balance()).toBe(before - 4);
    const types = (await eventsAfter(db(), job.id, 0, 100)).map(({ type }) => type);
    expect(types).toEqual(['queued', 'started', 'progress', 'draft', 'finished']);
  });

  test('that changes nothing fails with the reason, is refunded, and keeps the current version', async () => {
    script.edit = () =>
      says([], () => {
        throw new ArtistError('nothing_changed', 'It is blue already.');
      });
    const before = await balance();
    const job = await ended(somebody.key, (await edit({ instruction: 'make it blue' })).body as Job);
    expect(job).toMatchObject({ status: 'failed', error: 'It is blue already.', result: null });
    expect(await find()).toMatchObject({ version_id: mascot.version_id, status: 'ready' });
    expect(await balance()).toBe(before);
  });

  test('gets the previous version, so that it can go back to it', async () => {
    const seen: (string | undefined)[] = [];
    script.edit = ({ spec, previous }) =>
      says([], () => {
        seen.push(previous?.palette[0]?.color);
        return {
          spec: repainted(spec, seen.length === 1 ? '#111111' : '#222222'),
          summary: 'Painted it',
          warnings: [],
        };
      });
    const first = (await find()).spec?.palette[0]?.color;
    await ended(somebody.key, (await edit({ instruction: 'one' })).body as Job);
    await ended(somebody.key, (await edit({ instruction: 'two' })).body as Job);
    await ended(somebody.key, (await edit({ instruction: 'three' })).body as Job);
    expect(seen.slice(1)).toEqual([first, '#111111']);
  });

  test('of a mascot that is changed meanwhile fails, so that no change is lost', async () => {
    script.edit = ({ spec }) =>
      says([], async () => {
        await call(recolorMascot, {
          key: somebody.key,
          params: { id: mascot.id },
          body: { palette: { [spec.palette[0]?.name ?? '']: '#abcdef' } },
        });
        return { spec: repainted(spec, '#123456'), summary: 'Made it blue', warnings: [] };
      });
    const job = await ended(somebody.key, (await edit({ instruction: 'make it blue' })).body as Job);
    expect(job).toMatchObject({
      status: 'failed',
      error: 'The mascot was changed while it was being edited. Please try again.',
    });
    expect((await find()).spec?.palette[0]?.color).toBe('#abcdef');
  });

  test('waits for the previous edit, and is based on its result', async () => {
    const order: string[] = [];
    script.edit = ({ spec, instruction }) =>
      says([], async () => {
        order.push(`${instruction} begins on ${spec.description}`);
        await new Promise((resolve) => {
          setTimeout(resolve, 30);
        });
        order.push(`${instruction} ends`);
        return { spec: { ...spec, description: instruction }, summary: instruction, warnings: [] };
      });
    const asked = await Promise.all([
      edit({ instruction: 'one' }),
      edit({ instruction: 'two' }),
      edit({ instruction: 'three' }),
    ]);
    const jobs: Job[] = [];
    for (const { body } of asked) jobs.push(await ended(somebody.key, body as Job));
    expect(jobs.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    expect(order.filter((_, index) => index % 2 === 1)).toEqual(
      order.filter((_, index) => index % 2 === 0).map((line) => line.replace(/ begins.*/, ' ends')),
    );
    expect(order[2]).toBe(`${order[3]?.replace(' ends', '')} begins on ${order[1]?.replace(' ends', '')}`);
  });

  test('with an invalid drawing fails', async () => {
    script.edit = ({ spec }) =>
      says([{ type: 'draft', spec: { ...spec, parts: [] } }], () => ({
        spec: { ...spec, parts: [] },
        summary: '',
        warnings: [],
      }));
    const job = await ended(somebody.key, (await edit({ instruction: 'remove all' })).body as Job);
    expect(job).toMatchObject({
      status: 'failed',
      error: 'The drawing broke the rules of a spec. Please try again, or say it in other words.',
    });
    expect((await eventsAfter(db(), job.id, 0, 100)).map(({ type }) => type)).toEqual([
      'queued',
      'started',
      'finished',
    ]);
  });

  test.each([
    [{}, ['instruction: This field is required.']],
    [{ instruction: 'blue', max_cost_usd: 0 }, undefined],
    [{ instruction: 'x'.repeat(2001) }, undefined],
    [{ instruction: '' }, undefined],
    [{ instruction: 'blue', size: 3 }, ['size: This field is not known here.']],
  ])('of %j is refused', async (body, details) => {
    const answer = await edit(body);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
    if (details) expect(detailsOf(answer)).toEqual(details);
  });

  test('requires a mascot of the workspace with a drawing', async () => {
    const stranger = await makePerson('free');
    const answer = await call(editMascot, {
      key: stranger.key,
      params: { id: mascot.id },
      body: { instruction: 'blue' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
  });

  test('is canceled when its mascot is deleted', async () => {
    const { body } = await edit({ instruction: 'blue' });
    await call(deleteMascot, { key: somebody.key, params: { id: mascot.id } });
    expect(await ended(somebody.key, body as Job)).toMatchObject({ status: 'canceled' });
  });
});

describe('a variant', () => {
  test('is a new mascot with the animations of the original', async () => {
    await call(createAnimation, {
      key: somebody.key,
      params: { id: mascot.id },
      body: { preset: 'wave', name: 'Hello' },
    });
    script.variant = ({ spec }) =>
      says([], () => ({ spec: repainted(spec, '#ffffff'), summary: 'An astronaut', warnings: [] }));
    const before = await balance();
    const job = await ended(
      somebody.key,
      (await vary({ name: 'Space fox', instruction: 'as an astronaut' })).body as Job,
    );
    expect(job).toMatchObject({ type: 'variant', status: 'succeeded', mascot_id: mascot.id });
    const { mascot: look } = job.result as { mascot: Mascot };
    expect(look).toMatchObject({ name: 'Space fox', variant_of: mascot.id, status: 'ready' });
    expect(look.parts.map(({ id, parent, pivot }) => ({ id, parent, pivot }))).toEqual(
      mascot.parts.map(({ id, parent, pivot }) => ({ id, parent, pivot })),
    );
    const { body } = await call(listAnimations, { key: somebody.key, params: { id: look.id } });
    expect(body).toMatchObject({ data: [{ name: 'Hello', source: 'preset', preset: 'wave' }] });
    expect(await balance()).toBe(before - 6);
    expect((await find()).version_id).toBe(mascot.version_id);
  });

  test('can be listed by its original, in its own workspace', async () => {
    script.variant = ({ spec }) =>
      says([], () => ({ spec: repainted(spec, '#ffffff'), summary: 'An astronaut', warnings: [] }));
    for (const name of ['Space fox', 'Sea fox'])
      await ended(somebody.key, (await vary({ name, instruction: 'as an astronaut' })).body as Job);
    const first = await looks(somebody.key, { variant_of: mascot.id, limit: '1' });
    expect(first.data.map(({ name }) => name)).toEqual(['Sea fox']);
    const rest = await looks(somebody.key, { variant_of: mascot.id, cursor: first.next_cursor ?? '' });
    expect([rest.data.map(({ name }) => name), rest.next_cursor]).toEqual([['Space fox'], null]);
    const none = { object: 'list', data: [], next_cursor: null };
    expect(await looks(somebody.key, { variant_of: rest.data[0]?.id ?? '' })).toEqual(none);
    expect(await looks(somebody.key, { variant_of: 'msc_nobody' })).toEqual(none);
    expect(await looks((await makePerson('studio')).key, { variant_of: mascot.id })).toEqual(none);
  });

  test('has the canvases of the original', async () => {
    const graph: CanvasGraph = {
      canvasVersion: 1,
      inputs: [],
      states: [{ id: 'rest', animation: 'idle', loop: true, then: null }],
      initial: 'rest',
      transitions: [],
    };
    await db()
      .insert(canvases)
      .values({ id: newId('canvas'), mascotId: mascot.id, name: 'Greeter', graph });
    script.variant = ({ spec }) =>
      says([], () => ({ spec: repainted(spec, '#ffffff'), summary: 'An astronaut', warnings: [] }));
    const job = await ended(
      somebody.key,
      (await vary({ name: 'Space fox', instruction: 'as an astronaut' })).body as Job,
    );
    const { mascot: look } = job.result as { mascot: Mascot };
    expect(
      await db()
        .select({ name: canvases.name, graph: canvases.graph })
        .from(canvases)
        .where(eq(canvases.mascotId, look.id)),
    ).toEqual([{ name: 'Greeter', graph }]);
  });

  test('that moves a pivot fails and leaves no mascot', async () => {
    script.variant = ({ spec }) =>
      says([], () => ({
        spec: { ...spec, parts: spec.parts.map((part) => ({ ...part, pivot: [1, 2] as [number, number] })) },
        summary: '',
        warnings: [],
      }));
    const before = await balance();
    const job = await ended(somebody.key, (await vary({ name: 'Bent', instruction: 'as a pirate' })).body as Job);
    expect(job).toMatchObject({
      status: 'failed',
      error: 'The new look did not fit the rig. Please try again, or say it in other words.',
    });
    const { body } = await call(listMascots, { key: somebody.key });
    expect((body as { data: Mascot[] }).data.map(({ id }) => id)).toEqual([mascot.id]);
    expect(await balance()).toBe(before);
  });

  test.each([
    [{ instruction: 'as a pirate' }],
    [{ name: 'Pirate' }],
    [{ name: 'x'.repeat(81), instruction: 'as a pirate' }],
    [{ name: '', instruction: 'as a pirate' }],
  ])('of %j is refused', async (body) => {
    const answer = await vary(body);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
  });
});
