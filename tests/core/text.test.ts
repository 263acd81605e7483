import { expect, test } from 'vitest';
import { firstCharacters, withoutBetween, withoutEnd } from '@/lib/core/text';

test('a short text stays whole', () => {
  expect(firstCharacters('fox', 3)).toBe('fox');
  expect(firstCharacters('🦊🦊🦊', 3)).toBe('🦊🦊🦊');
});

test('no character is cut in half', () => {
  expect(firstCharacters('a🦊🦊', 2)).toBe('a🦊');
  expect(firstCharacters('foxes', 3)).toBe('fox');
});

test('signs are taken from the end alone', () => {
  expect(withoutEnd('https://a.b//', '/')).toBe('https://a.b');
  expect(withoutEnd('!wow!.,', '!.,')).toBe('!wow');
  expect(withoutEnd('...', '.')).toBe('');
});

test('what stands between marks is left out, closed or not', () => {
  expect(withoutBetween('a/*b*/c/**/d/*e', '/*', '*/')).toBe('acd');
  expect(withoutBetween('a', '/*', '*/')).toBe('a');
});
