import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { frameBox } from '@/lib/core/paint/extent';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { SCENE_SIZES } from '@/lib/contract/scene';
import { finishWork } from '@/lib/artist/finish-work';
import { designSpec } from '@/lib/artist/design';
import { scene, sceneSpec } from '@/lib/artist/scene';
import { SETTINGS } from '@/lib/artist/scene/settings';
import { ArtistError, type ArtistEvent, type ComposeSceneInput } from '@/lib/artist/types';

const FOX = designSpec({ prompt: 'a cheerful orange fox', detail: 'standard' }, 'scene');
const SIZES = Object.entries(SCENE_SIZES).map(([name, { width, height }]) => [name, width, height] as const);
const STRANGERS = ['girl', 'car', 'fish', 'snake'] as const;
const stranger = (name: string): MascotSpec =>
  JSON.parse(readFileSync(`tests/fixtures/strangers/${name}.json`, 'utf8')) as MascotSpec;

const input = (asked: Partial<ComposeSceneInput> = {}): ComposeSceneInput => ({
  spec: FOX,
  prompt: 'on a beach',
  width: 1024,
  height: 1024,
  clip: null,
  seconds: 0,
  ...asked,
});
const drawn = (asked: Partial<ComposeSceneInput> = {}, seed = 'seed') => sceneSpec(input(asked), seed);

async function played(asked: Partial<ComposeSceneInput>) {
  const events: ArtistEvent[] = [];
  const result = await finishWork(
    scene(input(asked), { signal: new AbortController().signal, maxCostUsd: 1, seed: 'seed' }),
    (event) => void events.push(event),
  );
  return { ...result, events };
}

function accepted(spec: MascotSpec): MascotSpec {
  const read = acceptSpec(spec);
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
  expect(read.value.warnings).toEqual([]);
  return read.value.spec;
}

/** The bounding box of the mascot in a scene. */
function mascotBox(spec: MascotSpec) {
  const frame = render(rigOf(accepted(spec)), {});
  return frameBox({ ...frame, parts: frame.parts.filter(({ id }) => !id.startsWith('scene_')) });
}

describe.each(SIZES)('a %s picture', (_, width, height) => {
  test.each(
    Object.keys(SETTINGS).map((id) => [
      id,
      (SETTINGS as Record<string, { words: string }>)[id]?.words.split(' ')[0]?.replaceAll('_', ' ') ?? '',
    ]),
  )('of the setting %s has the mascot inside its margins', (_id, word) => {
    const spec = accepted(drawn({ prompt: `in the ${word}`, width, height }));
    expect(spec.canvas).toEqual({ width, height });
    expect(JSON.stringify(spec).length).toBeLessThan(400_000);
    const box = mascotBox(spec);
    const margin = Math.min(width, height) * 0.03;
    expect(box).not.toBeNull();
    expect(box!.x).toBeGreaterThan(margin);
    expect(box!.y).toBeGreaterThan(margin);
    expect(box!.x + box!.width).toBeLessThan(width - margin);
    expect(box!.y + box!.height).toBeLessThan(height - margin);
    expect(box!.height / height).toBeGreaterThan(0.4);
    expect(box!.height / height).toBeLessThan(0.68);
  });
});

test('the same input and seed give the same bytes; another seed gives another scene', () => {
  expect(JSON.stringify(drawn())).toBe(JSON.stringify(drawn()));
  expect(JSON.stringify(drawn())).not.toBe(JSON.stringify(drawn({}, 'other')));
});

test.each(SIZES)('an imported mascot is inside a %s picture as well', (_, width, height) => {
  for (const name of STRANGERS) {
    const box = mascotBox(drawn({ spec: stranger(name), prompt: 'in a forest', width, height }));
    expect(box!.x).toBeGreaterThan(0);
    expect(box!.y).toBeGreaterThan(0);
    expect(box!.x + box!.width).toBeLessThan(width);
    expect(box!.y + box!.height).toBeLessThan(height);
  }
});

test('the mascot is posed by the clip it is given', () => {
  const clip = presetClip(FOX, 'celebrate');
  const [one, other] = [drawn({ clip, seconds: 0 }), drawn({ clip, seconds: clip.duration * 0.4 })];
  expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
});

