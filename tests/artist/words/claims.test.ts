import { describe, expect, test } from 'vitest';
import { readPrompt } from '@/lib/artist/words/read';

const itemsOf = (prompt: string) => readPrompt(prompt).wear.map(({ item }) => item);
const featuresOf = (prompt: string) => [...readPrompt(prompt).features];

describe('a noun that modifies a body part is not an item, and is reported', () => {
  test.each([
    ['a dog with pie eyes', 'pie'],
    ['a fox with button eyes', 'button'],
    ['a cat with heart eyes', 'heart'],
    ['a robot with star eyes', 'star'],
    ['a dragon with cherry eyes', null],
  ])('%s', (prompt, told) => {
    expect(readPrompt(prompt)).toMatchObject({ wear: [], unknown: told === null ? [] : [told], others: [] });
  });
  test.each([
    ['a snowman with a carrot nose', []],
    ['a rabbit with buck teeth', []],
    ['a bow legged cowboy', ['cowboy_hat', 'scarf', 'boots']],
    ['a dog with a heart', ['heart']],
    ['a dog with a pie', ['small_pie']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));
});

describe('a noun before a garment is part of its name', () => {
  test.each([
    ['a girl in a pencil skirt', ['skirt']],
    ['a fox with a bottle cap', ['cap']],
    ['a fox with a pencil and a cap', ['pencil', 'cap']],
    ['a fox with a pencil, a cap', ['pencil', 'cap']],
    ['a coffee colored bear', []],
    ['a bear with a coffee', ['coffee_cup']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));
});

describe('a measure is not an item of its own', () => {
  test.each([
    ['a hedgehog with a bunch of tulips', ['bouquet']],
    ['a fox with a bundle of books', ['book']],
    ['a dog with a bunch of balloons', ['balloon_bunch']],
  ])('%s', (prompt, wear) =>
    expect(readPrompt(prompt)).toMatchObject({ wear: wear.map((item) => ({ item })), unknown: [] }),
  );
  test('and is reported if its thing is unknown', () =>
    expect(readPrompt('a fox with a bunch of constructor').unknown).toContain('constructor'));
});

describe('a feature word in the name or description of a garment is not a feature of the body', () => {
  test.each([
    ['a winged helmet cat', []],
    ['a cat with wings and a helmet', ['wings']],
    ['a viking with a horned helmet', []],
    ['a fox with a fluffy scarf', []],
    ['a fluffy fox with a scarf', ['fluffy']],
    ['an octopus wearing a monocle', []],
    ['a fox with an eye patch', []],
    ['a pirate fox', ['eye_patch']],
    ['an angel with wings', []],
    ['a vampire with a hat', ['fangs']],
  ])('%s', (prompt, features) => expect(featuresOf(prompt)).toEqual(features));
});

describe('a size adjective only applies to the noun that it describes', () => {
  test('"short" is not read as shorts', () => expect(itemsOf('a short man with a tie')).toEqual(['tie']));
  test('shorts are an item', () => expect(itemsOf('a man in shorts')).toEqual(['short_pants']));
  test.each(['a long eared owl', 'a big eyed frog', 'a long haired cat', 'a short legged dog'])('%s', (prompt) =>
    expect(readPrompt(prompt)).toMatchObject({ build: null, shape: { legs: 1, width: 1, head: 1, scale: 1 } }),
  );
});

describe('two words for one colour are one colour', () => {
  test.each(['a cherry red car', 'a chocolate brown dog', 'a lemon yellow duck'])('%s', (prompt) =>
    expect(Object.keys(readPrompt(prompt).colors)).toEqual(['body']),
  );
  test('two colours joined by "and" are two', () =>
    expect(Object.keys(readPrompt('a red and white car').colors)).toEqual(['body', 'belly']));
});

test('a named helmet is not replaced by the cap of a profession', () => {
  expect(itemsOf('a skateboarder with a helmet')).toContain('bike_helmet');
  expect(itemsOf('a knight with a helmet')).toContain('knight_helmet');
});
