import { describe, expect, test } from 'vitest';
import { WARDROBE } from '@/lib/artist/wardrobe';
import { readPrompt } from '@/lib/artist/words/read';

const itemsOf = (prompt: string) => readPrompt(prompt).wear.map(({ item }) => item);

describe('the subject is the one that the client wants', () => {
  test.each([
    ["We're a local bakery and want a smiling croissant with a chef hat", 'croissant'],
    ['our accounting software needs a cute fox that holds a calculator', 'fox'],
    ['a cup who needs a cookie', 'cup'],
    ['a train with a conductor hat', 'train'],
    ['a vampire bat with a cape', 'bat'],
    ['Rocket, a space dog who helps kids learn maths', 'dog'],
    ['Cookie the bear', 'bear'],
    ['Panda the chef', 'panda'],
    ['un chat roux', 'cat'],
    ['a lighthouse keeper', 'person'],
  ])('%s', (prompt, species) => expect(readPrompt(prompt)).toMatchObject({ species, unknown: [], others: [] }));

  test.each([
    ['a gargoyle reading a newspaper', 'gargoyle'],
    ['a possum', 'possum'],
  ])('%s is told as a stand-in', (prompt, standsInFor) => expect(readPrompt(prompt)).toMatchObject({ standsInFor }));
});

describe('words around what is drawn are not reported as left out', () => {
  test.each([
    'a barista otter for a coffee chain, holding a takeaway cup',
    'a mail carrier pigeon',
    'a robot vacuum',
    'a sushi chef',
    'a snail running a marathon',
    'a lumberjack bear with an axe over the shoulder',
    'a cheeky monkey stealing a banana',
    'a wizard cat stirring a cauldron',
    'a honey badger in a green jersey number 8',
    'Pippa, a curious ladybug who teaches children about nature',
    'a wolf for a team called the Thunder Wolves',
    'a toilet paper roll with a cape',
    'a zebra with a ball on its finger',
    'a Viking man with a war hammer',
  ])('%s', (prompt) => expect(readPrompt(prompt)).toMatchObject({ unknown: [], others: [], unplaced: [] }));

  test.each([
    ['two owls reading a book', ['another owl']],
    ['an owl with two books', []],
    ['a girl holding a frog', ['frog']],
    ['a crocodile and a volcano', ['volcano']],
  ])('%s', (prompt, others) => expect(readPrompt(prompt).others).toEqual(others));
});

