import { describe, expect, test } from 'vitest';
import { edit } from '@/lib/artist/edit';
import { finishWork } from '@/lib/artist/finish-work';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { construct } from '@/lib/artist/sheet/construct';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';
import { presetClip } from '@/lib/core/clip/presets';
import { extentOf } from '@/lib/core/rig/extent';
import { critiqueRig } from '@/lib/core/spec/critic';
import { BUILD_IDS } from '@/lib/core/sheet/vocabulary';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

const written = (prompt: string) => sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'items');
const heightOf = ({ parts }: MascotSpec, id: string) => {
  const { top, bottom } = extentOf(parts.find((part) => part.id === id)?.svg ?? '') ?? { top: 0, bottom: 0 };
  return bottom - top;
};
const idsOf = ({ parts }: MascotSpec) => parts.map(({ id }) => id);
const wears = (sheet: CharacterSheet | undefined) => sheet?.wears.map(({ item, size }) => [item, size]);

async function edited(prompt: string, instruction: string) {
  const { sheet, spec } = drawingOfSheet(written(prompt));
  const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'items' };
  return finishWork(edit({ spec, sheet, instruction }, context));
}

describe('the size of an item', () => {
  test.each([
    ['a fox with a huge top hat', [['top_hat', 1.5]]],
    ['a cat with tiny glasses', [['glasses', 0.5]]],
    ['a penguin with a long red scarf', [['scarf', 1.35]]],
    ['ein Fuchs mit einem großen Rucksack', [['backpack', 1.3]]],
    ['a small fox with a top hat', [['top_hat', undefined]]],
    ['a fox, small, top hat', [['top_hat', undefined]]],
    ['a small man with a tie', [['tie', undefined]]],
    ['a bear in a long coat', [['trench_coat', undefined]]],
  ])('is read from: %s', (prompt, items) => expect(wears(written(prompt))).toEqual(items));

  test.each([
    ['top_hat', 'hat'],
    ['scarf', 'scarf'],
    ['book', 'book'],
    ['backpack', 'backpack'],
  ])('changes the drawing: %s', (item, id) => {
    const drawn = [0.7, undefined, 1.3].map((size) => {
      const sheet = { ...written('a fox'), wears: [{ item, color: null, ...(size === undefined ? {} : { size }) }] };
      return heightOf(construct({ ...sheet, body: { ...sheet.body, build: 'bean', pose: 'relaxed' } }), id);
    });
    const [small = 0, usual = 0, large = 0] = drawn;
    expect(small).toBeLessThan(usual * 0.9);
    expect(large).toBeGreaterThan(usual * 1.1);
  });

  test.each([
    ['a fox with a top hat', 'make the hat bigger', [['top_hat', 1.25]]],
    ['a fox with a top hat', 'give it a tiny crown', [['crown', 0.5]]],
    [
      'a fox with a huge top hat',
      'give it a scarf',
      [
        ['top_hat', 1.5],
        ['scarf', undefined],
      ],
    ],
  ])('is kept on the sheet by an edit: %s, %s', async (prompt, instruction, items) => {
    const { sheet, spec } = await edited(prompt, instruction);
    expect(wears(sheet)).toEqual(items);
    expect(sheet && drawingOfSheet(sheet).spec).toEqual(spec);
  });

  test.each(BUILD_IDS)('keeps a huge backpack above the feet of a %s figure', (build) => {
    const sheet = written('a fox with a huge backpack');
    const { parts } = construct({ ...sheet, body: { ...sheet.body, build, pose: 'relaxed' } });
    const bottomOf = (id: string) => extentOf(parts.find((part) => part.id === id)?.svg ?? '')?.bottom ?? 0;
    expect(bottomOf('backpack')).toBeGreaterThan(0);
    expect(bottomOf('backpack')).toBeLessThan(bottomOf('foot_left'));
  });

  test('is limited on a sheet', () => {
    const sheet = { ...written('a fox'), wears: [{ item: 'scarf', size: 9 }] };
    expect(acceptSheet(sheet)).toMatchObject({ ok: false, problems: [{ path: 'wears[0].size' }] });
  });
});

