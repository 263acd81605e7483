import { describe, expect, test } from 'vitest';
import { readPrompt } from '@/lib/artist/words/read';

const worn = (prompt: string) => readPrompt(prompt).wear.map(({ item }) => item);

describe('the character is told from what it is with', () => {
  test.each([
    ['a wise old oak tree with a face in the bark, roots as feet, squirrel sitting on a branch', 'tree'],
    ['a coffee cup with a face, sitting next to a cat', 'cup'],
    ['a happy pizza slice and a cat', 'pizza'],
    ['raccoon holding a happy slice of pizza', 'raccoon'],
    ['blind cane user, man in his 40s, guide dog labrador beside him', 'person'],
    ['a lighthouse with arms, dog at its feet', 'lighthouse'],
    ['pirate with a parrot on his shoulder', 'person'],
    ['a wheelchair user with a laptop', 'person'],
    ['bassoon playing flamingo, one leg, eyes shut', 'flamingo'],
    ['book reading owl', 'owl'],
    ['a cat playing guitar', 'cat'],
    ['number 1 rated driving school in town, want a small hatchback car', 'car'],
    ['a number 7 with a hat', 'letter'],
    ['a seal pup with goggles', 'seal'],
    ['need a grumpy old lighthouse keeper with a big white beard', 'person'],
    ['food bank charity in Bristol, looking for a tin of soup character with kind eyes', 'can'],
    ['I am looking for an elegant heron. It should hold a briefcase', 'heron'],
    ['taco truck owner here, want a luchador avocado, elbow drop', 'avocado'],
    ['quokka mascot, hard hat, clipboard', 'quokka'],
    ['tardigrade holding a magnifying glass, mascot for a library', 'caterpillar'],
    ['a walking grandfather clock', 'clock'],
    ['tea pot and tea cup duo', 'teapot'],
    ['my grandad: bald, tartan slippers, fishing rod in one hand', 'person'],
    ['we fix old computers. Maybe a snail', 'snail'],
    ['vorremmo un cono gelato con baffi e papillon', 'ice_cream'],
    ['a mantis shrimp boxer', 'lobster'],
    ['an ice cream cone with a hat', 'ice_cream'],
    ['un ratoncito astronauta', 'mouse'],
    ['un pingouin serveur avec un plateau', 'penguin'],
    ['komodo dragon in a tracksuit', 'lizard'],
    ['un cane con un cappello rosso', 'dog'],
    ['Ein altes Segelschiff mit Gesicht und Augenklappe an der Ostsee', 'boat'],
  ])('%s', (prompt, species) => expect(readPrompt(prompt).species).toBe(species));
});

describe('colours', () => {
  test.each([
    ['a hedgehog dentist, white coat', {}],
    ['a fox on a mint green background', {}],
    ['a white fox on a black background', { body: '#f7f4ee' }],
    ['a pufferfish, navy + orange', { body: '#2c3f73', belly: '#f58a2e' }],
    ['a ghost, monochrome with one pop of orange', { body: '#99a0ab', accent: '#f58a2e' }],
  ])('%s', (prompt, colors) => expect(readPrompt(prompt).colors).toEqual(colors));
});

test.each([
  ['a robot. No antennas, we hate antennas', 'antenna'],
  ['a cactus. Wearing a sombrero is too obvious', 'sombrero'],
  ['a bear in a waistcoat for our backup tool', 'wrench'],
  ['a slime with a sword that it stole from an adventurer', 'backpack'],
  ['a pangolin curled half into a ball', 'toy_ball'],
  ['a nurse for a hospital staff campaign', 'crook_staff'],
  ['a viking woman raising a honey jar instead of an axe', 'axe'],
  ['the letter S with trainers', 'dumbbell'],
  ['a monster with an umbrella, orange with purple stripes', 'small_orange'],
  ['a robot gardener, rusty orange, old', 'small_orange'],
  ['un gufo con una sciarpa senape', 'small_sauce_bottle'],
])('%s: no %s', (prompt, unwanted) => {
  const { wear, features } = readPrompt(prompt);
  expect([...wear.map(({ item }) => item), ...features]).not.toContain(unwanted);
});

test.each([
  ['a cactus, thick black outlines', {}],
  ['a submarine, yellow is taken so do turquoise', { body: '#3cc7c0' }],
  ['a snail in cream, coral, dark outline', { body: '#fbeed3', belly: '#ff7f6b' }],
])('%s: colours', (prompt, colors) => expect(readPrompt(prompt).colors).toEqual(colors));

