import { describe, expect, test } from 'vitest';
import {
  breedOf,
  propPlaceOf,
  proportionsOf,
  spotsOf,
  withBreed,
  withFace,
  withFeature,
  thingsOf,
  withItem,
  withItemColor,
  withPropAt,
  withItemMark,
  withItemPattern,
  withItemSize,
  withMarkColor,
  withoutFeature,
  withoutItem,
  withProportion,
  withSeed,
  withThing,
  withThingMoved,
  withoutThing,
} from '@/components/editor/character/sheet-changes';
import { sizeSteps, sizeWords } from '@/components/editor/character/sizes';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { WARDROBE_ITEMS } from '@/lib/artist/sheet/wardrobe-items';
import { CANDIDATES, seedsBeside } from '@/lib/core/sheet/candidate-seeds';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { settledSheet } from '@/lib/core/sheet/settled-sheet';

function sheetOf(change: object = {}): CharacterSheet {
  const read = acceptSheet({ sheet_version: 1, name: 'Maple', subject: { kind: 'fox' }, ...change });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
const spots = spotsOf(WARDROBE_ITEMS);
const putOn = (sheet: CharacterSheet, ...ids: string[]) => ids.reduce((worn, id) => withItem(worn, id, spots), sheet);
/** The horizontal pivot of a flag, in canvas pixels. */
const flagAt = (sheet: CharacterSheet): number =>
  drawingOfSheet(sheet).spec.parts.find(({ id }) => id === 'flag')?.pivot[0] ?? Number.NaN;
const worn = ({ wears }: CharacterSheet) => wears.map(({ item }) => item);

describe('clothes and props', () => {
  test('are added, and replace an item in the same slot', () => {
    expect(worn(putOn(sheetOf(), 'scarf', 'cap'))).toEqual(['scarf', 'cap']);
    expect(worn(putOn(sheetOf(), 'scarf', 'cap', 'crown'))).toEqual(['scarf', 'crown']);
    expect(worn(putOn(sheetOf(), 'scarf', 'scarf'))).toEqual(['scarf']);
  });

  test('are at most two held ones: a third replaces the first', () => {
    expect(worn(putOn(sheetOf(), 'book', 'flag'))).toEqual(['book', 'flag']);
    expect(worn(putOn(sheetOf(), 'book', 'wand', 'flag'))).toEqual(['wand', 'flag']);
  });

  test('are removed', () => {
    expect(worn(withoutItem(putOn(sheetOf(), 'scarf', 'cap'), 'scarf'))).toEqual(['cap']);
  });

  test('have a colour that overrides the palette', () => {
    const sheet = {
      ...putOn(sheetOf(), 'scarf'),
      palette: { scarf: '#111111', scarf_shade: '#000000', fur: '#222222' },
    };
    const colored = withItemColor(sheet, 'scarf', '#3366cc');
    expect(colored.wears).toEqual([{ item: 'scarf', color: '#3366cc' }]);
    expect(colored.palette).toEqual({ fur: '#222222' });
    expect(drawingOfSheet(colored).spec.palette).toContainEqual({ name: 'scarf', color: '#3366cc' });
  });
});

describe('a worn item', () => {
  test('has a size, which the usual one replaces', () => {
    const large = withItemSize(putOn(sheetOf(), 'scarf', 'cap'), 'cap', 1.5);
    expect(large.wears).toEqual([
      { item: 'scarf', color: null },
      { item: 'cap', color: null, size: 1.5 },
    ]);
    expect(acceptSheet(large)).toMatchObject({ ok: true, value: large });
    expect(withItemSize(large, 'cap', 1)).toEqual(putOn(sheetOf(), 'scarf', 'cap'));
  });

  test('is held by one hand or by both', () => {
    const both = withPropAt(putOn(sheetOf(), 'flag'), 'flag', 'both');
    expect(both.wears).toEqual([{ item: 'flag', color: null, both: true }]);
    expect(drawingOfSheet(both).spec.parts.filter(({ id }) => /^flag(_2)?$/.test(id))).toHaveLength(2);
    expect(withPropAt(both, 'flag', null)).toEqual(putOn(sheetOf(), 'flag'));
    expect(propPlaceOf({ item: 'flag', color: null, both: true })).toBe('both');
  });

  test('is held by the hand that is chosen, and a prop of that hand moves to the other one', () => {
    const book = withPropAt(putOn(sheetOf(), 'book', 'flag'), 'book', 'left');
    expect(book.wears).toEqual([
      { item: 'book', color: null, hand: 'left' },
      { item: 'flag', color: null },
    ]);
    const flag = withPropAt(book, 'flag', 'left');
    expect(flag.wears.map(({ item, hand }) => [item, hand])).toEqual([
      ['book', 'right'],
      ['flag', 'left'],
    ]);
    expect(flagAt(flag)).toBeGreaterThan(flagAt(withPropAt(flag, 'flag', 'right')));
  });

  test('stands on the head, where a hat replaces it, and leaves the hands free', () => {
    const perched = withPropAt(withPropAt(putOn(sheetOf(), 'lantern', 'book'), 'lantern', 'left'), 'lantern', 'head');
    expect(perched.wears).toEqual([
      { item: 'lantern', color: null, on: 'head' },
      { item: 'book', color: null },
    ]);
    expect(acceptSheet(perched)).toMatchObject({ ok: true, value: perched });
    expect(worn(putOn(perched, 'flag'))).toEqual(['lantern', 'book', 'flag']);
    expect(worn(putOn(perched, 'cap'))).toEqual(['book', 'cap']);
    expect(propPlaceOf({ item: 'lantern', color: null, on: 'head' })).toBe('head');
  });

  test('has a mark or none', () => {
    const marked = withItemMark(putOn(sheetOf(), 'cap'), 'cap', 'star');
    expect(marked.wears).toEqual([{ item: 'cap', color: null, mark: { shape: 'star', color: null } }]);
    expect(drawingOfSheet(marked).spec.palette.map(({ name }) => name)).toContain('cap_mark');
    expect(withItemMark(marked, 'cap', null)).toEqual(putOn(sheetOf(), 'cap'));
    const red = sheetOf({ wears: [{ item: 'cap', mark: { shape: 'star', color: '#cc0000' } }] });
    expect(withItemMark(red, 'cap', 'm7').wears[0]?.mark).toEqual({ shape: 'm7', color: '#cc0000' });
  });

  test('has a mark in a colour, which replaces a later recolouring', () => {
    const marked = { ...withItemMark(putOn(sheetOf(), 'cap'), 'cap', 'm7'), palette: { cap_mark: '#111111' } };
    const colored = withMarkColor(marked, 'cap', '#3366cc');
    expect(colored.wears).toEqual([{ item: 'cap', color: null, mark: { shape: 'm7', color: '#3366cc' } }]);
    expect(colored.palette).toEqual({});
    expect(drawingOfSheet(colored).spec.palette).toContainEqual({ name: 'cap_mark', color: '#3366cc' });
    const plain = putOn(sheetOf(), 'cap');
    expect(withMarkColor(plain, 'cap', '#3366cc')).toEqual(plain);
  });

  test('has a pattern or none', () => {
    const striped = withItemPattern(putOn(sheetOf(), 'scarf'), 'scarf', 'stripes');
    expect(striped.patterns).toEqual({ scarf: 'stripes' });
    expect(withItemPattern(striped, 'scarf', null).patterns).toEqual({});
  });

  test('has sizes within its range, of which the present one is one', () => {
    expect(sizeSteps([0.5, 1.6], 1)).toEqual([0.5, 0.75, 1, 1.3, 1.6]);
    expect(sizeSteps([0.72, 1.22], 1.07)).toEqual([0.72, 0.85, 1, 1.07, 1.1, 1.22]);
    expect([sizeWords(1), sizeWords(1.22)]).toEqual(['Usual', '122 %']);
  });
});

describe('things on the floor', () => {
  test('stand alternately right and left, at most four of them', () => {
    const placed = ['football', 'book', 'lantern', 'pumpkin', 'flag'].reduce(withThing, sheetOf());
    expect(thingsOf(placed).map(({ item, side }) => `${item} ${side}`)).toEqual([
      'book left',
      'lantern right',
      'pumpkin left',
      'flag right',
    ]);
    expect(withThing(placed, 'book')).toEqual(placed);
    expect(acceptSheet(placed)).toMatchObject({ ok: true, value: placed });
    expect(WARDROBE_ITEMS.find(({ id }) => id === 'football')?.stands).toBe(true);
    expect(WARDROBE_ITEMS.find(({ id }) => id === 'scarf')?.stands).toBe(false);
  });

  test('are moved to the other side, coloured and removed', () => {
    const placed = withThing(sheetOf({ palette: { football: '#111111' } }), 'football');
    expect(thingsOf(withThingMoved(placed, 'football'))).toEqual([{ item: 'football', color: null, side: 'left' }]);
    const colored = withItemColor(placed, 'football', '#3366cc');
    expect(thingsOf(colored)).toEqual([{ item: 'football', color: '#3366cc', side: 'right' }]);
    expect(colored.palette).toEqual({});
    expect(drawingOfSheet(colored).spec.palette).toContainEqual({ name: 'football', color: '#3366cc' });
    expect(withoutThing(placed, 'football')).toEqual(sheetOf({ palette: { football: '#111111' } }));
  });
});

describe('features', () => {
  test('are toggled, and exclude each other', () => {
    const big = withFeature(withFeature(sheetOf(), 'freckles'), 'big_eyes');
    expect(big.face.features).toEqual(['freckles', 'big_eyes']);
    expect(withFeature(big, 'small_eyes').face.features).toEqual(['freckles', 'small_eyes']);
    expect(withoutFeature(big, 'freckles').face.features).toEqual(['big_eyes']);
  });
});

describe('proportions', () => {
  test('that the sheet leaves open keep their drawn values when one of them is changed', () => {
    const sheet = sheetOf({ seed: 11 });
    const { shown } = drawingOfSheet(sheet).traits;
    const before = proportionsOf(sheet, shown);
    const changed = withProportion(sheet, shown, { head: 1.15 });
    expect(changed.body).toMatchObject({ width: before.width, legs: before.legs, head: 1.15 });
    expect(proportionsOf(changed, drawingOfSheet(changed).traits.shown)).toEqual({ ...before, head: 1.15 });
  });

  test('that are all set to 1 stay set', () => {
    const sheet = sheetOf({ body: { width: 1.2, legs: 1, head: 1 } });
    const plain = withProportion(sheet, drawingOfSheet(sheet).traits.shown, { width: 1 });
    expect(drawingOfSheet(plain).traits.shown.shape).toMatchObject({ legs: 1, head: 1 });
    expect(drawingOfSheet(plain).traits.shown.shape.width).toBeCloseTo(1, 2);
  });
});

describe('a settled sheet', () => {
  test.each(['fox', 'person', 'owl', 'fairy', 'elf', 'teapot'])('draws the same %s as before', (kind) => {
    for (const seed of [1, 2, 3]) {
      const sheet = sheetOf({ subject: { kind }, seed });
      const { spec, traits } = drawingOfSheet(sheet);
      expect(drawingOfSheet(settledSheet(sheet, traits.shown)).spec).toEqual(spec);
    }
  });

  test('keeps the person with another haircut or other clothes', () => {
    const open = sheetOf({ subject: { kind: 'person' }, seed: 2 });
    const { shown } = drawingOfSheet(open).traits;
    const settled = settledSheet(open, shown);
    for (const change of [
      withFace(settled, { hair: 'locs' }),
      withFace(settled, { hair: 'bob' }),
      putOn(settled, 'scarf'),
    ])
      expect(drawingOfSheet(change).traits.shown.person).toEqual(shown.person);
  });

  test('keeps its pose in every mood', () => {
    const open = sheetOf({ seed: 8 });
    const { shown } = drawingOfSheet(open).traits;
    for (const mood of ['grumpy', 'shy', 'silly'] as const)
      expect(drawingOfSheet(withFace(settledSheet(open, shown), { mood })).traits.shown.pose).toBe(shown.pose);
  });
});

test('a breed has its own colours; a body of another colour has no breed', () => {
  const blue = sheetOf({ subject: { kind: 'owl' }, colors: { body: '#3366cc', belly: '#ffffff' } });
  const { shown, breeds } = drawingOfSheet(blue).traits;
  expect(breedOf(blue, shown)).toBeNull();
  const snowy = withBreed(blue, 'snowy owl');
  expect(breeds).toContain('snowy owl');
  expect(snowy.colors).toEqual({ belly: '#ffffff' });
  expect(breedOf(snowy, shown)).toBe('snowy owl');
});

test('the alternatives of a sheet are those of its block of seeds, and lead back to it', () => {
  const sheet = sheetOf({ seed: 40 });
  const others = seedsBeside(sheet.seed).map((seed) => withSeed(sheet, String(seed)));
  expect(others[0]).toEqual(sheet);
  expect(new Set(others.map((each) => JSON.stringify(drawingOfSheet(each).spec))).size).toBe(CANDIDATES);
  for (const { seed } of others) expect(seedsBeside(seed)).toContain(sheet.seed);
});
