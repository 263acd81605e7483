import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';

const partsOf = (prompt: string) => designSpec({ prompt, detail: 'standard' }, 'seed').parts.map(({ id }) => id);
const worn = (prompt: string) => readPrompt(prompt).wear.map(({ item }) => item);

describe('what somebody rides', () => {
  test.each([
    ['a knight on a horse', 'mount'],
    ['a girl riding a unicorn', 'unicorn_mount'],
    ['a bear riding a small red bicycle', 'pedal_bike'],
    ['a raccoon on a unicycle', 'unicycle'],
    ['a frog sitting on a lily pad', 'lily_pad'],
  ])('%s has it under it', (prompt, item) => {
    expect(worn(prompt)).toContain(item);
    expect(partsOf(prompt)).toContain(item);
  });

  test.each(['a horse', 'a horse with a hat', 'a bicycle'])('nobody rides in %s', (prompt) => {
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
])('%s: %s is drawn', (prompt, item) => {
  expect(worn(prompt)).toContain(item);
  expect(partsOf(prompt)).toContain(item);
});

test('crossed arms lie over the chest', () => {
  expect(readPrompt('a grumpy cat with arms crossed').pose).toBe('arms_crossed');
  expect(readPrompt('a bear with crossed arms').pose).toBe('arms_crossed');
});
