import { describe, expect, test } from 'vitest';
import { givenName } from '@/lib/artist/words/given-names';
import { readPrompt } from '@/lib/artist/words/read';

const itemsOf = (prompt: string): string[] => readPrompt(prompt).wear.map(({ item }) => item);

describe('counted parts that are not drawn are said', () => {
  test.each([
    ['a fox with two tails', 'two tails'],
    ['four-armed alien bartender', 'four armed'],
    ['ein Drache mit drei Hörnern', 'three horns'],
    ['a giant with two heads', 'two heads'],
  ])('%s', (prompt, words) => expect(readPrompt(prompt).unknown).toEqual([words]));

  test.each([
    'an octopus with eight arms',
    'a bear with two big ears',
    'a monster with three eyes',
    'a dog on four legs',
  ])('%s is drawn as it is', (prompt) => expect(readPrompt(prompt).unknown).toEqual([]));
});

describe('an expression comes before a trait of character', () => {
  test.each([
    ['a strong gorilla, angry', 'grumpy'],
    ['a cute sleepy sloth', 'sleepy'],
    ['a squirrel, cheeky but trustworthy', 'mischievous'],
    ['a wise owl', 'calm'],
    ['a doctor with a warm smile', 'cheerful'],
    ['une grenouille courageuse', 'proud'],
  ])('%s', (prompt, mood) => expect(readPrompt(prompt).mood).toBe(mood));
});

