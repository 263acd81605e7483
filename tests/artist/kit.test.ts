import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';

const read = (prompt: string) => {
  const { species, standsInFor, wear, patterns, unknown } = readPrompt(prompt);
  return { species, standsInFor, wears: wear.map(({ item }) => item), patterns, unknown };
};

describe('things of the kit', () => {
  test.each([
    ['a lighthouse', 'lighthouse', []],
    ['a tooth with a toothbrush', 'tooth', ['small_toothbrush']],
    ['a credit card superhero for a bank', 'credit_card', ['superhero_mask', 'cape', 'medal']],
    ['a pizza slice on a skateboard', 'pizza', ['skateboard']],
    ['an orange with sunglasses', 'orange', ['sunglasses']],
    ['a vacuum cleaner', 'vacuum', []],
    ['a ball of yarn', 'yarn', []],
    ['a rubber hose coffee cup running', 'cup', []],
    ['a tea cup', 'cup', []],
    ['a hot sauce bottle with a cowboy hat', 'sauce_bottle', ['cowboy_hat']],
    ['a jar of honey', 'honey', []],
    ['an electric scooter', 'e_scooter', []],
    ['a bottle of shampoo', 'pump_bottle', []],
    ['a cup of coffee reading a book', 'cup', ['book']],
    ['a paper crane origami', 'paper_crane', []],
    ['a grumpy cloud with lightning', 'storm_cloud', []],
    ['a sad cloud in the rain with an umbrella', 'rain_cloud', ['umbrella']],
    ['a cactus in a pot with a guitar', 'cactus', ['guitar']],
    ['a mushroom house with a face', 'mushroom_house', []],
    ['a piggy bank with a coin', 'piggy_bank', []],
    ['a pixel art rocket', 'rocket', []],
    ['a tow truck', 'tow_truck', []],
    ['ein Abschleppwagen', 'tow_truck', []],
    ['a taxi with a cap', 'taxi', ['cap']],
    ['a toilet brush', 'toilet_brush', []],
    ['a cat with a toilet brush', 'cat', ['toilet_brush']],
    ['a monstera leaf', 'monstera', []],
    ['an open book', 'open_book', []],
    ['ein offenes Buch', 'open_book', []],
    ['a cat with an open book', 'cat', ['book']],
    ['a taxi driver', 'person', ['cap', 'gloves']],
    ['a duck in a shower cap', 'duck', ['shower_cap']],
    ['a fox with square glasses and a sash', 'fox', ['square_glasses', 'sash']],
    ['a dog with suspenders', 'dog', ['suspenders']],
    ['a bear wearing a lanyard', 'bear', ['lanyard']],
    ['a bear in a suit with a pocket square', 'bear', ['suit', 'pocket_square']],
    ['a cat with a kettlebell', 'cat', ['kettlebell']],
    ['a fox with a barber pole', 'fox', ['barber_pole']],
  ])('%s is a subject of its own', (prompt, species, wears) =>
    expect(read(prompt)).toMatchObject({ species, standsInFor: null, wears, unknown: [] }),
  );

  test.each([
    ['an orange fox', 'fox'],
    ['a school teacher', 'person'],
    ['a truck driver with a cap', 'person'],
    ['a boy, red backpack', 'person'],
    ['a bear that can fly', 'bear'],
    ['a cat with a rainbow scarf', 'cat'],
  ])('%s is a %s', (prompt, species) => expect(readPrompt(prompt).species).toBe(species));
});

describe('a letter', () => {
  test('is not an envelope, and wears nothing in the gap below its face', () =>
    expect(read('letter Q superhero')).toMatchObject({ species: 'letter', wears: ['superhero_mask', 'cape'] }));

  test.each([...'abcdefghijklmnopqrstuvwxyz0123456789'])('%s has its arms at the sides', (glyph) => {
    const { parts } = designSpec(
      { prompt: `the ${/\d/.test(glyph) ? 'number' : 'letter'} ${glyph}`, detail: 'standard' },
      's1',
    );
    const [left, right] = ['arm_left', 'arm_right'].map((id) => parts.find((part) => part.id === id)?.pivot[0] ?? 0);
    const [eyeLeft, eyeRight] = ['eye_left', 'eye_right'].map((id) => parts.find((part) => part.id === id)?.pivot[0]);
    expect(left).toBeLessThan(eyeLeft ?? 0);
    expect(right).toBeGreaterThan(eyeRight ?? 512);
  });
});

describe('held items', () => {
  test('two items are in different hands', () => {
    const { parts } = designSpec({ prompt: 'a knight with a sword and a torch', detail: 'standard' }, 's1');
    const parents = ['sword', 'torch'].map((item) => parts.find(({ id }) => id === item)?.parent);
    expect(new Set(parents)).toEqual(new Set(['hand_left', 'hand_right']));
  });

  test.each(['a horse on all fours carrying a basket', 'an elephant with a magnifying glass'])(
    'a quadruped holds it in the mouth or the trunk: %s',
    (prompt) => {
      const { parts } = designSpec({ prompt, detail: 'standard' }, 's1');
      expect(parts.find(({ id }) => id === 'basket' || id === 'magnifier')?.parent).toBe('head');
    },
  );
});

describe('people by age', () => {
  test.each([
    ['a grandmother', 'bun', 'wrinkles'],
    ['an old man', 'bald', 'wrinkles'],
    ['a baby', 'buzz', 'blush'],
  ] as const)('%s has the hair and the face of that age', (prompt, cut, feature) => {
    const brief = readPrompt(prompt);
    expect(brief.cut).toBe(cut);
    expect([...brief.features]).toContain(feature);
  });

  test('a ten-year-old girl is not old', () => expect(readPrompt('a 10 year old girl').cut).toBeNull());
});

describe('a pattern', () => {
  test.each([
    ['a unicorn with a rainbow mane', { hair: 'rainbow' }],
    ['a fox with a striped scarf', { scarf: 'stripes' }],
    ['a cat in a polka dot dress', { dress: 'spots' }],
  ])('%s', (prompt, patterns) => expect(read(prompt)).toMatchObject({ patterns, unknown: [] }));

  test('of a scarf is not a feature of the fox', () =>
    expect([...readPrompt('a fox with a striped scarf').features]).not.toContain('stripes'));

  test('is drawn on its part', () => {
    const { parts } = designSpec({ prompt: 'a bear with a rainbow scarf', detail: 'standard' }, 's1');
    expect(parts.find(({ id }) => id === 'scarf')?.svg).toContain('$rainbow_violet');
  });
});
