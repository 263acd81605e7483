import { expect } from 'vitest';
import { z } from 'zod';
import { Animation, createAnimation, getAnimation } from '@/lib/contract/animation';
import { Canvas, createCanvas, listCanvases } from '@/lib/contract/canvas';
import type { Endpoint } from '@/lib/contract/endpoint';
import { cancelJob, getJob, Job } from '@/lib/contract/job';
import { createMascot, getMascot, Mascot } from '@/lib/contract/mascot';
import { getSpec } from '@/lib/contract/mascot-spec';
import { AnimationClip, PRESET_NAMES } from '@/lib/core/clip/schema';
import { presetClip } from '@/lib/core/clip/presets';
import { CanvasGraph } from '@/lib/core/canvas/schema';
import { MascotSpec } from '@/lib/core/spec/schema';
import { TEMPLATE_OF } from '@/lib/core/canvas/templates';
import type { TeamFixture } from '../../support/team-fixture';
import { codeOf, type Sent } from '../../support/http';
import { acceptedSpec, fixtureSpec } from '../../support/product';
import { ask, linesOf, type ProofOf } from '../proof';

type Json = z.core.JSONSchema.BaseSchema;
type Fields = Record<string, unknown>;

const KINDS: [RegExp, (value: unknown) => boolean][] = [
  [/^string or null/, (value) => value === null || typeof value === 'string'],
  [/^number or null/, (value) => value === null || typeof value === 'number'],
  [/^string/, (value) => typeof value === 'string'],
  [/^integer/, Number.isInteger],
  [/^number/, (value) => typeof value === 'number'],
  [/^boolean/, (value) => typeof value === 'boolean'],
  [/^array/, Array.isArray],
  [/^\[number, number\] or null/, (value) => value === null || (Array.isArray(value) && value.length === 2)],
  [/^\[number, number\]/, (value) => Array.isArray(value) && value.length === 2],
  [/^(object|MascotSpec|AnimationClip)/, (value) => typeof value === 'object' && value !== null],
  [/^any/, (value) => value !== undefined],
];

/** The words in backticks of a cell. */
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/**
 * A field is as its row says: there in what is served, of its type, with its constant, with the words that its cell
 * lists.
 */