describe('"no weapons" leaves the weapons of a role out', () => {
  test.each([
    ['a knight hamster, no weapons', ['knight_helmet', 'armor', 'cape', 'shield']],
    ['une grenouille pompier, sans arme', ['fire_helmet', 'coat', 'boots']],
    ['an unarmed pirate cat', ['pirate_hat']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));
});

describe('what is only compared, a style or a place is not drawn', () => {
  test.each([
    ['a tooth holding a toothbrush as if it was a spear', ['small_toothbrush']],
    ['un renard avec une écharpe, style livre pour enfants', ['scarf']],
    ["a bear with a hat, children's book style", ['cap']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));

  test('a place name has no colour', () => expect(readPrompt('a bear from the Black Forest').colors).toEqual({}));

  test('a fur trim has no colour of the body', () => {
    const { colors, wear } = readPrompt('a lion, royal crown, purple cape with white fur trim');
    expect(colors).toEqual({});
    expect(wear).toEqual([
      { item: 'crown', color: null },
      { item: 'cape', color: '#8e5bd0' },
    ]);
  });
});

describe('clothes and teeth', () => {
  test.each([
    [
      'a gorilla with a red tank top and black shorts',
      [
        ['shirt', '#e5484d'],
        ['short_pants', '#34343f'],
      ],
    ],
    ['a flamingo holding a martini glass', [['cocktail_glass', null]]],
    ['ein Biber mit Werkzeuggürtel', [['tool_belt', null]]],
    ['a purple monster with one tooth', []],
  ])('%s', (prompt, worn) => expect(readPrompt(prompt).wear.map(({ item, color }) => [item, color])).toEqual(worn));
});

test('a T-Rex is a dinosaur, and its guitar is held', () => {
  const { species, wear } = readPrompt('My son wants a T-Rex who plays the guitar');
  expect([species, wear[0]?.item]).toEqual(['dinosaur', 'guitar']);
});

describe('names', () => {
  test.each([
    ['The mascot is Luna, a moon', 'Luna'],
    ['We are a startup for teenagers called Pennywise. A squirrel please', null],
    ['A mascot for our bakery called Crumb', 'Crumb'],
  ])('%s', (prompt, name) => expect(givenName(prompt)).toBe(name));
});

describe('colours', () => {
  test.each([
    ['our logo is a blue whale (#0A4DA2)', { body: '#0a4da2' }],
    ['a fox with navy (#1b2a41) ears', { ears: '#1b2a41' }],
    ['a baby dragon, red, yellow belly', { body: '#e5484d', belly: '#fbcf3c' }],
    ['a ninja bunny. black outfit. pink inner ears', { inner_ear: '#f58fb4' }],
    ['a purple cat with golden earrings', { body: '#8e5bd0' }],
    ['a cat with red, white and blue ears', { ears: '#e5484d' }],
  ])('%s', (prompt, colors) => expect(readPrompt(prompt).colors).toEqual(colors));

  test('the colour of an item may be at its second mention', () =>
    expect(readPrompt('a cow in a tutu. pink tutu please').wear).toEqual([{ item: 'tutu', color: '#f58fb4' }]));

  test('an outfit has the colour, and the role its kind', () =>
    expect(readPrompt('a ninja bunny. black outfit').wear).toContainEqual({ item: 'shirt', color: '#34343f' }));
});

describe('the words around a thing', () => {
  test.each([
    ['a bear with hiking boots', ['boots']],
    ['a potato with a bowler hat', ['top_hat']],
    ['a cow with a bell around its neck', ['bell_collar']],
    ['a crocodile with sparkling white teeth', []],
    ['una llama con un sombrero de mariachi tocando una trompeta', ['sombrero', 'trumpet']],
    ['um polvo cozinheiro segurando colheres', ['spoon', 'chef_hat', 'apron']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));

  test.each(['a bear with hiking boots', 'we are thinking of a sponge'])('%s has no pose', (prompt) =>
    expect(readPrompt(prompt).pose).toBeNull(),
  );

  test('one blue eye is one eye', () =>
    expect([...readPrompt('a robot with one blue eye').features]).toContain('one_eye'));
});

describe('a role, a size or a number that belongs to something else', () => {
  test.each([
    ['a bottle of hot sauce with cowboy boots', null],
    ['un perro con una bandera pirata', null],
    ['a cat with a pirate flag', null],
    ['a cowboy cat with boots', 'cowboy'],
    ['a cat in a chef hat and an apron, baker', 'baker'],
  ])('%s', (prompt, role) => expect(readPrompt(prompt).role).toBe(role));

  test('a small roastery does not make a small fox', () =>
    expect(readPrompt('a mascot for a small roastery: a fox').shape.scale).toBe(1));

  test('a young man has no build of a child', () => expect(readPrompt('a young black man').build).toBeNull());

  test.each([
    ['a horse, number 3 on the chest', 'horse'],
    ['lemon with arms and legs, leaf hat', 'lemon'],
    ['it should look safe and warm, a light blue umbrella', 'umbrella'],
    ['un perro salchicha vestido de astronauta', 'dog'],
  ])('%s', (prompt, species) => expect(readPrompt(prompt).species).toBe(species));

  test('a colour may be said to be on a part', () =>
    expect(readPrompt('a fox with green and purple in the tail').colors).toEqual({ tail: '#4fae5b' }));

  test('spikes have a colour of their own', () =>
    expect(readPrompt('a green dinosaur with yellow spikes along its back').colors).toEqual({ body: '#4fae5b' }));

  test.each([
    ['a robot, antennas with hearts', []],
    ['a cat in a blue wizard hat with silver moons and stars', ['wizard_hat']],
  ])('decorations are not held: %s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));
});

describe('kinds in other languages', () => {
  test.each([
    ['un lupo con una sciarpa rossa', 'wolf'],
    ['um jacaré com um chapéu', 'crocodile'],
    ['ein Waschbär mit einem Hut', 'raccoon'],
    ['une ampoule avec des lunettes', 'lightbulb'],
    ['un mapache con gafas', 'raccoon'],
    ["un'ape con cappello", 'bee'],
  ])('%s', (prompt, species) => expect(readPrompt(prompt).species).toBe(species));
});

describe('things in other languages', () => {
  test.each([
    ['ein Bär mit einer Baskenmütze', ['beret']],
    ['un oso con un cepillo de dientes', ['small_toothbrush']],
    ['un ours avec une veste en cuir', ['leather_jacket']],
    ['un orso con una valigetta', ['briefcase']],
    ['um urso com uma coroa de flores', ['flower_crown']],
    ['un oso con gorro de Papá Noel', ['santa_hat']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));
});

describe('remarks of clients', () => {
  test('a greeting is no pose', () => expect(readPrompt('Hello! Could you draw a pelican?').pose).toBeNull());

  test.each([
    ["I'd like a raccoon cleaner. Don't make him look like a thief", ['apron', 'gloves', 'broom']],
    ['a panda with a hoodie, sunglasses off', ['hoodie']],
    ['a worm with glasses, maybe a little graduation cap', ['glasses', 'graduation_cap']],
    ['un ours qui tient une baguette', ['small_bread_loaf']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));

  test('an English text without articles stays English', () =>
    expect(readPrompt("I'd like a cleaner, apron light blue").wear[0]).toEqual({ item: 'apron', color: '#75affc' }));

  test('sizes of things are not of the body', () => {
    const usual = { width: 1, legs: 1, head: 1, scale: 1 };
    expect(readPrompt('a dolphin in red shorts').shape).toEqual(usual);
    expect(readPrompt('a cat with big earrings').shape).toEqual(usual);
  });

  test('a warm colour is no mood', () => expect(readPrompt('a grumpy sun, warm orange').mood).toBe('grumpy'));

  test('a graduation cap is no subject', () =>
    expect(readPrompt('a green worm, maybe a little graduation cap').species).toBe('worm'));
});

describe('letters on clothes, exact tones and trimmings', () => {
  test.each([
    [
      'Mascot: a friendly beaver in a cap with our letter B on it',
      { species: 'beaver', wear: [{ item: 'cap', color: null, mark: { shape: 'b', color: null } }] },
    ],
    [
      'a koala barista; apron dark brown #4e342e',
      { wear: [{ item: 'apron', color: '#4e342e' }, { item: 'coffee_cup' }] },
    ],
    ['a mint green (#3ddc97) frog', { species: 'frog', colors: { body: '#3ddc97' } }],
    ['ein Igel als Postbote', { species: 'hedgehog', role: 'courier' }],
    ['a deer with a green scarf with white snowflakes', { wear: [{ item: 'scarf', color: '#4fae5b' }] }],
    ['the letter B with a cap', { species: 'letter' }],
  ])('%s', (prompt, read) => expect(readPrompt(prompt)).toMatchObject(read));
});

test('how somebody reads or knits says more than that', () => {
  expect(readPrompt('a girl reading a book lying on her belly').pose).toBe('lying_on_belly');
  expect(readPrompt('a grandma knitting').pose).toBe('sitting');
  expect(readPrompt('a fox sitting beside a sleeping bear').pose).toBe('sitting');
});
