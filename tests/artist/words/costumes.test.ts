import { describe, expect, test } from 'vitest';
import { readPrompt } from '@/lib/artist/words/read';

describe('a thing after a costume is dressed in it', () => {
  test.each([
    ['wizard toaster', 'toaster', 'wizard'],
    ['a ninja mushroom throwing a star', 'mushroom', 'ninja'],
    ['pirate carrot', 'carrot', 'pirate'],
    ['knight teapot', 'teapot', 'knight'],
    ['an astronaut avocado', 'avocado', 'astronaut'],
    ['ein Feuerwehr-Dackel', 'dachshund', 'firefighter'],
    ['a steampunk mole with a wrench', 'mole', 'steampunk'],
  ])('%s', (prompt, subject, role) => expect(readPrompt(prompt)).toMatchObject({ subject, role }));

  test.each(['a witch with a cauldron', 'a viking, hammer in hand', 'a girl with a pirate ship'])(
    '%s is a person',
    (prompt) => expect(readPrompt(prompt).species).toBe('person'),
  );
});

test('Red Riding Hood wears a red cape', () =>
  expect(readPrompt('little red riding hood as a wolf with a basket')).toMatchObject({
    subject: 'wolf',
    colors: {},
    wear: [{ item: 'cape', color: '#e5484d' }, { item: 'basket' }],
  }));
