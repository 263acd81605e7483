import { afterAll, describe, expect, test } from 'vitest';
import { STYLES } from '@/lib/core/styles';
import { critiqueRig } from '@/lib/core/spec/critic';
import type { ToolOutcome } from '@/lib/server/artist/model/tool';
import { drawingTools, EMPTY, Sketch, type FinishedDrawing } from '@/lib/server/artist/model/tools/drawing';
import type { PenChoice } from '@/lib/server/artist/model/tools/drawing/sketch';
import { closeDrawing } from '@/lib/server/raster/pool';

afterAll(closeDrawing);

type Use = (name: string, input: object) => Promise<ToolOutcome<FinishedDrawing>>;

/** An empty sketch of a direction with a palette and a root, and its tools. */
async function open(direction: PenChoice['direction'] = 'outlined') {
  const sketch = new Sketch(EMPTY);
  sketch.pen = { direction, detail: 'standard' };
  const tools = new Map(drawingTools(sketch).map((tool) => [tool.name, tool]));
  const use: Use = (name, input) =>
    tools.get(name)?.call(input, new AbortController().signal) ??
    Promise.reject(new Error(`There is no tool ${name}.`));
  await use('set_palette', { put: [{ name: 'fur', color: '#4fa3a0' }] });
  await use('put_part', { id: 'root', parent: null, z: 0, pivot: [256, 470], rotateLimits: null, svg: '' });
  const part = (id: string) => sketch.spec.parts.find((each) => each.id === id);
  const ids = () => sketch.spec.parts.map(({ id }) => id).filter((id) => !/_(?:outline|border)$/.test(id));
  return { sketch, use, part, ids };
}

const trunk = {
  id: 'body',
  parent: 'root',
  z: 20,
  pivot: [256, 440],
  rotateLimits: [-20, 20],
  strokes: [
    {
      kind: 'mass',
      points: [
        [256, 280],
        [350, 380],
        [256, 456],
        [162, 380],
      ],
      color: 'fur',
    },
  ],
};
const skull = {
  id: 'head',
  parent: 'body',
  z: 36,
  pivot: [256, 300],
  rotateLimits: [-30, 30],
  strokes: [{ kind: 'oval', at: [256, 200], radii: [120, 104], color: 'fur' }],
};
const eyes = { parent: 'head', between: [256, 206], apart: 92, width: 40, kind: 'full', skin: 'fur' };
const mouth = { parent: 'head', at: [256, 250], width: 60, rest: 'open', skin: 'fur' };
const arm = {
  limb: 'arm',
  side: 'left',
  parent: 'body',
  joints: [
    [186, 320],
    [140, 350],
    [110, 300],
  ],
  widths: [40, 36, 32],
  color: 'fur',
  end: { shape: 'open' },
};
const leg = {
  ...arm,
  limb: 'leg',
  parent: 'root',
  joints: [
    [220, 420],
    [214, 440],
    [210, 455],
  ],
  end: {},
};

async function creature(use: Use): Promise<void> {
  for (const [name, input] of [
    ['put_part', trunk],
    ['put_limb', { ...leg, mirror: true }],
    ['put_limb', { ...arm, mirror: true }],
    ['put_part', skull],
    ['put_eyes', { ...eyes, brows: true }],
    ['put_mouth', mouth],
  ] as const) {
    const { text, isError } = await use(name, input);
    expect(isError, text).toBeUndefined();
  }
}

