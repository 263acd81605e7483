import { describe, expect, test } from 'vitest';
import { critique } from '@/lib/core/clip/critic';
import { presetClip } from '@/lib/core/clip/presets';
import { acceptSpec } from '@/lib/core/spec/accept';
import { boxOf } from '@/lib/artist/shape/path';
import { construct, figureOf } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const sheet = (prompt: string) => sheetOf(readPrompt(prompt), { prompt, style: 'outlined', detail: 'standard' }, 'lie');
const figure = (prompt: string) => figureOf(sheet(prompt)).figure;

const boxed = (prompt: string, id: string): ReturnType<typeof boxOf> => {
  const part = figure(prompt).parts.find((each) => each.id === id);
  if (!part) throw new Error(`${prompt} has no ${id}`);
  return boxOf((part.rims ?? []).flat());
};

/** The y of the floor under a figure. */
const floorOf = (prompt: string): number => figure(prompt).parts.find(({ id }) => id === 'root')?.pivot[1] ?? 0;

const LIMBS = /^(?:body|head|(?:arm|forearm|hand|leg|foot)_(?:left|right))$/;

/** The bounding box of the body without clothes and what it lies on. */
const wholeOf = (prompt: string): ReturnType<typeof boxOf> =>
  boxOf(
    figure(prompt)
      .parts.filter(({ id }) => LIMBS.test(id))
      .flatMap(({ rims }) => (rims ?? []).flat()),
  );

const PEOPLE = [
  'a man lying down',
  'a woman lying on her back',
  'a boy lying on his belly',
  'a chef lying on his side',
  'a grandma sleeping on her back',
  'a robot lying down',
  'a bear lying on its back',
  'a superhero lying on his belly',
];

const stateOf = (prompt: string) => figure(prompt).parts.find(({ id }) => id === 'eye_left')?.defaultState;

describe('a body that lies', () => {
  test.each(PEOPLE)('%s is longer than high, and touches the floor', (prompt) => {
    const { y, width, height } = wholeOf(prompt);
    expect(width).toBeGreaterThan(height * 1.05);
    expect(y + height).toBeGreaterThan(floorOf(prompt) - 12);
    expect(y + height).toBeLessThan(floorOf(prompt) + 24);
  });

  test.each(PEOPLE)('%s has the head at one end and the feet at the other', (prompt) => {
    const middleOf = (id: string): number => boxed(prompt, id).x + boxed(prompt, id).width / 2;
    const [head, body, foot] = [middleOf('head'), middleOf('body'), middleOf('foot_left')];
    expect(Math.sign(head - body)).toBe(-Math.sign(foot - body));
  });

  test('on its belly has its feet in the air, and on its back its knees', () => {
    const [prone, supine] = ['a boy lying on his belly', 'a boy lying on his back'];
    const soleOf = (prompt: string): number => boxed(prompt, 'foot_left').y + boxed(prompt, 'foot_left').height;
    expect(soleOf(prone)).toBeLessThan(floorOf(prone) - 40);
    expect(soleOf(supine)).toBeGreaterThan(floorOf(supine) - 12);
    expect(boxed(supine, 'leg_left').y).toBeLessThan(floorOf(supine) - 70);
  });

  test('sleeps with closed eyes only if it is said to sleep', () => {
    expect(stateOf('a girl sleeping on her side')).toBe('closed');
    expect(stateOf('a girl lying on her side')).toBeUndefined();
  });

  test.each(PEOPLE)('%s has presets without findings', (prompt) => {
    const accepted = acceptSpec(construct(sheet(prompt)));
    if (!accepted.ok) throw new Error(prompt);
    for (const name of ['idle', 'wave', 'jump', 'talk', 'dance'] as const)
      expect(critique(accepted.value.spec, presetClip(accepted.value.spec, name))).toEqual([]);
  });
});

describe('things to lie on', () => {
  test.each([
    ['a man lying on a couch', 'armchair'],
    ['a girl lying on a sun lounger', 'deck_chair'],
    ['a man sleeping in a hammock', 'hammock_bed'],
  ])('%s is above the floor, over what is as long', (prompt, id) => {
    const whole = wholeOf(prompt);
    expect(whole.y + whole.height).toBeLessThan(floorOf(prompt) - 20);
    expect(boxed(prompt, id).width).toBeGreaterThan(whole.width * 0.8);
  });

  test('a man in an armchair still sits', () => {
    const { width, height } = wholeOf('a man sitting in an armchair');
    expect(width).toBeLessThan(height);
  });
});