describe('items over one another', () => {
  test.each([
    ['a bear with a cape and a backpack', ['cape', 'backpack']],
    ['a girl with a scarf and a necklace', ['scarf', 'necklace']],
    ['a fox with a tie and a medal', ['tie', 'medal']],
    ['a dog with an apron and a sheriff badge', ['apron', 'sheriff_badge']],
  ])('are drawn together: %s', (prompt, items) => {
    const sheet = written(prompt);
    expect(sheet.wears.map(({ item }) => item)).toEqual(items);
    const spec = construct(sheet);
    for (const item of items) expect(idsOf(spec).some((id) => id.startsWith(item))).toBe(true);
    expect(critiqueRig(spec)).toEqual([]);
  });
});

describe('a thing on the floor', () => {
  test.each([
    ['a fox with a football at its feet', ['football_floor'], []],
    ['a cat next to a red lantern', ['lantern_floor'], []],
    ['an owl beside two books', ['book_floor', 'book_floor_2'], []],
    ['a robot holding a wrench next to a book', ['book_floor'], ['wrench']],
    ['a slime near a lantern', ['lantern_floor'], []],
  ])('is read and drawn: %s', (prompt, floor, held) => {
    const brief = readPrompt(prompt);
    expect(brief).toMatchObject({ unknown: [], unplaced: [] });
    const sheet = written(prompt);
    expect(sheet.wears.map(({ item }) => item)).toEqual(held);
    const { parts } = construct(sheet);
    const drawn = parts.filter(({ id }) => /_floor(_\d+)?$/.test(id));
    expect(drawn.map(({ id }) => id)).toEqual(floor);
    for (const { parent, rotateLimits } of drawn) expect([parent, rotateLimits]).toEqual(['root', null]);
  });

  test.each(['a fox with a football', 'a fox next to a tree with a football'])('is not read from: %s', (prompt) => {
    expect(written(prompt).around).toBeUndefined();
    expect(written(prompt).wears).toMatchObject([{ item: 'football' }]);
  });

  test('stands on the ground, inside the canvas', () => {
    const { parts, anchors, canvas } = construct(written('a fox with a football at its feet'));
    const ball = extentOf(parts.find(({ id }) => id === 'football_floor')?.svg ?? '');
    const ground = anchors.find(({ name }) => name === 'ground')?.at[1] ?? 0;
    expect(Math.abs((ball?.bottom ?? 0) - ground)).toBeLessThan(20);
    expect(ball?.right).toBeLessThanOrEqual(canvas.width);
  });

  test.each([
    ['a fox', 'put a red lantern on the floor', [{ item: 'lantern', color: '#e5484d', side: 'right' }]],
    ['a fox beside a lantern', 'put a football next to it', ['lantern', 'football']],
    ['a fox with a football at its feet', 'make it sit', ['football']],
    ['a fox with a football at its feet', 'give it a scarf', ['football']],
    ['a fox with a football at its feet', 'remove the football', []],
  ])('is kept and changed by edits: %s, %s', async (prompt, instruction, around) => {
    const { sheet, spec } = await edited(prompt, instruction);
    expect(sheet?.around?.map((thing, index) => (typeof around[index] === 'string' ? thing.item : thing))).toEqual(
      around,
    );
    expect(idsOf(spec).filter((id) => id.endsWith('_floor'))).toHaveLength(around.length);
  });

  test.each(['jump', 'bounce', 'dance'] as const)('does not move in the preset %s', (name) => {
    const spec = construct(written('a fox with a football at its feet'));
    const { tracks } = presetClip(spec, name);
    const lifted = tracks.flatMap(({ part, prop }) => (prop === 'translateY' ? [part] : []));
    expect(lifted).toContain('body');
    expect(tracks.filter(({ part }) => part.startsWith('football_floor'))).toEqual([]);
  });

  test('is refused on a sheet if it cannot stand there', () => {
    const sheet = { ...written('a fox'), around: [{ item: 'scarf' }, { item: 'nothing' }] };
    expect(acceptSheet(sheet)).toMatchObject({
      ok: false,
      problems: [{ path: 'around[0].item' }, { path: 'around[1].item' }],
    });
  });
});
