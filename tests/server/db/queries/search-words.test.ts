import { describe, expect, test } from 'vitest';
import { arrayLiteral, searchWords, wordSearch } from '@/lib/server/db/queries/search-words';

describe('the words of a text', () => {
  test.each([
    ['Émile  the FOX', 'emile the fox'],
    ['Straße, Ærø & Łódź', 'strasse aero lodz'],
    ["100%_'sure'\\", '100 sure'],
    ['Лиса Йогурт', 'лиса иогурт'],
    ['猫の耳', '猫 の 耳'],
    ['고양이', '고 양 이'],
    ['🦊 fox', '🦊 fox'],
    ['ﬁne ①', 'fine 1'],
    ['!?', ''],
  ])('%s', (text, words) => expect(searchWords(text)).toBe(words));
});

test('words of three letters match anywhere, shorter ones at the start of a word', () => {
  expect(wordSearch('Fo barista fo')).toEqual({
    grams: [' fo', 'bar', 'ari', 'ris', 'ist', 'sta'],
    patterns: ['% fo%', '%barista%'],
  });
  expect(wordSearch('%_!')).toEqual({ grams: [], patterns: [] });
});

test('an array literal keeps its texts in SQL', () => {
  expect(arrayLiteral(['% fo%', '🦊'])).toBe('{"% fo%","🦊"}');
});
