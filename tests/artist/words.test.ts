import { describe, expect, test } from 'vitest';
import { readPrompt } from '@/lib/artist/words/read';

const GREEN = '#4fae5b';

describe('the subject', () => {
  test.each([
    ['a cheerful orange fox barista with a green apron', 'fox'],
    ['two kittens', 'cat'],
    ['a red panda', 'red_panda'],
    ['a polar bear with a red scarf', 'polar_bear'],
    ['a teddy bear', 'bear'],
    ['a coffee cup with glasses', 'cup'],
    ['a fox with a coffee cup', 'fox'],
    ['a fox holding a star', 'fox'],
    ['a friendly chatbot for our help centre', 'robot'],
    ['ein roter Fuchs', 'fox'],
    ['un gato azul', 'cat'],
    ['a wizard', 'person'],
    ['a wizard owl', 'owl'],
    ['a bakery that needs a baker', 'person'],
  ])('%s is a %s', (prompt, species) => {
    expect(readPrompt(prompt).species).toBe(species);
  });

  test('an unknown subject is drawn as the nearest shape, and its word is reported', () => {
    const brief = readPrompt('a purple zorblax with a scarf');
    expect(brief).toMatchObject({
      species: 'monster',
      subject: null,
      unknown: ['zorblax'],
      colors: { body: '#8e5bd0' },
    });
    expect(brief.wear.map(({ item }) => item)).toEqual(['scarf']);
  });

  test.each([
    ['a tapir', 'tapir'],
    ['a pangolin who bakes', 'pangolin'],
    ['an armadillo', 'armadillo'],
    ['a porcupine', 'porcupine'],
    ['a platypus detective', 'platypus'],
    ['a smiling quokka', 'quokka'],
    ['an aardvark', 'anteater'],
    ['a magpie', 'magpie'],
  ])('%s is drawn as itself', (prompt, species) => {
    expect(readPrompt(prompt)).toMatchObject({ species, standsInFor: null });
  });

  test('a subject without a drawing of its own has a stand-in', () => {
    expect(readPrompt('a sleek marmot')).toMatchObject({ species: 'beaver', subject: null, standsInFor: 'marmot' });
    expect(readPrompt('a giraffe').standsInFor).toBeNull();
  });

  test.each([
    ['a mummy', 'mummy'],
    ['a happy statue with long legs', null],
    ['a small blue zeppole, smiling', 'zeppole'],
    ['marmot with a toothbrush', 'marmot'],
    ['a purple zorblax with a scarf', 'zorblax'],
    ['friendly little zorblax mascot for a bank', null],
    ['one ghoul', 'ghoul'],
    ['one skeleton', null],
  ])('%s: a stand-in is reported for %s', (prompt, standsInFor) => {
    expect(readPrompt(prompt).standsInFor).toBe(standsInFor);
  });

  test.each([
    ['a fire pit', 'fire pit'],
    ['a cheese board', 'cheese board'],
    ['a friendly hockey stick mascot', 'hockey stick'],
    ['a small blue handle', 'handle'],
    ['a paintbrush', 'paintbrush'],
  ])('%s: a stand-in is reported for a compound or an item as the subject: %s', (prompt, standsInFor) => {
    expect(readPrompt(prompt)).toMatchObject({ subject: null, standsInFor });
  });

  test.each([
    ['a dog house', 'house'],
    ['a cat mug', 'cup'],
    ['a chocolate cake', 'cake_thing'],
    ['a soap bar', 'soap'],
    ['a garlic bulb', 'garlic'],
    ['a bowl of soup', 'soup'],
    ['an ear', 'ear_thing'],
    ['an eye doctor', 'person'],
    ['clown, red nose', 'person'],
    ['a girl with red lips', 'person'],
    ['a barista, green hat', 'person'],
    ['a hat', 'hat_thing'],
    ['a mascot with big eyes', 'monster'],
    ['a penguin in a car', 'penguin'],
  ])('the last noun of %s is drawn: %s', (prompt, species) => {
    expect(readPrompt(prompt)).toMatchObject({ species, standsInFor: null });
  });

  test('"a bowl of soup" has no bowl as an item', () => {
    expect(readPrompt('a bowl of soup').wear).toEqual([]);
  });

  test.each([
    'something about love',
    'a mascot for our bank',
    'security',
    'a mascot for a tooth clinic',
    'a grandma with a hat',
    'a chef holding a chair',
    'an app mascot',
    'a brave knight',
    'a friendly face for our bakery',
    'the letter B',
    'something happy',
  ])('%s names no figure that needs a stand-in', (prompt) => {
    expect(readPrompt(prompt).standsInFor).toBeNull();
  });
});

