import { describe, expect, test } from 'vitest';
import { readPrompt } from '@/lib/artist/words/read';

describe('a thing after a costume is dressed in it', () => {
  test.each([
    ['wizard toaster', 'toaster', 'wizard'],
    ['a ninja mushroom throwing a star', 'mushroom', 'ninja'],
    ['pirate carrot', 'carrot', 'pirate'],
    ['knight teapot', 'teapot', 'knight'],
    ['an astronaut avocado', 'avocado', 'astronaut'],
    ['ein Feuerwehr-Dackel', 'dachshund', 'firefighter'],
    ['a steampunk mole with a wrench', 'mole', 'steampunk'],
    ['a dwarf brewer', 'dwarf', 'brewer'],
  ])('%s', (prompt, subject, role) => expect(readPrompt(prompt)).toMatchObject({ subject, role }));

  test.each(['a witch with a cauldron', 'a viking, hammer in hand', 'a girl with a pirate ship'])(
    '%s is a person',
    (prompt) => expect(readPrompt(prompt).species).toBe('person'),
  );
});

test('Red Riding Hood wears a red cape, and her fur is not red', () => {
  const { subject, colors, wear } = readPrompt('little red riding hood as a wolf with a basket');
  expect(subject).toBe('wolf');
  expect(colors).toEqual({});
  expect(wear).toMatchObject([{ item: 'cape', color: '#e5484d' }, { item: 'basket' }]);
});

test('the colour of the flower of a cactus is not that of the cactus', () =>
  expect(readPrompt('a grumpy cactus, one pink flower on its head').colors).toEqual({}));

describe('colours of a whole and of its parts', () => {
  test.each([
    ['a fox, light blue', { body: '#75affc' }],
    ['yeti, fluffy, light blue, three scoops: strawberry, pistachio', { body: '#75affc' }],
    ['a knight, flat style, palette #1B2A41 #CCC9DC #FFB703', { body: '#1b2a41', belly: '#ccc9dc', accent: '#ffb703' }],
    ['a dragon, all black except the green wings', { body: '#34343f', wings: '#4fae5b' }],
    ['un dragon tout noir sauf les ailes vertes', { body: '#34343f', wings: '#4fae5b' }],
    ['un robot, cuerpo cuadrado azul, corbata amarilla', { body: '#4a8fe7' }],
  ])('%s', (prompt, colors) => expect(readPrompt(prompt).colors).toMatchObject(colors));
});

test('a man who is said to be the mascot comes before the business', () =>
  expect(readPrompt('we need a mascot for our plumbing company, he is a strong man with a wrench')).toMatchObject({
    species: 'person',
    subject: 'man',
  }));

describe('breeds of two words, and winged animals', () => {
  test.each([
    ['a french bulldog', { species: 'dog', breed: 'french bulldog' }],
    ['a frenchie', { species: 'dog', breed: 'french bulldog' }],
    ['an angry bulldog', { species: 'dog', breed: 'bulldog' }],
    ['a white pegasus', { species: 'horse', subject: 'pegasus' }],
  ])('%s', (prompt, read) => expect(readPrompt(prompt)).toMatchObject(read));

  test('a pegasus has wings', () => expect([...readPrompt('a pegasus').features]).toContain('wings'));
});

test.each([
  ['ein Junge mit roter Mütze', 'person'],
  ['eine junge Katze mit roter Mütze', 'cat'],
])('a German noun is told from its adjective by its capital: %s', (prompt, species) =>
  expect(readPrompt(prompt).species).toBe(species),
);

describe('remarks of clients are no things', () => {
  test.each([
    ['a croissant. no hat please, everyone does the chef hat thing', { subject: 'croissant', wear: [] }],
    ['we are a seed-stage fintech: a capybara in a navy blazer', { wear: [{ item: 'suit' }] }],
    ['a phoenix, palette limited to #FF5A1F #FFC145', { colors: { body: '#ff5a1f' }, wear: [] }],
    ['a beaver with big clean front teeth', { subject: 'beaver', wear: [] }],
    ['Un ajolote no, ya hay muchos. Mejor un tucán', { species: 'toucan' }],
  ])('%s', (prompt, read) => expect(readPrompt(prompt)).toMatchObject(read));
});