function fieldRow(schema: z.ZodType, get: (team: TeamFixture) => Promise<Fields>): ProofOf {
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return ([name = '', type = '', notes = '']) => {
    const field = properties[name] as Json | undefined;
    const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1];
    if (!field || !kind) return undefined;
    return async (team) => {
      const value = (await get(team))[name];
      expect(kind(value), `${name}: ${JSON.stringify(value)} is ${type}`).toBe(true);
      const constant = /constant `?(\w+)/.exec(notes)?.[1];
      if (constant) expect(String(value)).toBe(constant);
      if (field.enum)
        expect(field.enum.toSorted()).toEqual((name === 'preset' ? [...PRESET_NAMES] : quoted(notes)).toSorted());
      if (notes.endsWith('prefix')) expect(value).toMatch(new RegExp(`^${quoted(notes)[0]}[a-z2-7]{20}$`));
    };
  };
}

/** A wrong value, and the path that is told. */
type Wrong = [change: (good: Fields) => unknown, path: string];

/**
 * A field of a checked format is as its row says: there, and told by its path under the format's message when it is
 * wrong.
 */
function ruleRow(
  good: Fields,
  wrongs: Record<string, Wrong[]>,
  message: string,
  send: (body: unknown) => [Endpoint, Sent],
  within: (fields: Fields) => unknown = (fields) => fields,
): ProofOf {
  return ([name = '']) => {
    const tries = wrongs[name];
    if (!tries) return undefined;
    return async (team) => {
      expect(Object.keys(good)).toContain(name);
      const { [name]: _, ...missing } = good;
      for (const [change, path] of [
        ...tries,
        [() => missing, name] as Wrong,
        [() => ({ ...good, no_such_field: 1 }), ''] as Wrong,
      ]) {
        const [endpoint, sent] = send(within(change(structuredClone(good)) as Fields));
        const refused = await ask(team, endpoint, { params: { id: team.mascotId }, ...sent });
        expect([codeOf(refused), (refused.body as { error: { message: string } }).error.message], path).toEqual([
          'invalid_request',
          message,
        ]);
        expect(
          linesOf(refused).some((line) => line.includes(path) && line.includes(': ')),
          `${path} in ${linesOf(refused).join(' / ')}`,
        ).toBe(true);
      }
    };
  };
}

const set = (name: string, value: unknown, path = name): Wrong => [(good) => ({ ...good, [name]: value }), path];

const spec = fixtureSpec('fox') as unknown as Fields;
const importing = (body: unknown): [Endpoint, Sent] => [createMascot, { body: { spec: body } }];
const [, limb] = fixtureSpec('fox').parts as unknown as [Fields, Fields];
const withPart = (part: Fields) => ({
  ...spec,
  parts: [fixtureSpec('fox').parts[0], part, ...fixtureSpec('fox').parts.slice(2)],
});

const specRow = ruleRow(
  spec,
  {
    specVersion: [set('specVersion', 2)],
    name: [set('name', '')],
    description: [set('description', 5)],
    archetype: [set('archetype', 'robot')],
    canvas: [set('canvas', { width: 0, height: 512 }, 'canvas.width'), set('canvas', { width: 512 }, 'canvas.height')],
    palette: [
      set('palette', [{ name: 'Fur', color: '#ffffff' }], 'palette[0].name'),
      set('palette', [{ name: 'fur', color: 'red' }], 'palette[0].color'),
    ],
    parts: [set('parts', [])],
    anchors: [
      set('anchors', [{ name: 'hat', part: 'Head', at: [1, 2] }], 'anchors[0].part'),
      set('anchors', [{ name: 'hat', part: 'head', at: [1] }], 'anchors[0].at'),
    ],
  },
  'Spec is invalid.',
  importing,
);

const partRow = ruleRow(
  limb,
  {
    id: [set('id', 'Left arm', 'parts[1].id')],
    parent: [set('parent', 'nobody', 'parts[1].parent')],
    z: [set('z', 1.5, 'parts[1].z')],
    pivot: [set('pivot', [1], 'parts[1].pivot')],
    rotateLimits: [set('rotateLimits', [1], 'parts[1].rotateLimits')],
    svg: [set('svg', 5, 'parts[1].svg')],
    states: [set('states', [{ name: 'Open', svg: '' }], 'parts[1].states[0].name')],
    defaultState: [set('defaultState', 'nothing', 'parts[1].defaultState')],
  },
  'Spec is invalid.',
  importing,
  withPart,
);

const clip = presetClip(acceptedSpec('fox'), 'wave') as unknown as Fields;
const animating = (body: unknown): [Endpoint, Sent] => [createAnimation, { body: { clip: body, name: 'Mine' } }];
const track = { part: 'head', prop: 'rotate', keys: [{ t: 0, v: 1, ease: 'linear' }] };

const clipRow = ruleRow(
  clip,
  {
    clipVersion: [set('clipVersion', 2)],
    name: [set('name', '')],
    duration: [set('duration', 0.19), set('duration', 20.01)],
    loop: [set('loop', 'yes')],
    tracks: [
      set('tracks', [{ ...track, prop: 'skew' }], 'tracks[0].prop'),
      set('tracks', [{ ...track, keys: [] }], 'tracks[0].keys'),
      set('tracks', [{ ...track, keys: [{ t: 1.1, v: 1, ease: 'linear' }] }], 'tracks[0].keys[0].t'),
    ],
    modifiers: [set('modifiers', [{ type: 'wobble' }], 'modifiers[0].type')],
  },
  'Clip is invalid.',
  animating,
);

const MODIFIERS: Record<string, { good: Fields; wrong: Fields }> = {
  breathing: {
    good: { type: 'breathing', part: 'body', amount: 0.1, cycles: 1 },
    wrong: { amount: 0.11, cycles: 0.5 },
  },
  blink: {
    good: { type: 'blink', part: 'eye_left', closedState: 'closed', count: 4, duration: 0.4 },
    wrong: { count: 5, duration: 0.04 },
  },
  follow: {
    good: { type: 'follow', part: 'tail', strength: 2, stiffness: 400, damping: 40 },
    wrong: { strength: 2.1, stiffness: 9, damping: 41 },
  },
};

/** A modifier is as its row says: taken at its bounds, told by its path beyond them and without one of its fields. */
const modifierRow: ProofOf = ([type = '', cell = '']) => {
  const modifier = MODIFIERS[type];
  if (!modifier) return undefined;
  return async (team) => {
    const { good, wrong } = modifier;
    for (const name of Object.keys(good)) if (name !== 'type') expect(cell).toContain(name);
    const send = (body: Fields) =>
      ask(team, createAnimation, {
        params: { id: team.mascotId },
        body: { name: type, clip: { ...clip, tracks: [], modifiers: [body] } },
      });
    expect((await send(good)).status).toBe(201);
    for (const [name, value] of Object.entries(wrong))
      expect(linesOf(await send({ ...good, [name]: value }))).toEqual([
        expect.stringContaining(`modifiers[0].${name}: `),
      ]);
    for (const name of Object.keys(good)) {
      const { [name]: _, ...rest } = good;
      expect(linesOf(await send(rest)), name).toEqual([expect.stringContaining(`modifiers[0].${name}: `)]);
    }
  };
};

const graph = TEMPLATE_OF.chatbot.graph as unknown as Fields;
const drawing = (body: unknown): [Endpoint, Sent] => [createCanvas, { body: { name: 'Mine', graph: body } }];

const graphRow = ruleRow(
  graph,
  {
    canvasVersion: [set('canvasVersion', 2)],
    inputs: [
      set('inputs', [{ name: 'Greet', type: 'trigger', default: null }], 'inputs[0].name'),
      set('inputs', [{ name: 'greet', type: 'text', default: null }], 'inputs[0].type'),
    ],
    states: [
      set('states', []),
      set('states', [{ id: 'A', animation: 'idle', loop: true, then: null }], 'states[0].id'),
    ],
    initial: [set('initial', 'nowhere')],
    transitions: [
      set('transitions', [{ from: '*', to: 'idle', when: [], blend: 0 }], 'transitions[0].when'),
      [
        (good) => ({ ...good, transitions: [{ ...(good.transitions as Fields[])[0], blend: 2.1 }] }),
        'transitions[0].blend',
      ],
      [
        (good) => ({ ...good, transitions: [{ ...(good.transitions as Fields[])[0], to: 'nowhere' }] }),
        'transitions[0].to',
      ],
    ],
  },
  'Canvas graph is invalid.',
  drawing,
);

const mascotOf = async (team: TeamFixture) =>
  (await ask(team, getMascot, { params: { id: team.mascotId }, query: { include: 'spec' } })).body as Mascot;
const specOf = async (team: TeamFixture) =>
  (await ask(team, getSpec, { params: { id: team.mascotId } })).body as MascotSpec;
const animationOf = async (team: TeamFixture) =>
  (await ask(team, getAnimation, { params: { id: team.mascotId, animationId: team.animationId } })).body as Animation;
const jobOf = async (team: TeamFixture) => (await ask(team, getJob, { params: { id: team.jobId } })).body as Job;
const canvasOf = async (team: TeamFixture) =>
  ((await ask(team, listCanvases, { params: { id: team.mascotId } })).body as { data: Canvas[] }).data[0]?.graph;
const fields = (get: (team: TeamFixture) => Promise<unknown>) => async (team: TeamFixture) =>
  (await get(team)) as Fields;

/** Both proofs of a row: what is served has the field, and what is sent is held to its rule. */
const both =
  (first: ProofOf, second: ProofOf): ProofOf =>
  (row) => {
    const proofs = [first(row), second(row)];
    if (proofs.includes(undefined)) return undefined;
    return async (...world) => {
      for (const proof of proofs) await proof?.(...world);
    };
  };

/** A mascot whose creation was canceled: the only kind that has an `error`. */
async function failedMascot(team: TeamFixture): Promise<Mascot> {
  const { mascot, job } = (await ask(team, createMascot, { body: { prompt: 'an orange fox' } })).body as {
    mascot: Mascot;
    job: Job;
  };
  await ask(team, cancelJob, { params: { id: job.id } });
  return (await ask(team, getMascot, { params: { id: mascot.id } })).body as Mascot;
}

export const mascotRow: ProofOf = (row) => fieldRow(Mascot, fields(row[0] === 'error' ? failedMascot : mascotOf))(row);
export const specRows = both(fieldRow(MascotSpec, fields(specOf)), specRow);
export const partRows = both(
  fieldRow(
    MascotSpec.shape.parts.element,
    fields(async (team) => (await specOf(team)).parts[1]),
  ),
  partRow,
);
export const clipRows = both(
  fieldRow(
    AnimationClip,
    fields(async (team) => (await animationOf(team)).clip),
  ),
  clipRow,
);
export const modifierRows = modifierRow;
export const animationRow = fieldRow(Animation, fields(animationOf));
export const graphRows = both(fieldRow(CanvasGraph, fields(canvasOf)), graphRow);
export const jobRow = fieldRow(Job, fields(jobOf));

const SHAPES: Record<string, { fields: string[]; required: string[] }> = {
  'preset (instant, free)': { fields: ['preset', 'intensity', 'duration', 'name'], required: ['preset'] },
  'prompt (motion designer)': { fields: ['prompt', 'duration', 'name', 'max_cost_usd'], required: ['prompt'] },
  'clip (hand-authored)': { fields: ['clip', 'name'], required: ['clip', 'name'] },
  'reference video': {
    fields: ['reference_upload_id', 'prompt', 'duration', 'name', 'max_cost_usd'],
    required: ['reference_upload_id'],
  },
};

/**
 * A shape of POST animations is as its row says: it has these fields and no others, and needs those that are required.
 */
export const shapeRow: ProofOf = ([name = '', cell = '']) => {
  const shape = SHAPES[name];
  if (!shape) return undefined;
  return () => {
    expect(quoted(cell)).toEqual(shape.fields);
    const { oneOf = [], anyOf = [] } = z.toJSONSchema(createAnimation.body, { io: 'input', unrepresentable: 'any' });
    const served = ([...oneOf, ...anyOf] as Json[]).find(({ required = [] }) =>
      required.includes(shape.required[0] ?? ''),
    );
    expect(Object.keys(served?.properties ?? {}).toSorted()).toEqual(shape.fields.toSorted());
    expect(served?.required?.toSorted()).toEqual(shape.required.toSorted());
    expect(served?.additionalProperties).toBe(false);
  };
};