describe('the pen', () => {
  test.each(STYLES.map(({ id }) => id))('draws a whole creature in the direction %s', async (direction) => {
    const { use, sketch, ids } = await open(direction);
    await creature(use);
    expect(ids()).toEqual(
      expect.arrayContaining([
        'arm_left',
        'forearm_right',
        'hand_left',
        'shin_right',
        'foot_left',
        'brow_left',
        'mouth',
      ]),
    );
    expect(sketch.spec.palette.map(({ name }) => name)).toContain('fur');
  });

  test('joins limbs so that the critic has no objections at their limits', async () => {
    const { use, sketch } = await open();
    await creature(use);
    expect(critiqueRig(sketch.spec).filter(({ part }) => /arm|hand|leg|shin|foot/.test(part ?? ''))).toEqual([]);
  });

  test('adds the tones of its colours, and refuses undefined colours', async () => {
    const { use, sketch } = await open();
    await use('put_part', trunk);
    expect(sketch.spec.palette.map(({ name }) => name)).toEqual(expect.arrayContaining(['fur_line', 'fur_shade']));
    const { text, isError } = await use('put_part', { ...skull, strokes: [{ ...skull.strokes[0], color: 'hide' }] });
    expect([text, isError]).toEqual(['The palette has no hide: add it with set_palette first.', true]);
    expect((await use('put_eyes', { ...eyes, parent: 'body', skin: 'hide' })).isError).toBe(true);
    expect(
      (
        await use('put_limb', {
          ...arm,
          joints: [
            [186, 320],
            [186, 321],
            [110, 300],
          ],
        })
      ).text,
    ).toContain('apart');
  });

  test('accepts SVG as well, with its tones and its outline', async () => {
    const { use, part, sketch } = await open();
    await use('put_part', trunk);
    const svg = '<circle cx="256" cy="200" r="90" fill="$fur" stroke="$fur_line" stroke-width="6"/>';
    await use('put_part', { ...skull, strokes: undefined, svg });
    expect(part('head_outline')).toMatchObject({ parent: 'head', z: part('body_outline')?.z });
    expect(sketch.spec.palette.map(({ name }) => name)).toContain('fur_line');
    expect((await use('put_part', { ...skull, svg })).text).toBe('Give either svg or strokes.');
    expect((await use('put_part', { ...skull, strokes: undefined })).text).toBe('Give either svg or strokes.');
  });
});

describe('a mirrored part', () => {
  const ear = {
    id: 'ear_left',
    parent: 'head',
    z: 35,
    pivot: [150, 190],
    rotateLimits: [-10, 30],
    svg: '<path d="M160 170L80 210L160 220Z" fill="$fur"/>',
    states: [{ name: 'flat', svg: '<path d="M160 190L60 210L160 220Z" fill="$fur"/>' }],
    mirror: true,
  };

  test('gets a partner with mirrored drawing, states, joint, limits and parent', async () => {
    const { use, part } = await open();
    await use('put_part', trunk);
    await use('put_part', skull);
    const { text } = await use('put_part', ear);
    expect(text).toContain('ear_right draws x 352 to 432, y 170 to 220.');
    expect(part('ear_right')).toMatchObject({ parent: 'head', pivot: [362, 190], rotateLimits: [-30, 10] });
    expect(part('ear_right')?.states.map(({ name }) => name)).toEqual(['flat']);
    await use('put_part', { ...ear, id: 'inner_left', parent: 'ear_left', z: 36 });
    expect(part('inner_right')?.parent).toBe('ear_right');
    expect(part('ear_right_outline')?.parent).toBe('ear_right');
  });

  test('must have its side in its name', async () => {
    const { use } = await open();
    await use('put_part', trunk);
    expect((await use('put_part', { ...ear, parent: 'body', id: 'ear' })).text).toContain('must say left or right');
  });
});

test('a face of the kit has every state that motions use, and the requested rest states', async () => {
  const { use, part } = await open();
  await use('put_part', trunk);
  await use('put_part', skull);
  await use('put_eyes', { ...eyes, iris: '#aa3300', rest: 'half' });
  await use('put_mouth', { ...mouth, noseY: 230, fangs: true });
  expect(part('eye_left')?.states.map(({ name }) => name)).toEqual(['closed', 'happy', 'wide', 'half', 'wink']);
  expect(part('eye_left')?.defaultState).toBe('half');
  expect(part('mouth')?.states.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['smile', 'open', 'ah', 'ee', 'oh', 'mm', 'sad', 'surprised', 'grin']),
  );
  expect((await use('put_mouth', { ...mouth, noseY: 260 })).text).toContain('The nose is above the mouth');
  await use('put_eyes', { ...eyes, suffix: 'two' });
  expect(part('eye_left_two')?.states).toHaveLength(5);
  await use('put_eyes', { ...eyes, apart: 0 });
  expect(part('eye')).toBeDefined();
});

test('too many strokes or points, and widths of zero, are refused', async () => {
  const { use } = await open();
  const many = Array.from({ length: 61 }, (_, at) => [at, at]);
  for (const strokes of [
    [],
    Array.from({ length: 41 }, () => skull.strokes[0]),
    [{ kind: 'mass', points: many, color: 'fur' }],
    [
      {
        kind: 'rod',
        points: [
          [0, 0],
          [9, 9],
        ],
        width: 0,
        color: 'fur',
      },
    ],
    [
      {
        kind: 'line',
        points: [
          [0, 0],
          [1e9, 9],
        ],
        color: 'fur',
      },
    ],
  ])
    expect((await use('put_part', { ...trunk, strokes })).isError).toBe(true);
});
