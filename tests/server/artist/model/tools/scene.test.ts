import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { acceptSpec } from '@/lib/core/spec/accept';
import { sceneTools } from '@/lib/server/artist/model/tools/scene';
import { sceneSketch } from '@/lib/server/artist/model/tools/scene/sketch';
import type { ComposeSceneInput } from '@/lib/artist/types';
import { closeDrawing } from '@/lib/server/raster/pool';
import { biped } from '../../../../support/rigs';

afterAll(closeDrawing);

const never = new AbortController().signal;
const hill = '<path d="M0 700Q400 500 1024 680L1024 1024L0 1024Z" fill="#8fbf7f"/>';
const many = (from: number) =>
  Array.from({ length: 20 }, (_, i) => ({
    id: `dot_${from + i}`,
    depth: 'far',
    svg: '<circle cx="5" cy="5" r="4" fill="#aabbcc"/>',
  }));

/** A sketch of a scene with the biped, and a hand that uses its tools. */
function atWork(given: Partial<ComposeSceneInput> = {}) {
  const sketch = sceneSketch(
    { spec: biped, prompt: 'on a beach at sunset', width: 1024, height: 1024, clip: null, seconds: 0, ...given },
    'seed',
  );
  const tools = sceneTools(sketch);
  const use = (tool: string, input: unknown) => {
    const found = tools.find((each) => each.name === tool);
    if (!found) throw new Error(`There is no tool ${tool}.`);
    return found.call(input, never);
  };
  return {
    sketch,
    use,
    names: tools.map(({ name }) => name),
    ids: () => sketch.state.pieces.map(({ id }) => id),
    drawn: () => sketch.spec.parts.map(({ id }) => id),
  };
}

test('a scene begins with the setting of the words, with the mascot in it', () => {
  const { sketch, ids, drawn } = atWork();
  expect(sketch.state.brief).toMatchObject({ setting: 'beach', time: 'sunset' });
  expect(ids()).toContain('sky');
  expect(drawn()).toEqual(expect.arrayContaining(['scene_piece_sky', 'scene_shadow', 'scene_mascot', 'head']));
  expect(acceptSpec(sketch.spec)).toMatchObject({ ok: true, value: { spec: sketch.spec } });
});

describe('pieces', () => {
  test('are drawn at their depth: before the mascot only in front', async () => {
    const { sketch, use } = atWork();
    const answer = await use('put_pieces', {
      pieces: [
        { id: 'hill', depth: 'far', svg: hill },
        { id: 'grass', depth: 'front', svg: '<circle cx="80" cy="1000" r="60" fill="#447744"/>' },
      ],
    });
    expect(answer).toMatchObject({ event: { type: 'draft', spec: sketch.spec } });
    const z = (id: string) => sketch.spec.parts.find((part) => part.id === id)?.z ?? NaN;
    const mascot = sketch.spec.parts.filter(({ parent }) => parent === 'scene_mascot').map((part) => part.z);
    expect(z('scene_piece_hill')).toBeLessThan(Math.min(...mascot));
    expect(z('scene_piece_hill')).toBeGreaterThan(z('scene_piece_sky'));
    expect(z('scene_piece_grass')).toBeGreaterThan(Math.max(...mascot));
  });

  test('replace those of the same name, can be moved, and can be removed', async () => {
    const { sketch, use, ids } = atWork();
    await use('put_pieces', { pieces: [{ id: 'hill', depth: 'far', svg: hill }] });
    const count = ids().length;
    await use('put_pieces', { pieces: [{ id: 'hill', depth: 'middle', svg: hill.replace('8fbf7f', '7aa86b') }] });
    expect(ids()).toHaveLength(count);
    expect(sketch.state.pieces.find(({ id }) => id === 'hill')).toMatchObject({
      depth: 'middle',
      svg: expect.stringContaining('7aa86b') as string,
    });
    await use('move_pieces', {
      moves: [{ id: 'hill', dx: 40, scale: 0.5, about: { x: 100, y: 1024 }, depth: 'near' }],
    });
    expect(sketch.state.pieces.find(({ id }) => id === 'hill')).toMatchObject({
      depth: 'near',
      svg: expect.stringContaining('matrix(0.5 0 0 0.5 90 512)') as string,
    });
    await use('remove_pieces', { ids: ['hill', 'sky'] });
    expect(ids()).not.toContain('hill');
    expect(await use('remove_pieces', { ids: ['hill'] })).toMatchObject({
      isError: true,
      text: expect.stringContaining('There is no such piece. Pieces, far to near: ') as string,
    });
    expect(await use('move_pieces', { moves: [{ id: 'hill' }] })).toMatchObject({
      isError: true,
      text: expect.stringContaining('There is no piece hill.') as string,
    });
  });

  test('lose content outside of the subset, which the answer lists', async () => {
    const { sketch, use } = atWork();
    const answer = await use('put_pieces', {
      pieces: [{ id: 'sign', depth: 'near', svg: `${hill}<text x="10" y="10">SALE</text>` }],
    });
    expect(answer.text).toMatch(/Left out: .*text/);
    expect(sketch.spec.parts.find(({ id }) => id === 'scene_piece_sign')?.svg).not.toContain('SALE');
  });

  test.each([
    ['a script', '<script>alert(1)</script>', 'sign: '],
    [
      'a colour that the palette does not have',
      '<rect width="9" height="9" fill="$sea_monster"/>',
      'sign: The palette has no token "sea_monster".',
    ],
    ['broken text', '<rect width="9"', 'sign: '],
  ])('with %s are refused by name, and leave the scene as it was', async (_, svg, problem) => {
    const { sketch, use } = atWork();
    const before = sketch.spec;
    const answer = await use('put_pieces', { pieces: [{ id: 'sign', depth: 'near', svg }] });
    expect(answer).toMatchObject({ isError: true, text: expect.stringContaining(problem) as string });
    expect(sketch.spec).toBe(before);
  });

  test('have a maximum number', async () => {
    const { use } = atWork();
    for (const from of [0, 20, 40]) await use('put_pieces', { pieces: many(from) });
    expect(await use('put_pieces', { pieces: many(60) })).toEqual({
      isError: true,
      text: 'A scene has at most 70 pieces; put what belongs together into one.',
    });
  });

  test('may be ready-made objects at a given place and height', async () => {
    const { sketch, use } = atWork();
    await use('put_objects', {
      objects: [{ id: 'tent_left', object: 'tent', depth: 'near', x: 200, y: 900, height: 240, color: '#3366cc' }],
    });
    expect(sketch.spec.parts.find(({ id }) => id === 'scene_piece_tent_left')?.svg).toContain('$scene_tent');
    expect(
      await use('put_objects', { objects: [{ id: 'x', object: 'dragon', depth: 'near', x: 0, y: 0, height: 50 }] }),
    ).toMatchObject({
      isError: true,
      text: expect.stringContaining('objects[0].object: This must be one of tree') as string,
    });
  });
});

