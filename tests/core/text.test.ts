import { expect, test } from 'vitest';
import { firstCharacters, visibleText, withoutBetween, withoutEnd } from '@/lib/core/text';

test('firstCharacters leaves a short text unchanged', () => {
  expect(firstCharacters('fox', 3)).toBe('fox');
  expect(firstCharacters('🦊🦊🦊', 3)).toBe('🦊🦊🦊');
});

test('firstCharacters does not split surrogate pairs', () => {
  expect(firstCharacters('a🦊🦊', 2)).toBe('a🦊');
  expect(firstCharacters('foxes', 3)).toBe('fox');
});

test('withoutEnd removes characters only at the end', () => {
  expect(withoutEnd('https://a.b//', '/')).toBe('https://a.b');
  expect(withoutEnd('!wow!.,', '!.,')).toBe('!wow');
  expect(withoutEnd('...', '.')).toBe('');
});

test('withoutBetween removes text between two marks, or up to the end if unclosed', () => {
  expect(withoutBetween('a/*b*/c/**/d/*e', '/*', '*/')).toBe('acd');
  expect(withoutBetween('a', '/*', '*/')).toBe('a');
});

test('visibleText removes marks that turn the text around it, and gives nothing where nothing is visible', () => {
  expect(visibleText('\u202egnp.\u2066xof\u2069')).toBe('gnp.xof');
  expect(visibleText('\u200b\u2060 \ufeff')).toBe('');
  expect(visibleText('👩‍🚀 שועל')).toBe('👩‍🚀 שועל');
});
