import { describe, expect, test } from 'vitest';
import { readPrompt } from '@/lib/server/artist/builtin/words/read';

const worn = (prompt: string) => readPrompt(prompt).wear.map(({ item }) => item);

describe('what a prompt denies', () => {
  test('a wizard with no hat keeps cape and wand', () => expect(worn('a wizard with no hat')).toEqual(['cape', 'wand']));
  test('a fox without glasses wears what else is named', () => expect(worn('a fox without glasses, wearing a scarf')).toEqual(['scarf']));
  test('of two colours the denied one is left out', () => expect(readPrompt('a bear, not brown but green').colors.body).toBe(readPrompt('a green bear').colors.body));
});

describe('which subject is meant', () => {
  test.each([
    ['the letter B', 'letter', 'b'], ['a red number 7', 'letter', '7'], ['number three mascot', 'letter', '3'],
  ])('%s is a glyph', (prompt, species, glyph) => expect(readPrompt(prompt)).toMatchObject({ species, glyph }));
  test.each([
    ['a chef holding an apple', 'person'], ['a woman at a computer', 'person'], ['a teacher with glasses and a book', 'person'], ['mascot for a pizza shop', 'pizza'], ['a fox with a pizza', 'fox'], ['an ice cream', 'ice_cream'], ['赤い猫', 'cat'],
  ])('%s', (prompt, species) => expect(readPrompt(prompt).species).toBe(species));
  test('the words of a subject are no colour of it', () => expect(readPrompt('an ice cream').colors).toEqual({}));
  test.each(['!!!???', '🦊🦊🦊', '(((('.repeat(500), 'lorem ipsum '.repeat(170)])('no text makes it fail', (prompt) => expect(readPrompt(prompt).species).toBe('monster'));
});
