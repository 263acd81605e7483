import { describe, expect, test } from 'vitest';
import { extentOf } from '@/lib/core/rig/extent';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';

const wornBy = (prompt: string) => readPrompt(prompt).wear.map(({ item, on }) => `${item} ${on ?? 'held'}`);

describe('a thing that stands on the body', () => {
  test.each([
    ['a fox with an orange on its head', 'small_orange head'],
    ['a girl with a book balanced on her head', 'book head'],
    ['a bear with a bird sitting on its head', 'small_bird head'],
    ['a panda with a leaf in its hair', 'leaf head'],
    ['a cat, on its head sits a small apple', 'apple_prop head'],
    ['a man with a pencil behind his ear', 'pencil ear'],
    ['a bear with a little yellow duck on top of its head', 'toy_duck head'],
    ['a witch with a black cat on her left shoulder', 'small_cat shoulder'],
    ['ein Fuchs mit einem Apfel auf dem Kopf', 'apple_prop head'],
    ['un gato con una manzana en la cabeza', 'apple_prop head'],
  ])('%s', (prompt, worn) => {
    expect(wornBy(prompt)).toContain(worn);
    expect(readPrompt(prompt).unknown).toEqual([]);
  });

  test.each(['a fox holding an orange', 'a fox with an orange and a hat on its head', 'a bear reading a book'])(
    '%s: nothing',
    (prompt) => expect(wornBy(prompt).filter((worn) => !worn.endsWith('held') && /orange|book/.test(worn))).toEqual([]),
  );

  test('the carrier does not sit because the bird does, and it is no second subject', () => {
    const brief = readPrompt('a bear with a bird sitting on its head');
    expect([brief.species, brief.pose, brief.others]).toEqual(['bear', null, []]);
  });

  test('a bird alone is a bird, also where it sits on a branch', () => {
    expect(readPrompt('a bird sitting on a branch').species).toBe('bird');
  });
});

const boxOf = (prompt: string, id: string) => {
  const { parts } = designSpec({ prompt, detail: 'standard' }, 'seed');
  const part = parts.find((each) => each.id === id);
  return part && { box: extentOf(part.svg), parent: part.parent };
};

describe('the drawing', () => {
  test.each(['a fox', 'a ghost', 'a toaster', 'a girl with an afro', 'an owl', 'a cat on all fours'])(
    'on %s an apple is above the eyes and on the canvas',
    (who) => {
      const { parts } = designSpec({ prompt: `${who} with an apple on its head`, detail: 'standard' }, 'seed');
      const apple = parts.find(({ id }) => id === 'apple_prop');
      const eye = extentOf(parts.find(({ id }) => id === 'eye_left')?.svg ?? '');
      const box = extentOf(apple?.svg ?? '');
      expect(box?.bottom).toBeLessThan(eye?.top ?? 0);
      expect(box?.top).toBeGreaterThanOrEqual(0);
      expect((box?.bottom ?? 0) - (box?.top ?? 0)).toBeGreaterThan(24);
    },
  );

  test('a book on the head lies, in a hand it stands', () => {
    const flat = boxOf('a fox with a book on its head', 'book')?.box;
    const upright = boxOf('a fox holding a book', 'book')?.box;
    const ratio = (box: typeof flat) => (box ? (box.right - box.left) / (box.bottom - box.top) : 0);
    expect(ratio(flat)).toBeGreaterThan(2);
    expect(ratio(upright)).toBeLessThan(1.5);
  });
});
