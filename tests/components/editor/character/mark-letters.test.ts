import { expect, test } from 'vitest';
import { isLetters, lettersOf } from '@/components/editor/character/mark-letters';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { MARKS } from '@/lib/core/sheet/vocabulary';

const isAccepted = (shape: string): boolean =>
  acceptSheet({
    sheet_version: 1,
    name: 'Maple',
    subject: { kind: 'fox' },
    wears: [{ item: 'cap', mark: { shape } }],
  }).ok;

test('typed text becomes a mark that a character sheet takes', () => {
  expect(lettersOf('M')).toBe('m');
  expect(lettersOf(' 4-2!')).toBe('42');
  expect(lettersOf('Éa7')).toBe('ea');
  expect(lettersOf('Ж — ')).toBe('');
  for (const typed of ['M', '42', 'Éa7', 'z9']) expect(isAccepted(lettersOf(typed)), typed).toBe(true);
});

test('letters are marks that are no known shape', () => {
  expect(isLetters('m7')).toBe(true);
  expect(isLetters(null)).toBe(false);
  expect(MARKS.filter(isLetters)).toEqual([]);
});