test('the ids in a scene of a scene are unique', () => {
  expect(accepted(drawn({ spec: drawn(), prompt: 'in a forest' })).parts.map(({ id }) => id)).toContain('scene2_sky');
});

test('the drafts are valid, known and unknown words are reported, and there is a summary', async () => {
  const { events, spec, summary } = await played({ prompt: 'in a forest at sunset with a blorptrix' });
  const drafts = events.flatMap((event) => (event.type === 'draft' ? [event.spec] : []));
  expect(drafts.length).toBeGreaterThan(3);
  for (const draft of drafts) accepted(draft);
  expect(drafts.at(-1)).toEqual(spec);
  const lines = events.flatMap((event) => (event.type === 'progress' ? [event.text] : []));
  expect(lines[0]).toBe('Reading the scene: forest, sunset');
  expect(lines[1]).toBe('Not sure how to draw: blorptrix');
  expect(summary).toBe(`${FOX.name} in a forest at sunset.`);
});

test('a prompt without words is refused', async () => {
  await expect(played({ prompt: '12 34' })).rejects.toThrow(ArtistError);
});

test('a mascot without a visible drawing is refused', async () => {
  const spec: MascotSpec = {
    ...FOX,
    palette: [],
    anchors: [],
    parts: [
      { id: 'root', parent: null, z: 0, pivot: [0, 0], rotateLimits: null, svg: '', states: [], defaultState: null },
    ],
  };
  await expect(played({ spec })).rejects.toThrow('nothing that can be seen');
});

/** The distance from the fish down to the ground line. */
function airUnder(prompt: string): number {
  const scene = accepted(drawn({ spec: stranger('fish'), prompt }));
  const box = mascotBox(scene);
  return (scene.anchors[0]?.at[1] ?? 0) - (box!.y + box!.height);
}

test('a fish floats under water, and lies on the ground elsewhere', () => {
  expect(airUnder('under water')).toBeGreaterThan(20);
  expect(airUnder('in the kitchen')).toBeLessThan(8);
});

test('a mascot with too many colours for a shared palette keeps them', () => {
  const many = Array.from({ length: 250 }, (_, i) => ({
    name: `own_${i}`,
    color: `#${(i * 60_000 + 4096).toString(16).padStart(6, '0')}`,
  }));
  const svg = many
    .map(
      ({ name }, i) =>
        `<rect x="${(i % 16) * 10}" y="${Math.floor(i / 16) * 10}" width="10" height="10" fill="$${name}"/>`,
    )
    .join('');
  const spec: MascotSpec = {
    ...FOX,
    canvas: { width: 200, height: 200 },
    palette: many,
    anchors: [],
    parts: [
      { id: 'root', parent: null, z: 0, pivot: [80, 160], rotateLimits: null, svg, states: [], defaultState: null },
    ],
  };
  expect(accepted(drawn({ spec })).parts.find(({ id }) => id === 'root')?.svg).toContain(many[9]?.color);
});

const dot = (i: number) => ({
  id: `dot_${i}`,
  parent: i ? 'dot_0' : null,
  z: i,
  pivot: [50, 50] as [number, number],
  rotateLimits: null,
  svg: `<rect x="${i % 20}" y="${Math.floor(i / 20)}" width="1" height="1" fill="#446688"/>`,
  states: [],
  defaultState: null,
});

test('a mascot with four hundred parts is merged into one layer', () => {
  const scene = accepted(
    drawn({ spec: { ...FOX, palette: [], anchors: [], parts: Array.from({ length: 400 }, (_, i) => dot(i)) } }),
  );
  expect(scene.parts.length).toBeLessThan(20);
});

test('the prompt dresses the mascot, and items that it cannot wear are reported', async () => {
  const { spec } = await played({ prompt: 'on a beach wearing sunglasses' });
  expect(spec.parts.map(({ id }) => id)).toContain('glasses');
  const { events } = await played({ spec: stranger('car'), prompt: 'in the city wearing boots' });
  expect(events.flatMap((event) => (event.type === 'progress' ? [event.text] : [])).join('\n')).toContain(
    'Left out the boots',
  );
});

test('an aborted signal stops the work', async () => {
  const abort = new AbortController();
  const work = scene(input(), { signal: abort.signal, maxCostUsd: 1, seed: 's' });
  await work.next();
  abort.abort(new Error('Canceled'));
  await expect(finishWork(work)).rejects.toThrow('Canceled');
});
