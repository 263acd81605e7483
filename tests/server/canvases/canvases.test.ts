import { describe, expect, test } from 'vitest';
import { createAnimation, deleteAnimation, type Animation } from '@/lib/contract/animation';
import {
  createCanvas,
  deleteCanvas,
  listCanvases,
  listCanvasTemplates,
  updateCanvas,
  type Canvas,
} from '@/lib/contract/canvas';
import { deleteMascot, type Mascot } from '@/lib/contract/mascot';
import { createVariant } from '@/lib/contract/mascot-edit';
import type { Job } from '@/lib/contract/job';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';
import { db } from '@/lib/server/db/client';
import { listCanvases as rowsOf } from '@/lib/server/db/canvases';
import { insertMascot } from '@/lib/server/db/mascots';
import { boolean, go, graphOf, loops, once } from '../../support/graphs';
import { call, codeOf, detailsOf } from '../../support/http';
import { makePerson } from '../../support/people';
import { ended, importFixture } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const graph = graphOf([boolean('on')], [loops('rest'), once('hop', 'jump', 'rest')], [go('rest', 'hop', 'on is_true')]);
const broken = { ...graph, initial: 'nowhere', states: [loops('rest', 'Moonwalk'), ...graph.states.slice(1)] };
const INVALID = { error: { code: 'invalid_request', message: 'Canvas graph is invalid.' } };

const add = (body: unknown, id = mascot.id, key = somebody.key) => call(createCanvas, { key, params: { id }, body });
const added = async (body: unknown = { name: 'Hop', graph }) => (await add(body)).body as Canvas;
const change = (canvasId: string, body: unknown, id = mascot.id, key = somebody.key) =>
  call(updateCanvas, { key, params: { id, canvasId }, body });
const remove = (canvasId: string, id = mascot.id, key = somebody.key) =>
  call(deleteCanvas, { key, params: { id, canvasId } });
const list = async (id = mascot.id, key = somebody.key) => call(listCanvases, { key, params: { id } });
const names = async (id = mascot.id) => ((await list(id)).body as { data: Canvas[] }).data.map(({ name }) => name);

describe('a canvas', () => {
  test('from a graph is stored unchanged', async () => {
    const { status, body } = await add({ name: 'Hop', graph });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^cnv_[a-z2-7]{20}$/),
      object: 'canvas',
      mascot_id: mascot.id,
      name: 'Hop',
      graph,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect((await list()).body).toEqual({ object: 'list', data: [body] });
  });

  test.each(CANVAS_TEMPLATES)('of the template $id has its graph', async ({ id, graph: expected }) => {
    expect(await added({ name: 'Mine', template: id })).toMatchObject({ name: 'Mine', graph: expected });
  });

  test.each([
    [{ name: 'x' }, 'One of these fields is required: template, graph.'],
    [{ name: 'x', template: 'chatbot', graph }, 'Exactly one of these is possible: template, or graph.'],
    [{ name: 'x', template: 'helpdesk' }, 'template: This must be one of chatbot, ai_agent, onboarding.'],
    [{ template: 'chatbot' }, 'name: This field is required.'],
    [{ graph }, 'name: This field is required.'],
    [{ name: 'x'.repeat(61), template: 'chatbot' }, 'name: This may have at most 60 characters.'],
    [{ name: ' ', graph }, 'name: This may not be blank.'],
    [{ name: 'x', graph, public: true }, 'public: This field is not known here.'],
  ])('cannot be made from %j', async (body, line) => {
    const answer = await add(body);
    expect(codeOf(answer)).toBe('invalid_request');
    expect(detailsOf(answer)).toEqual([line]);
    expect(await names()).toEqual([]);
  });

  test('with an invalid graph is refused with every problem, and not stored', async () => {
    const answer = await add({ name: 'Wrong', graph: broken });
    expect(answer).toMatchObject({ status: 400, body: INVALID });
    expect(detailsOf(answer)).toEqual([
      'states[0].animation: The mascot has no animation "Moonwalk", and it is no preset.',
      'initial: The graph has no state "nowhere".',
    ]);
    expect(await names()).toEqual([]);
  });

  test.each([null, 5, 'chatbot', [], {}])('of the graph %j is refused as a graph', async (value) => {
    expect(await add({ name: 'Wrong', graph: value })).toMatchObject({ status: 400, body: INVALID });
  });

  test('with endless transitions is stored, with a warning', async () => {
    const round = { ...graph, transitions: [...graph.transitions, go('hop', 'rest', 'on is_true')] };
    const way = 'While on is true, rest → hop → rest goes round without end';
    const warnings = [`transitions[0]: ${way}: after 32 transitions at one instant the canvas rests where it is.`];
    const made = await add({ name: 'Round', graph: round });
    expect(made).toMatchObject({ status: 201, body: { name: 'Round', graph: round, warnings } });
    const { id } = made.body as Canvas;
    expect(await change(id, { graph: round })).toMatchObject({ status: 200, body: { graph: round, warnings } });
    const mended = await change(id, { graph });
    expect([mended.status, 'warnings' in (mended.body as Canvas)]).toEqual([200, false]);
  });

  test('may play animations of its mascot by their names', async () => {
    await call(createAnimation, {
      key: somebody.key,
      params: { id: mascot.id },
      body: { preset: 'wave', name: 'Big hello' },
    });
    const playing = graphOf([], [loops('rest', 'Big hello')], []);
    expect((await add({ name: 'Hello', graph: playing })).status).toBe(201);
    expect(codeOf(await add({ name: 'Hello', graph: playing }, (await importFixture(somebody.key)).id))).toBe(
      'invalid_request',
    );
  });

  test('is not ready before the mascot has a drawing', async () => {
    const id = await db().transaction((tx) =>
      insertMascot(tx, { workspaceId: somebody.workspaceId, name: 'Egg', source: 'prompt' }),
    );
    expect(codeOf(await add({ name: 'Chat', template: 'chatbot' }, id))).toBe('not_ready');
    expect((await list(id)).body).toEqual({ object: 'list', data: [] });
  });
});

