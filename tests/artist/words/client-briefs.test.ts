import { describe, expect, test } from 'vitest';
import { givenName } from '@/lib/artist/words/given-names';
import { readPrompt } from '@/lib/artist/words/read';

/** The items of a prompt, each with its colour if it has one. */
const itemsOf = (prompt: string): string[] =>
  readPrompt(prompt).wear.map(({ item, color }) => (color ? `${item} ${color}` : item));

describe('a colour stays with its thing', () => {
  test.each([
    ["a snail, red postman's cap", ['cap #e5484d']],
    ['a turtle, white beard, blue peacoat', ['coat #4a8fe7']],
    ['a yeti with pink earmuffs and matching mittens', ['earmuffs #f58fb4', 'mittens #f58fb4']],
    ['a pug, jersey number 23 in navy', ['jersey #2c3f73']],
  ])('%s', (prompt, items) => {
    expect(itemsOf(prompt)).toEqual(items);
    expect(readPrompt(prompt).colors.body).toBeUndefined();
  });

  test('an unknown thing in a list after the subject keeps its colour to itself', () =>
    expect(readPrompt('a turtle, white beard, blue quiver').colors.body).toBeUndefined());

  test('one eye that is bigger is one of two', () =>
    expect(readPrompt('a zombie, one eye bigger').features.has('one_eye')).toBe(false));

  test('a held kitten makes nobody small', () => expect(readPrompt('a giraffe holding a kitten').build).toBeNull());

  test('a list ends with the colour after "and"', () =>
    expect(readPrompt("a cat. He's ginger and white, green eyes").colors).toEqual({
      body: '#d9762e',
      belly: '#f7f4ee',
      eyes: '#4fae5b',
    }));

  test('"mint green" is one colour', () =>
    expect(readPrompt('a dragon, mint green').colors).toEqual({ body: '#8fdcb8' }));

  test('a lighter region has a shade of the body', () => {
    const { colors, unknown } = readPrompt('a blue fox with a darker tail');
    expect(colors).toEqual({ body: '#4a8fe7', tail: '#2364b4' });
    expect(unknown).toEqual([]);
  });
});

describe('who is drawn', () => {
  test.each([
    ['thinking a walrus with a scarf', 'walrus', null],
    ['a robin for our Christmas cards', 'robin', null],
    ['half robot half rabbit', 'rabbit', null],
    ['a sardine in running shoes', 'fish', 'sardine'],
    ['a gargoyle in running shoes', 'monster', 'gargoyle'],
    ['friendly stethoscope character', 'stethoscope_thing', null],
    ['We run a falafel stand. We want a chickpea.', 'potato', 'chickpea'],
    ['a mongoose', 'meerkat', 'mongoose'],
    ['a sea turtle', 'turtle', null],
    ['a dodo', 'pigeon', 'dodo'],
    ['a tasmanian devil', 'badger', 'tasmanian devil'],
    ['a bearded dragon', 'lizard', 'bearded dragon'],
    ["a plesiosaur with a captain's hat", 'brontosaurus', 'plesiosaur'],
    ["a gargoyle with a captain's hat", 'monster', 'gargoyle'],
    ['a ghost lady with a parasol', 'ghost', null],
    ['a teen skater, ripped jeans', 'person', null],
    ['something like a wise old tree, maybe coins instead of leaves', 'tree', null],
  ])('%s', (prompt, species, standsInFor) => {
    const brief = readPrompt(prompt);
    expect([brief.species, brief.standsInFor]).toEqual([species, standsInFor]);
  });

  test('a capital letter after an animal begins its name', () => {
    expect(givenName('my cat Biscuit as a superhero')).toBe('Biscuit');
    expect(readPrompt('my cat Biscuit as a superhero').species).toBe('cat');
    expect(givenName('our team Leeds wants a lion')).toBeNull();
  });
});

describe('what is worn and held', () => {
  test.each([
    ['a bear in wellies and an anorak', ['boots', 'coat']],
    ['a lobster holding a champagne flute', ['cocktail_glass']],
    ['a penguin, leather jacket, aviators', ['leather_jacket', 'sunglasses']],
    ['a corgi in a bumblebee costume', ['bee_costume']],
    ['a dragon with sunscreen on the nose', []],
    ['a parrot, pirate captain', ['pirate_hat', 'sword']],
    ['a frog with a rose between its teeth', ['rose']],
    ['a chimp, banana in one hand, flag in the other', ['banana_prop', 'flag']],
    ['a porcupine with quills', []],
    ['a mascot for a hot sauce company, a pepper with a cape', ['cape']],
    ['a camel who helps people drink more water', []],
    ['a koi fish with a paper fan', ['hand_fan']],
    ['a bean with eye bags', []],
    ['a walrus in a yellow oilskin', ['raincoat #fbcf3c']],
    ['ein Kater mit Lesebrille', ['glasses']],
    ['a dog, ketchup-red bandana', ['bandana #e5484d']],
    ['a hippo, sunscreen stripe on nose', []],
    ['a panda in a red and gold Chinese New Year jacket', ['coat #e5484d']],
    ['a fox with a mug of tea', ['coffee_cup']],
    ['a Baker Street detective dog', ['detective_hat', 'magnifier']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));

  test('a hooped jersey is striped', () =>
    expect(readPrompt('a rhino in a hooped jersey').patterns).toEqual({ jersey: 'stripes' }));

  test('a number beside a shirt is printed on a jersey', () =>
    expect(readPrompt('an ostrich with a number 10 vest').wear).toEqual([
      { item: 'jersey', color: null, mark: { shape: '10', color: null } },
    ]));

  test('a whistle round the neck makes nobody round', () =>
    expect(readPrompt('a goat, whistle round neck').shape.width).toBe(1));

  test('what is spread on the body is said to be missing', () =>
    expect(readPrompt('a dragon with sunscreen on the nose').unknown).toEqual(['sunscreen']));
});

describe('moods and deeds', () => {
  test.each([
    ['un renard qui pleure', 'sad'],
    ['a polite ghost', 'calm'],
    ['a sheepish dog', 'shy'],
  ])('%s', (prompt, mood) => expect(readPrompt(prompt).mood).toBe(mood));

  test.each([
    ['un delfín que nada', 'swimming'],
    ['un ours, il court', 'running'],
  ])('%s', (prompt, pose) => expect(readPrompt(prompt).pose).toBe(pose));

  test('who eats honey is no honey bear', () => expect(readPrompt('a bear eating honey').breed).toBeNull());
});
