import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { distance } from '@/lib/artist/wardrobe/colors';
import { readPrompt } from '@/lib/artist/words/read';

/** The largest OKLab distance of a drawn colour from the expected one, which is less than that to the next tone. */
const MAX_COLOR_DISTANCE = 0.07;

const SKIN = { deep: '#6b432f', brown: '#8d5a3b', tan: '#c58e62', light: '#f6d3b3' };
const HAIR = { black: '#2b2730', brown: '#5f3b28', blond: '#e6bd69', red: '#b8502a', grey: '#a3a6ad' };

/** The colours of skin and hair in a drawing with a seed. */
const drawn = (prompt: string, seed: string) => {
  const { palette } = designSpec({ prompt, detail: 'standard' }, seed);
  const color = (token: string) => palette.find(({ name }) => name === token)?.color ?? '';
  return {
    skin: color('body'),
    hair: color('hair'),
    parts: designSpec({ prompt, detail: 'standard' }, seed).parts.map(({ id }) => id),
  };
};

const hairOf = (prompt: string) => drawn(prompt, 'a').parts.filter((id) => /^hair(_back)?$/.test(id));

const SEEDS = ['a', 'b', 'c', 'd'];

describe('skin colour of a person', () => {
  test.each<[string, keyof typeof SKIN]>([
    ['a black woman doctor with an afro', 'deep'],
    ['a dark-skinned chef', 'deep'],
    ['a Black man in a blue suit', 'deep'],
    ['a girl with dark skin and a red scarf', 'deep'],
    ['an african grandmother', 'deep'],
    ['una mujer negra', 'deep'],
    ['une femme noire avec un chapeau', 'deep'],
    ['a boy with dark brown skin', 'deep'],
    ['a cheerful black girl', 'deep'],
    ['a brown-skinned teacher', 'brown'],
    ['a woman whose skin is brown', 'brown'],
    ['an indian engineer', 'brown'],
    ['a tan surfer', 'tan'],
    ['a latina nurse', 'tan'],
    ['a man with light skin', 'light'],
    ['a fair-skinned pirate', 'light'],
    ['a white man with a beard', 'light'],
  ])('%s: %s', (prompt, tone) => {
    for (const seed of SEEDS) expect(distance(drawn(prompt, seed).skin, SKIN[tone])).toBeLessThan(MAX_COLOR_DISTANCE);
  });
});

describe('hair colour of a person', () => {
  test.each<[string, keyof typeof HAIR]>([
    ['a blond man', 'blond'],
    ['a girl with blond hair', 'blond'],
    ['eine blonde Frau', 'blond'],
    ['a blonde woman in black', 'blond'],
    ['a redhead with glasses', 'red'],
    ['a ginger boy', 'red'],
    ['a red-haired knight', 'red'],
    ['a teacher with black hair', 'black'],
    ['a grandmother with grey hair', 'grey'],
    ['a brown-haired girl', 'brown'],
    ['a woman with long blond hair', 'blond'],
  ])('%s: %s', (prompt, tone) => {
    for (const seed of SEEDS) expect(distance(drawn(prompt, seed).hair, HAIR[tone])).toBeLessThan(MAX_COLOR_DISTANCE);
  });

  test('the haircut is read as well', () => {
    expect([hairOf('a man with an afro'), hairOf('a bald man'), hairOf('a man with long hair')]).toEqual([
      ['hair_back', 'hair'],
      [],
      ['hair_back', 'hair'],
    ]);
  });
});

describe('colours of clothes are not read as skin', () => {
  test.each([
    ['a woman in black', '#34343f'],
    ['a black knight', '#34343f'],
    ['a man in a brown coat', null],
    ['a girl in white', '#f7f4ee'],
    ['a blue wizard', '#4a8fe7'],
  ])('%s', (prompt, body) => {
    const { colors } = readPrompt(prompt);
    expect([colors.skin, colors.hair, colors.body ?? null]).toEqual([undefined, undefined, body]);
  });

  test.each(['a black cat', 'a brown bear', 'a blond lion', 'a black dog with a brown belly'])(
    '%s has no complexion',
    (prompt) => {
      expect(readPrompt(prompt).colors.skin).toBeUndefined();
      expect(readPrompt(prompt).colors.body).toBeDefined();
    },
  );

  test('unnatural hair colours are kept', () => {
    expect(readPrompt('a boy with blue hair').colors).toEqual({ hair: '#4a8fe7' });
    expect(readPrompt('a girl with dark blue hair').colors.hair).not.toBe(HAIR.black);
  });
});

test('old people have grey hair regardless of origin, unless the prompt names the hair', () => {
  expect(readPrompt('an elderly Indian professor').colors.hair).toBe(readPrompt('an elderly professor').colors.hair);
  expect(readPrompt('an elderly Indian professor').colors.skin).toBe(readPrompt('an Indian professor').colors.skin);
  expect(readPrompt('an elderly Indian professor with black hair').colors.hair).not.toBe(
    readPrompt('an elderly professor').colors.hair,
  );
});
