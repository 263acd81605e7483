import { expect, test } from 'vitest';
import { STYLES } from '@/lib/core/styles';
import { namedLook } from '@/lib/artist/look';

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
