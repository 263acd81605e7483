import { expect, test } from 'vitest';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { layersOf } from '@/lib/artist/sheet/layers';
import { withItemAt } from '@/lib/core/sheet/item-order';
import type { CharacterSheet } from '@/lib/core/sheet/schema';

function wearing(...items: string[]): CharacterSheet {
  const read = acceptSheet({
    sheet_version: 1,
    name: 'Maple',
    subject: { kind: 'fox' },
    body: { pose: 'relaxed' },
    wears: items.map((item) => ({ item })),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
const draw = (sheet: CharacterSheet) => drawingOfSheet(sheet).spec;
const ends = (sheet: CharacterSheet) => sheet.wears.map(({ item }) => layersOf(sheet, item, draw));

test('of two items in one layer, the later one can be moved behind, and the earlier one in front', () => {
  const sheet = wearing('trousers', 'tutu');
  expect(ends(sheet)).toEqual([['in_front'], ['behind']]);
  const swapped = withItemAt(sheet, 'trousers', 'in_front');
  expect(swapped.wears.map(({ item }) => item)).toEqual(['tutu', 'trousers']);
  expect(draw(swapped)).not.toEqual(draw(sheet));
  expect(withItemAt(swapped, 'trousers', 'behind')).toEqual(sheet);
});

test('items in different layers, far from each other, or alone cannot be moved', () => {
  expect(ends(wearing('glasses', 'cap'))).toEqual([[], []]);
  expect(ends(wearing('apron', 'boots'))).toEqual([[], []]);
  expect(ends(wearing('tutu'))).toEqual([[]]);
});

test('an item that is not worn has no order', () => {
  expect(layersOf(wearing('trousers', 'tutu'), 'cape', draw)).toEqual([]);
});