test('another setting replaces every piece', async () => {
  const { sketch, use, ids } = atWork();
  await use('put_pieces', { pieces: [{ id: 'hill', depth: 'far', svg: hill }] });
  const answer = await use('start_from_setting', { setting: 'laboratory', time: 'night' });
  expect(answer.text).toMatch(/^Set in a laboratory\. Pieces, far to near: sky/);
  expect(ids()).not.toContain('hill');
  expect(sketch.state.brief).toMatchObject({ setting: 'laboratory', time: 'night' });
});

describe('the mascot', () => {
  test('stands at its given place, with its shadow', async () => {
    const { sketch, use } = atWork();
    const shadow = () => sketch.spec.parts.find(({ id }) => id === 'scene_shadow')?.svg;
    const before = shadow();
    expect(await use('place_mascot', { x: 300, ground: 940, height: 500 })).toMatchObject({
      text: expect.stringMatching(
        /^The mascot stands with its feet at 300,940, 500 pixels tall, from x \d+ to \d+ and up to y 440\.$/,
      ) as string,
    });
    expect(sketch.spec.anchors).toEqual([{ name: 'scene_ground', part: 'scene_mascot', at: [300, 940] }]);
    expect(shadow()).not.toBe(before);
  });

  test.each([
    [{ x: 20, ground: 900, height: 500 }, 'outside the picture'],
    [{ x: 500, ground: 1400, height: 500 }, 'outside the picture'],
    [{ x: 500, ground: 900, height: 60 }, 'what the picture is about'],
    [{ x: 500, ground: 900, height: 4000 }, 'what the picture is about'],
  ])('cannot be placed outside the picture: %j', async (place, why) => {
    const { sketch, use } = atWork();
    const before = sketch.spec;
    expect(await use('place_mascot', place)).toMatchObject({
      isError: true,
      text: expect.stringContaining(why) as string,
    });
    expect(sketch.spec).toBe(before);
  });

  test('can be posed by the model only if the customer named no motion', async () => {
    const { sketch, use, names } = atWork();
    const arm = () => sketch.spec.parts.find(({ id }) => id === 'arm_right')?.svg;
    await use('pose_mascot', { motion: 'idle', share: 0 });
    const before = arm();
    await use('pose_mascot', { motion: 'wave', share: 0.3 });
    expect(arm()).not.toBe(before);
    expect(names).toContain('pose_mascot');
    expect(atWork({ clip: presetClip(biped, 'jump'), seconds: 0.4 }).names).not.toContain('pose_mascot');
  });
});

test('a look is a picture in the aspect ratio of the scene, and the result is the scene with its name', async () => {
  const { sketch, use } = atWork({ width: 1500, height: 500 });
  const { pictures } = await use('look', {});
  expect(await sharp(pictures?.[0]).metadata()).toMatchObject({ format: 'png', width: 720, height: 240 });
  const { finished, event } = await use('finish', { name: 'Evening', summary: 'Bolt at the sea.' });
  expect(finished).toEqual({
    spec: { ...sketch.spec, name: 'Evening', description: 'Bolt at the sea.' },
    summary: 'Bolt at the sea.',
  });
  expect(event).toEqual({ type: 'draft', spec: finished?.spec });
});
