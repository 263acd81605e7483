import { expect, test } from 'vitest';
import { STYLES } from '@/lib/core/styles';
import { designSpec } from '@/lib/artist/design';
import { figureOf } from '@/lib/artist/dressing/figure-of';
import { namedLook, nearestPreset } from '@/lib/artist/look';

test.each(STYLES)('the words of the style $id name that style', ({ id, style }) =>
  expect(namedLook(style)?.id).toBe(id),
);

test.each([
  ['a drawing without outlines', 'flat'],
  ['bold outlines', 'outlined'],
  ['a paper style fox', 'paper'],
  ['paper', 'paper'],
])('%s names %s', (words, id) => expect(namedLook(words)?.id).toBe(id));

test.each(['a paper plane', 'a pencil sharpener', 'a pencil with a face', 'an ink bottle', 'a paint brush'])(
  '%s is a thing',
  (words) => expect(namedLook(words)).toBeNull(),
);

test.each(['outlined', 'retro', 'sketchy', 'sticker', 'pastel', 'flat'] as const)(
  'a drawing in the direction %s is told by its lines',
  (id) => {
    const spec = designSpec({ prompt: 'a fox', style: id, detail: 'standard' }, 'look');
    const figure = figureOf(spec);
    expect(figure && nearestPreset(figure.manner.look)).toBe(id);
  },
);