describe('colours', () => {
  test.each<[string, Record<string, string>]>([
    ['an orange fox', { body: '#f58a2e' }],
    ['a fox in blue', { body: '#4a8fe7' }],
    ['a fluffy fox with pink pompoms', {}],
    ['a blue fox with a red zorblax and green eyes', { body: '#4a8fe7', eyes: GREEN }],
    ['an orange and white fox', { body: '#f58a2e', belly: '#f7f4ee' }],
    ['a blue dog with a white belly and pink ears', { body: '#4a8fe7', belly: '#f7f4ee', ears: '#f58fb4' }],
    ['a black cat with green eyes', { body: '#34343f', eyes: GREEN }],
    ['a cat whose tail is green', { tail: GREEN }],
    ['a bear, #12ab34, with #f00 paws', { body: '#12ab34', hands: '#ff0000' }],
    ['a fox with a green apron', {}],
    ['a mouse holding a carrot', {}],
  ])('%s', (prompt, colors) => {
    expect(readPrompt(prompt).colors).toEqual(colors);
  });

  test('an adjective changes the colour after it', () => {
    expect(readPrompt('a light blue cat').colors.body).not.toBe(readPrompt('a blue cat').colors.body);
    expect(readPrompt('a dark blue cat').colors.body).not.toBe(readPrompt('a blue cat').colors.body);
  });
});

describe('clothes and props', () => {
  test.each<[string, [string, string | null][]]>([
    [
      'a cheerful orange fox barista with a green apron',
      [
        ['apron', GREEN],
        ['coffee_cup', null],
      ],
    ],
    [
      'an owl with round glasses and a red scarf',
      [
        ['glasses', null],
        ['scarf', '#e5484d'],
      ],
    ],
    [
      'a chef bear',
      [
        ['chef_hat', null],
        ['apron', '#f7f3ea'],
        ['whisk', null],
      ],
    ],
    [
      'a bear in a bow tie and a top hat',
      [
        ['bow_tie', null],
        ['top_hat', null],
      ],
    ],
    [
      'a wizard cat wearing a yellow party hat',
      [
        ['party_hat', '#fbcf3c'],
        ['cape', null],
        ['wand', null],
      ],
    ],
    ['an elephant with a party hat', [['party_hat', null]]],
    ['a dog with a chef hat', [['chef_hat', null]]],
    [
      'a wizard owl with a hat',
      [
        ['wizard_hat', null],
        ['cape', null],
        ['wand', null],
      ],
    ],
    [
      'a pirate with a red hat',
      [
        ['pirate_hat', '#e5484d'],
        ['sword', null],
      ],
    ],
    ['a dog with a hat', [['cap', null]]],
    ['a robot with a helmet', [['hard_hat', null]]],
    [
      'a firefighter with a helmet',
      [
        ['fire_helmet', null],
        ['coat', '#c98a2c'],
        ['boots', null],
        ['axe', null],
      ],
    ],
    [
      'an astronaut cat in a suit',
      [
        ['space_suit', null],
        ['space_helmet', null],
      ],
    ],
    [
      'a detective fox',
      [
        ['detective_hat', null],
        ['magnifier', null],
      ],
    ],
    [
      'a knight with a helmet and a cape',
      [
        ['knight_helmet', null],
        ['cape', null],
        ['armor', null],
        ['sword', null],
        ['shield', null],
      ],
    ],
    [
      'a wizard in a straw hat',
      [
        ['straw_hat', null],
        ['cape', null],
        ['wand', null],
      ],
    ],
    ['a plain dog', []],
  ])('%s', (prompt, wear) => {
    expect(readPrompt(prompt).wear.map(({ item, color }) => [item, color])).toEqual(wear);
  });

  test('each place has one item: the first hat wins', () => {
    expect(readPrompt('a cat with a crown and a beanie').wear.map(({ item }) => item)).toEqual(['crown']);
  });
});

describe('mood, body and features', () => {
  test.each([
    ['a happy dog', 'cheerful'],
    ['a sleepy dog', 'sleepy'],
    ['an angry dog', 'grumpy'],
    ['a lonely dog', 'sad'],
    ['a shy dog', 'shy'],
    ['a cheeky dog', 'mischievous'],
  ])('%s is %s', (prompt, mood) => {
    expect(readPrompt(prompt).mood).toBe(mood);
  });

  test('body adjectives change proportions unless they describe another noun', () => {
    expect(readPrompt('a chubby cat').shape.width).toBeGreaterThan(1);
    expect(readPrompt('a tall cat').shape.legs).toBeGreaterThan(1);
    expect(readPrompt('a cat with a tall hat').shape.legs).toBe(1);
  });

  test('the horns of a helmet are not a feature of the head', () => {
    expect(readPrompt('a viking with a horned helmet').features.has('horn')).toBe(false);
    expect(readPrompt('a horned monster').features.has('horn')).toBe(true);
  });

  test('features are found', () => {
    expect([...readPrompt('a cat with freckles, fangs and big eyes').features].sort()).toEqual([
      'big_eyes',
      'fangs',
      'freckles',
    ]);
  });
});
