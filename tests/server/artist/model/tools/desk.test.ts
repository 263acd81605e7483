import { afterAll, describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { incompatibilities } from '@/lib/core/spec/compat';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { ToolOutcome } from '@/lib/server/artist/model/tool';
import { drawingTools, EMPTY, readable, Sketch, type FinishedDrawing } from '@/lib/server/artist/model/tools/drawing';
import { closeDrawing } from '@/lib/server/raster/pool';

afterAll(closeDrawing);

const fox = designSpec({ prompt: 'a fox with a red scarf, standing', detail: 'standard' }, 'desk');

function open(start: MascotSpec = fox, rig: MascotSpec | null = null) {
  const sketch = new Sketch(start, rig);
  const tools = new Map(drawingTools(sketch).map((tool) => [tool.name, tool]));
  const use = (name: string, input: object): Promise<ToolOutcome<FinishedDrawing>> =>
    tools.get(name)?.call(input, new AbortController().signal) ??
    Promise.reject(new Error(`There is no tool ${name}.`));
  const part = (id: string) => sketch.spec.parts.find((each) => each.id === id);
  return { sketch, use, part };
}

const wisp = {
  id: 'wisp',
  parent: 'head',
  z: 60,
  pivot: [256, 80],
  rotateLimits: null,
  strokes: [
    {
      kind: 'oval',
      at: [256, 60],
      radii: [20, 14],
      color: 'scarf',
    },
  ],
};

describe('a part of an outlined drawing', () => {
  test('has its outer line, or none where none is wanted, by strokes and by SVG', async () => {
    const { use, part } = open();
    await use('put_part', wisp);
    expect(part('wisp_outline')).toBeDefined();
    await use('put_part', { ...wisp, outline: false });
    expect(part('wisp')?.svg).toContain('$scarf');
    expect(part('wisp_outline')).toBeUndefined();
    const { strokes: _, ...bare } = wisp;
    await use('put_part', { ...bare, svg: '<circle cx="256" cy="60" r="20" fill="$scarf"/>', outline: false });
    expect(part('wisp_outline')).toBeUndefined();
  });

  test('is marked in the colour itself by a stroke, and in its dark tone by a line', async () => {
    const { use, part } = open();
    const marked = (kind: string) =>
      use('put_part', {
        ...wisp,
        strokes: [
          {
            kind,
            points: [
              [240, 60],
              [270, 60],
            ],
            color: 'scarf',
          },
        ],
      });
    await marked('stroke');
    expect(part('wisp')?.svg).toMatch(/stroke="\$scarf"/);
    await marked('line');
    expect(part('wisp')?.svg).toMatch(/stroke="\$scarf_line"/);
  });

  test('is read as points that the pen can draw it through, in a fraction of its SVG', async () => {
    const { use, part } = open();
    const { text } = await use('read_parts', { ids: ['tail'] });
    const svg = part('tail')?.svg ?? '';
    expect(text).toMatch(/^tail: on body, z \d+/);
    expect(text).toMatch(/^\$body, line \$body_line [\d.]+: \d+,\d+ \d+,\d+ /m);
    expect(text).not.toMatch(/_shade/);
    expect(text.length * 4).toBeLessThan(svg.length);
    const [, points = ''] = /^\$body[^:]*: (.*)$/m.exec(text) ?? [];
    const drawn = await use('put_part', {
      id: 'tail',
      parent: 'body',
      z: 2,
      pivot: part('tail')?.pivot,
      rotateLimits: [-30, 30],
      strokes: [
        { kind: 'mass', points: points.split(' ').map((point) => point.split(',').map(Number)), color: 'body' },
      ],
    });
    expect(drawn.isError).toBeUndefined();
    expect((await use('read_parts', { ids: ['tail'], svg: true })).text).toContain(
      `"svg":${JSON.stringify(part('tail')?.svg)}`,
    );
  });

  test('takes colours without hearing the whole palette again', async () => {
    const { use, sketch } = open();
    const { text } = await use('set_palette', { put: [{ name: 'mint', color: '#8fd9b6' }] });
    expect(text).toBe(`The palette has ${sketch.spec.palette.length} colours: mint set.`);
  });

  test('takes a new colour with its tones, but for those that are put too', async () => {
    const { use, sketch } = open();
    const colorOf = (name: string) => sketch.spec.palette.find((entry) => entry.name === name)?.color;
    const [shade, line] = [colorOf('scarf_shade'), colorOf('scarf_line')];
    await use('set_palette', { put: [{ name: 'scarf', color: '#43a047' }] });
    expect(colorOf('scarf')).toBe('#43a047');
    for (const [tone, before] of [
      ['scarf_shade', shade],
      ['scarf_line', line],
    ] as const) {
      const [red = 0, green = 0] = [1, 3].map((at) => Number.parseInt(colorOf(tone)?.slice(at, at + 2) ?? '', 16));
      expect(colorOf(tone)).not.toBe(before);
      expect(green).toBeGreaterThan(red);
    }
    await use('set_palette', {
      put: [
        { name: 'scarf', color: '#2244cc' },
        { name: 'scarf_shade', color: '#112266' },
      ],
    });
    expect(colorOf('scarf_shade')).toBe('#112266');
    expect(readable(sketch.spec)).toMatch(/\bscarf #2244cc(?: _\w+)* _line\b/);
  });
});

describe('the kit', () => {
  test('dresses a drawing, in place of what was worn there, and takes its things off', async () => {
    const { use, part, sketch } = open();
    const { text } = await use('dress', {
      put: [{ item: 'bow_tie', color: '#2266cc' }, { item: 'pirate_hat' }, { item: 'sword' }],
    });
    expect(text).toContain('Taken off: scarf.');
    expect(text).toMatch(/^hat: on head, z \d+, draws x/m);
    expect(part('scarf')).toBeUndefined();
    expect(sketch.spec.palette).toContainEqual({ name: 'bow_tie', color: '#2266cc' });
    expect((await use('dress', { take: ['sword'] })).text).toContain('Taken off: sword.');
    expect(part('sword')).toBeUndefined();
  });

  test('dresses another look without a change of its rig', async () => {
    const { use, part, sketch } = open(fox, fox);
    await use('dress', { put: [{ item: 'pirate_hat' }], take: ['scarf'] });
    expect(part('scarf')?.svg).toBe('');
    expect(part('hat')?.svg).not.toBe('');
    expect(incompatibilities(fox, sketch.spec)).toEqual([]);
  });

  test('refuses unknown items with near ones, and what is not worn', async () => {
    const { use } = open();
    const { text, isError } = await use('dress', { put: [{ item: 'vampire_cape' }] });
    expect(isError).toBe(true);
    expect(text).toContain('The kit has no item "vampire_cape".');
    expect(text).toMatch(/Instead of vampire_cape: .*\bcape\b/);
    expect(await use('dress', { take: ['top_hat'] })).toMatchObject({
      isError: true,
      text: expect.stringContaining('It wears no top_hat of the kit') as string,
    });
  });
});

const on = (id: string, parent: string | null, svg: string) => ({
  id,
  parent,
  z: 1,
  pivot: [256, 300],
  rotateLimits: null,
  svg,
});

test('what the critic has said once does not hold up the end', async () => {
  const { use } = open(EMPTY);
  await use('put_part', on('root', null, ''));
  await use('put_part', on('body', 'root', '<circle cx="256" cy="300" r="150" fill="#d8a070"/>'));
  await use('put_part', on('eye_left', 'body', '<circle cx="200" cy="300" r="12" fill="#c89060"/>'));
  expect((await use('check', {})).text).toContain('stands out from the face');
  // The figures in the objection change with the drawing, and it stays the same objection.
  await use('put_part', on('eye_left', 'body', '<circle cx="200" cy="300" r="13" fill="#c08858"/>'));
  expect(await use('finish', { summary: 'A round one.' })).toMatchObject({ finished: { summary: 'A round one.' } });
});
