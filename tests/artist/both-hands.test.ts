import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';

const partsOf = (prompt: string) =>
  designSpec({ prompt, detail: 'standard' }, 'hands').parts.map(({ id, parent }) => `${id} on ${parent}`);

describe('counted items', () => {
  test.each(['a bear with two cups of coffee', 'a bear with 2 big red coffee cups', 'un oso con dos espadas'])(
    '%s: one in each hand',
    (prompt) => {
      expect(readPrompt(prompt).wear.filter(({ both }) => both)).toHaveLength(1);
    },
  );

  test.each(['a bear with a cup of coffee', 'two bears with a balloon', 'a bear with two scarves'])(
    '%s: only one',
    (prompt) => {
      expect(readPrompt(prompt).wear.filter(({ both }) => both)).toEqual([]);
    },
  );

  test('a tentacle can hold the second one', () => {
    expect(partsOf('an octopus with two cups of coffee')).toEqual(
      expect.arrayContaining(['coffee_cup on tentacle_left_2', 'coffee_cup_2 on tentacle_right_2']),
    );
  });
});

test.each([
  ['a bear with a pot of honey', ['honey_pot']],
  ['une abeille avec un pot de miel', ['small_honey']],
  ['a fox with a pot', ['small_pot']],
])('%s: the content of the container is carried', (prompt, items) => {
  expect(readPrompt(prompt).wear.map(({ item }) => item)).toEqual(items);
});
