import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';

const worn = (prompt: string) => readPrompt(prompt).wear.map(({ item }) => item);
const partsOf = (prompt: string) => designSpec({ prompt, detail: 'standard' }, 'deeds').parts;
const guitarOf = (prompt: string) => partsOf(prompt).find(({ id }) => id === 'guitar')?.parent;
const has = (prompt: string, id: string) => partsOf(prompt).some((part) => part.id === id);

describe('words for people', () => {
  test.each([
    'a muscular blacksmith with a ginger beard',
    'a bearded bookbinder',
    'a glassblower with tattoos',
    'a mustachioed gondolier',
    'a sawyer at work',
    'a plankwright',
    'ein Bäcker mit Brot',
    'un panadero con barba',
    'une couturière',
    'un falegname',
    'uma bombeira',
    'a veteran with medals',
  ])('%s', (prompt) => expect(readPrompt(prompt)).toMatchObject({ species: 'person', standsInFor: null }));
  test.each(['a stapler', 'a printer with legs', 'lorem ipsum dolor'])('%s is not a person', (prompt) =>
    expect(readPrompt(prompt).species).not.toBe('person'),
  );
  test('and the person wears the outfit of the occupation', () => {
    expect(worn('a blacksmith')).toEqual(['apron', 'hammer']);
    expect(worn('a basketball player')).toContain('basketball');
    expect(worn('a tiger karate master')).toContain('kimono');
  });
});

test.each(['ein alter Schmied mit grauem Bart', 'a bearded baker', 'un herrero con barba'])(
  '%s has a beard',
  (prompt) => expect([...readPrompt(prompt).features]).toContain('beard'),
);

describe('what a person holds or is near is not the subject', () => {
  test.each([
    ['a Japanese schoolgirl with a bob haircut and red backpack', 'person'],
    ['a boy with a balloon', 'person'],
    ['a dog walker with a leash', 'person'],
    ['a lion tamer with a whip', 'person'],
    ['a knight on a horse', 'person'],
    ['a tailor with a measuring tape', 'person'],
    ['a bartender holding a cocktail', 'person'],
    ['a baker carrying a loaf of bread', 'person'],
    ['a football goalkeeper', 'person'],
    ['an elephant painting', 'elephant'],
    ['a sheep knitting', 'sheep'],
    ['a fox blacksmith with an anvil', 'fox'],
    ['a painting with a frame', 'painting'],
  ])('%s: %s', (prompt, species) => {
    const brief = readPrompt(prompt);
    expect(species === 'painting' ? brief.species !== 'person' : brief.species === species).toBe(true);
  });
});

describe('words for a drawing style are not nouns', () => {
  test.each([
    ['a rubber hose coffee cup', 'cup'],
    ['a paper cutout bear', 'bear'],
    ['a paper witch', 'person'],
    ['an ink drawing of a cat', 'cat'],
  ])('%s: %s', (prompt, species) => expect(readPrompt(prompt)).toMatchObject({ species, wear: expect.anything() }));
  test('nor is paper put into a hand', () => expect(worn('a paper cutout bear sitting')).toEqual([]));
});

describe('verbs', () => {
  test.each([
    ['a tiger kicking', 'kicking'],
    ['a soldier saluting', 'saluting'],
    ['a charging bull', 'charging'],
    ['a cat curled up', 'curled_up'],
    ['a fox shrugging', 'shrugging'],
    ['a panda flexing its muscles', 'flexing'],
    ['a cat dabbing', 'dabbing'],
    ['a bear hugging a heart', 'hugging'],
    ['a robot pointing up', 'pointing_up'],
    ['a woman stretching', 'stretching'],
    ['a rabbit making a peace sign', 'peace_sign'],
    ['a monkey throwing a banana', 'throwing'],
    ['a bear lifting weights', 'lifting'],
    ['a frog meditating', 'meditating'],
    ['a girl surfing', 'balancing'],
    ['a cat swimming', 'swimming'],
    ['a kangaroo boxing', 'boxing'],
    ['a knight on one knee', 'kneeling'],
    ['a raccoon tiptoeing', 'tiptoeing'],
    ['a charging bull', 'charging'],
  ])('%s is a pose', (prompt, pose) => expect(readPrompt(prompt).pose).toBe(pose));
  test.each([
    ['a llama drinking mate', 'teacup'],
    ['a sloth reading', 'book'],
    ['a bear cooking', 'frying_pan'],
    ['a boy skateboarding', 'skateboard'],
  ])('%s implies an item in the hand', (prompt, item) => expect(worn(prompt)).toContain(item));
  test('a named item replaces the implied one', () =>
    expect(worn('a bear reading a newspaper')).toEqual(['newspaper']));
  test.each(['a cooking app mascot', 'a bear with reading glasses', 'an owl for reading'])(
    '%s implies no item',
    (prompt) => expect(worn(prompt).filter((item) => item === 'frying_pan' || item === 'book')).toEqual([]),
  );
  test('also pose the limbs of things and birds', () => {
    const still = new Map(partsOf('a coffee cup').map(({ id, svg }) => [id, svg]));
    const running = partsOf('a coffee cup running').filter(({ id, svg }) => still.get(id) !== svg);
    expect(running.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['arm_left', 'arm_right', 'leg_left', 'foot_right']),
    );
  });
});

test('a quadruped that needs hands stands upright, unless the prompt puts it on all fours', () => {
  expect(has('a llama drinking mate', 'hand_left')).toBe(true);
  expect(has('a llama', 'hand_left')).toBe(false);
  expect(has('a llama on all fours drinking mate', 'hand_left')).toBe(false);
});

test('a word of origin implies skin and hair, and stated colours override it', () => {
  const { colors } = readPrompt('a Japanese chef with red hair');
  expect(colors).toMatchObject({ skin: '#f0c29a', hair: '#b8502a' });
  expect(readPrompt('a Black female welder').colors.skin).toBe('#6b432f');
});

describe('a guitar is played with both hands', () => {
  test.each(['a panda with a guitar', 'a woman playing the ukulele', 'a lion sitting and playing guitar'])(
    '%s',
    (prompt) => expect(guitarOf(prompt)).not.toMatch(/^hand_/),
  );
  test.each(['a singer with a microphone and a guitar', 'a man with a guitar waving'])(
    '%s: not while a hand has something else to do',
    (prompt) => expect(guitarOf(prompt)).toMatch(/^hand_/),
  );
});