describe('a noun before a creature says its role', () => {
  test.each([
    ['a space cat', ['space_helmet', 'space_suit']],
    ['a space station', []],
    ['a royal corgi', ['crown', 'cape']],
    ['a blind man', ['sunglasses', 'cane']],
    ['a window blind', []],
    ['a train with a conductor hat', ['cap']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));
});

describe('the business that the mascot is for', () => {
  test.each([
    ['an elderly wizard for a board game café', ['wizard_hat', 'cape', 'wand']],
    ['a fox with a scarf for our café', ['scarf']],
    ['a fox for our café', ['apron', 'coffee_cup']],
  ])('%s wears %j', (prompt, items) =>
    expect(itemsOf(prompt).toSorted()).toEqual(expect.arrayContaining(items.toSorted())),
  );
  test('brings nothing where the prompt dresses it', () =>
    expect(itemsOf('a fox with a scarf for our café')).toEqual(['scarf']));
});

describe('a word has the sense of its neighbours', () => {
  test.each([
    ['a bear in a tie dye hoodie', ['hoodie']],
    ['a bear with a tie and a hoodie', ['tie', 'hoodie']],
    ['a tired panda with bags under the eyes', []],
    ['a bunny painting eggs', ['egg_prop', 'paintbrush']],
    ['a bunny painting with a pencil', ['pencil']],
    ['a cat with a painting', ['small_picture_frame']],
    ['a cat holding a fish', ['fish_prop']],
    ['a fish with a crown', ['crown']],
    ['a goldfish in a bowl', []],
    ['a kitten with a bowl', ['small_soup']],
    ['a mother with a baby in a sling', ['baby_carrier']],
    ['a cat next to a lamp reading a book', ['book']],
  ])('%s', (prompt, items) => expect(itemsOf(prompt)).toEqual(items));

  test('a person with a child has the age of the person', () => {
    expect(readPrompt('a woman holding a baby').shape).toEqual(readPrompt('a woman').shape);
    expect(readPrompt('a baby').shape).not.toEqual(readPrompt('a woman').shape);
  });
  test('a noun before an adjective of a body part is not the subject', () =>
    expect(readPrompt('a pumpkin-headed scarecrow')).toMatchObject({ species: 'scarecrow', unknown: ['pumpkin'] }));
  test.each([
    ['a kind elderly man', 'an elderly man'],
    ['a middle-aged woman', 'a woman'],
    ['ein Kind mit einem Ballon', 'a child with a balloon'],
  ])('%s has the age of %s', (prompt, like) => {
    const [one, other] = [readPrompt(prompt), readPrompt(like)];
    expect([one.shape, one.features, one.unknown]).toEqual([other.shape, other.features, []]);
  });
  test.each(['a Black basketball player', 'a Black yoga teacher', 'a Black woman doctor'])(
    '%s has dark skin',
    (prompt) => expect(readPrompt(prompt).colors).toMatchObject({ skin: readPrompt('a Black woman').colors.skin }),
  );
  test('what an adjective denies is not drawn', () => {
    expect([...readPrompt('a pilot with a moustache-free face').features]).not.toContain('moustache');
    expect([...readPrompt('a pilot with a moustache').features]).toContain('moustache');
  });
  test('tie dye is a pattern of the garment after it', () => {
    expect(readPrompt('a bear in a tie-dyed shirt').patterns).toEqual({ shirt: 'rainbow' });
    expect(readPrompt('a bear with a striped tie').patterns).toEqual({ tie: 'stripes' });
  });
  test('the colour of a kit or of jewelry is not that of the animal', () => {
    expect(readPrompt('a wolf in a blue kit').wear).toEqual([expect.objectContaining({ item: 'jersey' })]);
    expect(readPrompt('a cat with gold jewelry').colors).toEqual({});
  });
  test('a role is no colour', () => {
    expect(readPrompt('a royal corgi').colors).toEqual({});
    expect(readPrompt('a royal blue corgi').colors).not.toEqual({});
  });
  test('the name of an item is not a breed', () => {
    expect(readPrompt('a bear hugging a honey jar').breed).toBeNull();
    expect(readPrompt('a honey bear').breed).toBe('honey bear');
  });
});

describe('briefs in other languages', () => {
  test.each([
    ['ein Roboter, der Kaffee serviert', 'robot', ['coffee_cup']],
    ['eine Eule mit Buch für unsere Schule', 'owl', ['book']],
    ['ein dicker Bär mit Honigtopf', 'bear', ['honey_pot']],
    ['un perro salchicha con gorra azul', 'dog', ['cap']],
    ['una mascota para una cafetería: una taza con gafas', 'cup', ['glasses']],
    ['une chouette professeur avec un livre', 'owl', ['book', 'glasses']],
    ['un ours qui mange du miel', 'bear', ['small_honey']],
  ])('%s', (prompt, species, items) => {
    expect(readPrompt(prompt)).toMatchObject({ species, unknown: [], others: [] });
    expect(itemsOf(prompt)).toEqual(items);
  });
  test('sleeping is a pose in each of them', () =>
    expect(
      ['ein Drache, der schläft', 'un dragón que duerme', 'un dragon qui dort', 'un drago blu che dorme'].map(
        (prompt) => readPrompt(prompt).pose,
      ),
    ).toEqual(['sleeping', 'sleeping', 'sleeping', 'sleeping']));
});

describe('things beside the character are read in every language', () => {
  test.each([
    'a cat beside a football',
    'ein Kater neben einem Ball',
    'un gato al lado de una pelota',
    "un chat à côté d'un ballon",
    'un gatto accanto a una palla',
    'um gato ao lado de uma bola',
  ])('%s', (prompt) =>
    expect(readPrompt(prompt)).toMatchObject({ species: 'cat', wear: [], around: [{ item: 'football' }], unknown: [] }),
  );
});

test('the colour said of a saddle blanket is the blanket’s', () => {
  const { wear } = readPrompt('a horse with a green saddle blanket');
  expect(wear).toMatchObject([{ item: 'saddle_blanket' }]);
  expect(Object.keys(WARDROBE.saddle_blanket.colors)[0]).toBe('saddle_blanket');
});
