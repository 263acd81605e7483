import { describe, expect, test } from 'vitest';
import { SPECIES } from '@/lib/artist/species';
import { GARMENT_WORDS } from '@/lib/artist/words/garment-words';
import { readPrompt } from '@/lib/artist/words/read';
import { inEnglish } from '@/lib/artist/words/translate';
import { correctionOf, withoutTypos } from '@/lib/artist/words/typos';

describe('misspelt words are read as what they stand for', () => {
  test.each([
    ['an astronot pengiun waving', { species: 'penguin', role: 'astronaut', pose: 'waving' }],
    ['an unicron with sunglases', { species: 'unicorn', wear: [{ item: 'sunglasses', color: null }] }],
    ['Hedghog detecitve', { species: 'hedgehog', role: 'detective' }],
    ['a mischevious squirel', { species: 'squirrel', mood: 'mischievous' }],
    ['a turquise octapus', { species: 'octopus', colors: { body: '#3cc7c0' } }],
  ])('%s', (prompt, read) => expect(readPrompt(prompt)).toMatchObject(read));
});

test('a corrected plural stays one', () => expect(withoutTypos('two pengiuns')).toBe('two penguins'));

describe('a word that means something else is kept', () => {
  test.each([
    'a place with water',
    'an order of pleasant steam',
    'our penguin is Pengiun Pat',
    'planned in the corridor',
    'un pingüino con bufanda',
  ])('%s', (prompt) => expect(withoutTypos(prompt)).toBe(prompt));

  test.each(['batter', 'boiler', 'worked', 'abcdef'])('%s', (word) => expect(correctionOf(word)).toBeNull());
});

test('every subject in any colour is read as English, and no word of a known phrase is a typo', () => {
  const asked = Object.values(SPECIES).flatMap(({ title }) =>
    ['blue', 'orange', 'beige', 'violet', 'red'].flatMap((color) => [`a ${color} ${title}`, `${title} in ${color}`]),
  );
  expect(asked.filter((prompt) => inEnglish(prompt) !== prompt)).toEqual([]);
  const phrases = Object.keys(GARMENT_WORDS).filter((word) => word.includes('_'));
  const named = phrases.map((word) => `a bear with a ${word.replaceAll('_', ' ')}`);
  expect(named.filter((prompt) => withoutTypos(prompt) !== prompt)).toEqual([]);
});
