import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';

const partsOf = (prompt: string) => designSpec({ prompt, detail: 'standard' }, 'seed').parts.map(({ id }) => id);
const worn = (prompt: string) => readPrompt(prompt).wear.map(({ item }) => item);

describe('rides, seats and stands', () => {
  test.each([
    ['a knight on a horse', 'mount'],
    ['a girl riding a unicorn', 'unicorn_mount'],
    ['a bear riding a small red bicycle', 'pedal_bike'],
    ['a raccoon on a unicycle', 'unicycle'],
    ['a frog sitting on a lily pad', 'lily_pad'],
    ['a bear in a hot tub', 'hot_tub'],
    ['a sloth in a hammock', 'hammock_bed'],
    ['a cat on a sofa', 'armchair'],
  ])('%s is drawn with it', (prompt, item) => {
    expect(worn(prompt)).toContain(item);
    expect(partsOf(prompt)).toContain(item);
  });

  test('the vehicle is not reported as another subject', () =>
    expect(readPrompt('a woman riding a bicycle').others).toEqual([]));

  test.each(['a hot tub', 'a hammock', 'a sofa'])('%s by itself is a character', (prompt) => {
    expect(worn(prompt)).toEqual([]);
    expect(readPrompt(prompt).standsInFor).toBeNull();
  });

  test('the front of a tub hides the legs and leaves the face open', () => {
    const { parts } = designSpec({ prompt: 'a bear in a hot tub', detail: 'standard' }, 'seed');
    const z = (id: string) => parts.find((part) => part.id === id)?.z ?? NaN;
    expect(z('hot_tub_front')).toBeGreaterThan(Math.max(z('foot_left'), z('foot_right'), z('body')));
    expect(z('hot_tub_front')).toBeLessThan(Math.min(z('head'), z('hand_left'), z('hand_right')));
    expect(z('hot_tub')).toBeLessThan(z('leg_left'));
  });

  test.each(['a horse', 'a horse with a hat', 'a bicycle'])('%s has no rider', (prompt) => {
    expect(worn(prompt).some((item) => /mount|bike/.test(item))).toBe(false);
  });
});

test.each([
  ['a dragon breathing smoke', 'smoke_breath'],
  ['a fire-breathing dragon', 'fire_breath'],
  ['a grandfather with a cane', 'cane'],
  ['a cat knitting', 'knitting'],
  ['a raccoon juggling', 'juggling_balls'],
  ['a man in a flat cap', 'flat_cap'],
  ['a dog with a ball', 'toy_ball'],
  ['a panda holding a bamboo stick', 'bamboo_stalk'],
  ['a woman with a potted plant', 'pot_plant'],
  ['an owl reading a newspaper', 'newspaper'],
  ['a rabbit with a pocket watch', 'pocket_watch'],
  ['a bear with a honey pot', 'honey_pot'],
  ['a wizard with a crystal ball', 'small_crystal_ball'],
  ['a hot sauce bottle with flames', 'flames'],
])('%s: %s is drawn', (prompt, item) => {
  expect(worn(prompt)).toContain(item);
  expect(partsOf(prompt)).toContain(item);
});

test('crossed arms lie over the chest', () => {
  expect(readPrompt('a grumpy cat with arms crossed').pose).toBe('arms_crossed');
  expect(readPrompt('a bear with crossed arms').pose).toBe('arms_crossed');
});
