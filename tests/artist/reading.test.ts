import { describe, expect, test } from 'vitest';
import { SPECIES } from '@/lib/artist/species';
import { readPrompt } from '@/lib/artist/words/read';
import { STAND_IN_WORDS } from '@/lib/artist/words/subjects';

const worn = (prompt: string) => readPrompt(prompt).wear.map(({ item }) => item);

describe('negations', () => {
  test('"no hat" keeps the other items of a wizard', () =>
    expect(worn('a wizard with no hat')).toEqual(['cape', 'wand']));
  test('"without glasses" keeps the other items', () =>
    expect(worn('a fox without glasses, wearing a scarf')).toEqual(['scarf']));
  test('a negated colour is ignored', () =>
    expect(readPrompt('a bear, not brown but green').colors.body).toBe(readPrompt('a green bear').colors.body));
});

describe('which noun is the subject', () => {
  test.each([
    ['the letter B', 'letter', 'b'],
    ['a red number 7', 'letter', '7'],
    ['number three mascot', 'letter', '3'],
  ])('%s is a glyph', (prompt, species, glyph) => expect(readPrompt(prompt)).toMatchObject({ species, glyph }));
  test.each([
    ['a chef holding an apple', 'person'],
    ['a football player', 'person'],
    ['a boxer', 'person'],
    ['a boxer dog', 'dog'],
    ['a football', 'ball'],
    ['a woman at a computer', 'person'],
    ['a teacher with glasses and a book', 'person'],
    ['mascot for a pizza shop', 'pizza'],
    ['a fox with a pizza', 'fox'],
    ['an ice cream', 'ice_cream'],
    ['赤い猫', 'cat'],
  ])('%s', (prompt, species) => expect(readPrompt(prompt).species).toBe(species));
  test('a word in the name of the subject is not a colour', () =>
    expect(readPrompt('an ice cream').colors).toEqual({}));
  test.each(['!!!???', '🫥🫥🫥', '(((('.repeat(500), 'lorem ipsum '.repeat(170)])(
    'any text gives a subject',
    (prompt) => expect(readPrompt(prompt).species).toBe('monster'),
  );
});

describe('colour names of brands and colours in other languages', () => {
  test.each<[string, Record<string, string>]>([
    ['a coca-cola red bear', { body: '#e41e2b' }],
    ['an IKEA blue and yellow robot', { body: '#0058a3', belly: '#ffdb00' }],
    ['a fox in IKEA colours', { body: '#0058a3', belly: '#ffdb00' }],
    ['a Tiffany blue cat', { body: '#81d8d0' }],
  ])('%s has those colours, and no word is unknown', (prompt, colors) =>
    expect(readPrompt(prompt)).toMatchObject({ colors, unknown: [] }),
  );
  test('a brand name only changes the colours it is known for', () =>
    expect(readPrompt('an UPS green box')).toMatchObject({ colors: { body: '#4fae5b' }, unknown: ['UPS'] }));
  test.each<[string, string, Record<string, string>]>([
    ['ein brauner Bär mit roter Nase', 'bear', { body: '#94613d', nose: '#e5484d' }],
    ['ein weißer Löwe', 'lion', { body: '#f7f4ee' }],
    ['un oso azul con nariz roja', 'bear', { body: '#4a8fe7', nose: '#e5484d' }],
  ])('%s', (prompt, species, colors) => expect(readPrompt(prompt)).toMatchObject({ species, colors, unknown: [] }));
});

test.each<[string, string[]]>([
  ['a ninja', ['ninja_band', 'shirt#3a3d4c', 'scarf#c4243f', 'sword']],
  ['a police dog', ['police_cap', 'shirt#3f5f9e', 'sheriff_badge']],
  ['a scientist', ['lab_coat', 'glasses', 'flask']],
])('%s wears the outfit of the profession in its colours', (prompt, wear) =>
  expect(readPrompt(prompt).wear.map(({ item, color }) => item + (color ?? ''))).toEqual(wear),
);

describe('emoji and other scripts', () => {
  test.each<[string, object]>([
    ['🦊🎩', { species: 'fox', unknown: [] }],
    ['🍕', { species: 'pizza' }],
    ['рыжая лиса', { species: 'fox', colors: { body: '#f58a2e' } }],
    ['قطة سوداء', { species: 'cat', colors: { body: '#34343f' } }],
    ['파란 곰', { species: 'bear', colors: { body: '#4a8fe7' } }],
  ])('%s', (prompt, read) => expect(readPrompt(prompt)).toMatchObject(read));
  test('🎩 is an item', () => expect(worn('🦊🎩')).toEqual(['top_hat']));
});

describe('subjects without a drawing', () => {
  test.each([
    ['a sentient wiki', 'book'],
    ['a tank', 'car'],
    ['a mummy', 'zombie'],
    ['mascot for my tech company', 'robot'],
    ['the concept of Monday', 'lightbulb'],
    ['a zorblax', 'monster'],
  ])('%s is drawn as the nearest shape, a %s, without a subject', (prompt, species) =>
    expect(readPrompt(prompt)).toMatchObject({ species, subject: null }),
  );
  test.each<[string, string, string[]]>([
    ['a cat, a dog and a bird', 'cat', ['dog', 'bird']],
    ['half lion half eagle', 'lion', ['eagle']],
    ['a fox holding a star', 'fox', []],
    ['a red panda', 'red_panda', []],
    ['a hot dog', 'hot_dog', []],
  ])('of %s the %s is drawn, and the others are reported', (prompt, species, others) =>
    expect(readPrompt(prompt)).toMatchObject({ species, others }),
  );
  test('a negated subject is understood', () =>
    expect(readPrompt('not a cat but a dog')).toMatchObject({ species: 'dog', understood: ['dog', 'no cat'] }));
  test('a very long word is cut when it is quoted', () =>
    expect(readPrompt('x'.repeat(2000)).unknown).toEqual(['x'.repeat(32)]));
});

test('no species has a word that is also a stand-in for another subject', () => {
  const own = Object.values(SPECIES).flatMap(({ title, words = '' }) => [
    title.replaceAll(' ', '_'),
    ...words.split(' '),
  ]);
  expect(own.filter((word) => STAND_IN_WORDS.has(word))).toEqual([]);
});