test('the colours of a team are those of its jersey', () => {
  const { colors, wear } = readPrompt('a wolf in a hockey jersey, team colours black and gold');
  expect([colors, wear]).toEqual([{}, [{ item: 'jersey', color: '#34343f' }]]);
});

describe('moods', () => {
  test.each([
    ['not the usual smiley bee, maybe a tired one', 'sleepy'],
    ['a potato with a very serious face', 'grumpy'],
    ['a mean looking lizard', 'grumpy'],
    ['a yeti with a brain freeze', 'surprised'],
    ["a cloud that's crying but smiling", 'cheerful'],
  ])('%s', (prompt, mood) => expect(readPrompt(prompt).mood).toBe(mood));
});

test.each([
  'Potato. Just a potato with tiny legs',
  'Grandad, soft watercolor feel',
  'a yeti with a brain freeze',
  'a small car with L plates',
  'a hedgehog, mint green background',
])('%s holds nothing that is not said', (prompt) =>
  expect(readPrompt(prompt).wear.filter(({ item }) => /^(?:small_|tray|palette)/.test(item))).toEqual([]),
);

describe('what a client announces or wishes for is the character', () => {
  test.each([
    ['We provide cloud backup. We would like a composed mascot: an elderly tortoise in a waistcoat', 'turtle'],
    ['Mascot for a wheelchair basketball club. We would love a ram in a sports wheelchair', 'ram'],
    ["A dalmatian would be too obvious so we'd like a sturdy rhino firefighter", 'rhino'],
    ['Subject: anthropomorphic padlock. Attributes: a key', 'padlock'],
    ['esports team: fox-less please, everyone has a fox. want an otter', 'otter'],
    ['My nan started this pie shop. Short round woman with a rolling pin', 'person'],
    ['Otter with a red number 7 cap', 'otter'],
    ['Somos una heladería. Queremos un flamenco con delantal blanco', 'flamingo'],
    ['Fazemos cerveja e precisamos de uma capivara com macacão jeans', 'capybara'],
    ['Für unsere Bücherei: ein Uhu mit einem Buch', 'owl'],
    ['a cactus gym coach', 'cactus'],
    ['funeral director here, bear with me. A whale, maybe grey-blue', 'whale'],
    ['Guten Tag, unser Freibad wird 60! Gewünscht: ein dicker Seehund', 'seal'],
    ['Taco truck is called El Paseo: avocado cyclist in shorts', 'avocado'],
    ['Beekeeper bear, but make her tired: white suit, one bee sitting on her nose', 'bear'],
    ['Cello quartet seeks mascot. A heron, bow in wing', 'heron'],
    ['Uma loja de plantas em Lisboa procura mascote: uma folha com botas', 'leaf'],
    ['sunflower girl scout leader with a lantern', 'sunflower'],
    ['un épouvantail avec une veste, un corbeau perché sur la main', 'scarecrow'],
  ])('%s: %s', (prompt, species) => expect(readPrompt(prompt).species).toBe(species));
});

describe('what is compared, refused or said of something else is not worn', () => {
  test.each([
    ['a beaver with a red plunger held like a sword', 'sword'],
    ['a badger with a scrubbing brush like a microphone', 'microphone'],
    ['Bitte keine Mütze. ein Dachs mit Latzhose', 'beanie'],
    ['a mechanic badger, no beanie', 'cap'],
    ['a padlock with a key. Avoid scarves and any hoodie', 'hoodie'],
  ])('%s: no %s', (prompt, item) => expect(worn(prompt)).not.toContain(item));
  test('a comparison of the character itself is kept', () =>
    expect(worn('a cat dressed like a pirate')).toContain('pirate_hat'));
  test.each([
    'an apple in green gloves with a brown caddy bin',
    'a cactus. the pot is blue',
    "a ghost with a pint that's glowing green",
    'a heron, gold hoop earrings',
    'a manta ray. nothing green',
  ])('%s: the body keeps its colour', (prompt) => expect(readPrompt(prompt).colors.body).toBeUndefined());
  test('young that sleep beside the character do not put it to sleep', () =>
    expect(readPrompt('a mother hedgehog in an armchair, baby asleep in her lap')).toMatchObject({ mood: 'cheerful' }));
  test('a mechanic is no machine', () =>
    expect([...readPrompt('a badger mechanic').features]).not.toContain('mechanical'));
});
