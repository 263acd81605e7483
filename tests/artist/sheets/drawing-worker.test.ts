import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { construct } from '@/lib/artist/sheet/construct';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { pictureOf } from '@/lib/artist/sheet/picture-box';
import { WARDROBE_ITEMS } from '@/lib/artist/sheet/wardrobe-items';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { acceptSpec } from '@/lib/core/spec/accept';

function sheetOf(kind: string, change: object = {}): CharacterSheet {
  const read = acceptSheet({ sheet_version: 1, name: 'Somebody', subject: { kind }, seed: 4, ...change });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** The places of one prop, which is worn with a scarf. */
const placesOf = (kind: string, item: string, change: object = {}) =>
  drawingOfSheet(sheetOf(kind, { wears: [{ item }, { item: 'scarf' }], ...change })).traits.propPlaces;

describe('the drawing of a sheet', () => {
  test.each(['fox', 'person', 'owl', 'octopus', 'teapot', 'spider'])(
    'of a %s equals the one that the service saves',
    (kind) => {
      const sheet = sheetOf(kind, { wears: [{ item: 'scarf' }, { item: 'book' }], palette: { body: '#3366cc' } });
      const accepted = acceptSpec(construct(sheet));
      expect(accepted.ok && accepted.value.spec).toEqual(drawingOfSheet(sheet).spec);
    },
  );

  test('comes with the options of its character and their current values', () => {
    const fox = drawingOfSheet(sheetOf('fox')).traits;
    expect(fox).toMatchObject({ isUpright: true, hasStances: true, hasHair: false, hasHead: true, hasLegs: true });
    expect(fox.breeds).toContain(fox.shown.breed);
    const { traits } = drawingOfSheet(sheetOf('fox', { body: { stance: 'all_fours' } }));
    expect(traits).toMatchObject({ isUpright: false, hasStances: true, hasLegs: true });
    expect(drawingOfSheet(sheetOf('person')).traits).toMatchObject({ hasHair: true, hasStances: false, isShod: true });
    expect(fox).toMatchObject({ isShod: false, hasPouch: false });
    expect(drawingOfSheet(sheetOf('kangaroo')).traits.hasPouch).toBe(true);
    expect(drawingOfSheet(sheetOf('teapot')).traits).toMatchObject({
      isUpright: false,
      hasHead: false,
      hasHair: false,
    });
  });

  test('names the places that suit its props', () => {
    expect(placesOf('fox', 'pencil')).toEqual({ pencil: [null, 'right', 'left', 'both', 'head', 'ear'] });
    expect(placesOf('fox', 'small_parrot')).toEqual({
      small_parrot: [null, 'right', 'left', 'both', 'head', 'shoulder'],
    });
    expect(placesOf('fox', 'surfboard')).toEqual({ surfboard: [null, 'right', 'left'] });
    expect(placesOf('fox', 'book', { body: { stance: 'all_fours' } })).toEqual({ book: [null, 'head'] });
  });

  test('shows the pose in its traits', () => {
    const sheet = sheetOf('fox');
    const { spec, traits } = drawingOfSheet(sheet);
    expect(drawingOfSheet({ ...sheet, body: { ...sheet.body, pose: traits.shown.pose } }).spec).toEqual(spec);
  });
});

test('a picture shows the whole figure, the head, or an item close up', () => {
  const { spec } = drawingOfSheet(sheetOf('fox', { wears: [{ item: 'cap' }] }));
  const sideOf = (view: Parameters<typeof pictureOf>[1]) => pictureOf(spec, view).box.width;
  expect(sideOf('head')).toBeLessThan(sideOf('figure') * 0.8);
  expect(sideOf({ item: 'cap' })).toBeLessThan(sideOf('figure'));
  expect(sideOf({ item: 'boots' })).toBe(sideOf('figure'));
});

test('every item of the wardrobe has a title without underscores', () => {
  expect(WARDROBE_ITEMS.filter(({ title }) => title.includes('_'))).toEqual([]);
  expect(new Set(WARDROBE_ITEMS.map(({ id }) => id)).size).toBe(WARDROBE_ITEMS.length);
});

test("the bundle of the studio's worker contains no schemas and no server code", async () => {
  const { metafile } = await build({
    entryPoints: ['lib/artist/sheet/drawing-worker.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
  });
  const foreign = Object.keys(metafile.inputs).filter(
    (path) => !/^lib\/(?:artist|core)\/|saxes|svgpath|xmlchars/.test(path),
  );
  expect(foreign).toEqual([]);
  expect(Object.keys(metafile.inputs).filter((path) => path.endsWith('/schema.ts'))).toEqual([]);
});