describe('names', () => {
  test('that are taken get a number, in one mascot', async () => {
    for (const name of ['Chat', 'Chat 2', 'Chat 3'])
      expect(await added({ name: 'Chat', template: 'chatbot' })).toMatchObject({ name });
    expect((await add({ name: 'Chat', graph }, (await importFixture(somebody.key)).id)).body).toMatchObject({
      name: 'Chat',
    });
    expect(await names()).toEqual(['Chat', 'Chat 2', 'Chat 3']);
  });

  test('that are requested in parallel are all stored', async () => {
    await Promise.all([1, 2, 3].map(() => add({ name: 'Chat', template: 'chatbot' })));
    expect((await names()).sort()).toEqual(['Chat', 'Chat 2', 'Chat 3']);
  });

  test('that are taken get a number on renaming as well, except for the own name', async () => {
    const [first, second] = [await added({ name: 'Chat', graph }), await added({ name: 'Help', graph })];
    expect((await change(first.id, { name: 'Chat' })).body).toMatchObject({ name: 'Chat' });
    expect((await change(second.id, { name: 'Chat' })).body).toMatchObject({ name: 'Chat 2', graph });
  });
});

describe('changing a canvas', () => {
  test('replaces its graph, and updates its time of change', async () => {
    const { id, updated_at: before } = await added();
    const other = graphOf([], [loops('only', 'dance')], []);
    const changed = (await change(id, { graph: other })).body as Canvas;
    expect(changed).toMatchObject({ id, name: 'Hop', graph: other });
    expect(changed.updated_at > before).toBe(true);
    expect((await list()).body).toEqual({ object: 'list', data: [changed] });
  });

  test('with an empty body changes nothing', async () => {
    const canvas = await added();
    expect(await change(canvas.id, {})).toMatchObject({ status: 200, body: canvas });
    expect((await change(canvas.id, undefined)).body).toEqual(canvas);
  });

  test('to an invalid graph is refused with every problem and changes nothing, nor its name', async () => {
    const canvas = await added();
    const answer = await change(canvas.id, { name: 'Other', graph: broken });
    expect(answer).toMatchObject({ status: 400, body: INVALID });
    expect(detailsOf(answer)).toHaveLength(2);
    expect((await list()).body).toEqual({ object: 'list', data: [canvas] });
  });

  test('is refused if it plays a deleted animation; until then the canvas stays as it is', async () => {
    const { id: animationId } = (
      await call(createAnimation, {
        key: somebody.key,
        params: { id: mascot.id },
        body: { preset: 'wave', name: 'Big hello' },
      })
    ).body as Animation;
    const playing = graphOf([], [loops('rest', 'Big hello')], []);
    const { id } = await added({ name: 'Hello', graph: playing });
    await call(deleteAnimation, { key: somebody.key, params: { id: mascot.id, animationId } });
    expect((await list()).body).toMatchObject({ data: [{ id, graph: playing }] });
    expect((await change(id, { name: 'Hi' })).status).toBe(200);
    expect(detailsOf(await change(id, { graph: playing }))).toEqual([
      'states[0].animation: The mascot has no animation "Big hello", and it is no preset.',
    ]);
  });
});

describe('a canvas does not exist', () => {
  test('after its deletion', async () => {
    const { id } = await added();
    expect((await remove(id)).body).toEqual({ id, object: 'canvas', deleted: true });
    expect([codeOf(await remove(id)), codeOf(await change(id, { name: 'x' })), await names()]).toEqual([
      'not_found',
      'not_found',
      [],
    ]);
  });

  test('after the deletion of its mascot', async () => {
    await added();
    await call(deleteMascot, { key: somebody.key, params: { id: mascot.id } });
    expect(await rowsOf(db(), somebody.workspaceId, mascot.id)).toEqual([]);
  });
});

test('a variant has the canvases of its mascot', async () => {
  await added();
  const job = (
    await call(createVariant, {
      key: somebody.key,
      params: { id: mascot.id },
      body: { name: 'Winter', instruction: 'winter look' },
    })
  ).body as Job;
  const { mascot: variant } = (await ended(somebody.key, job)).result as { mascot: Mascot };
  const { data } = (await list(variant.id)).body as { data: Canvas[] };
  expect(data).toMatchObject([{ name: 'Hop', graph, mascot_id: variant.id }]);
});

test('canvases of another workspace, or of another mascot, do not exist', async () => {
  const [other, twin, { id }] = [await makePerson(), await importFixture(somebody.key), await added()];
  const answers = [
    await list(mascot.id, other.key),
    await add({ name: 'x', graph }, mascot.id, other.key),
    await change(id, { name: 'x' }, mascot.id, other.key),
    await remove(id, mascot.id, other.key),
    await change(id, { name: 'x' }, twin.id),
    await change(id, {}, twin.id),
    await remove(id, twin.id),
  ];
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 7 }, () => 'not_found'));
  expect(await names()).toEqual(['Hop']);
});

test('the templates are listed for anybody, with their graphs', async () => {
  expect((await call(listCanvasTemplates)).body).toEqual({ object: 'list', data: CANVAS_TEMPLATES });
});
