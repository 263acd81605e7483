import { expect, test } from 'vitest';
import { firstCharacters } from '@/lib/core/text';

test('a short text stays whole', () => {
  expect(firstCharacters('fox', 3)).toBe('fox');
  expect(firstCharacters('🦊🦊🦊', 3)).toBe('🦊🦊🦊');
});

test('no character is cut in half', () => {
  expect(firstCharacters('a🦊🦊', 2)).toBe('a🦊');
  expect(firstCharacters('foxes', 3)).toBe('fox');
});
