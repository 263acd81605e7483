import { describe, expect, test } from 'vitest';
import { boxOf } from '@/lib/artist/shape/path';
import { figureOf } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const figure = (prompt: string) =>
  figureOf(sheetOf(readPrompt(prompt), { prompt, style: 'outlined', detail: 'standard' }, 'legs')).figure;

const boxed = (prompt: string, id: string): ReturnType<typeof boxOf> => {
  const part = figure(prompt).parts.find((each) => each.id === id);
  if (!part) throw new Error(`${prompt} has no ${id}`);
  return boxOf((part.rims ?? []).flat());
};

const soleOf = (prompt: string, id: string): number => boxed(prompt, id).y + boxed(prompt, id).height;

describe('an animal that rears', () => {
  test.each(['a horse rearing', 'a unicorn rearing up on its hind legs', 'a donkey on its hind legs'])(
    '%s stands on its hind legs',
    (prompt) => {
      for (const side of ['left', 'right'])
        expect(soleOf(prompt, `front_foot_${side}`)).toBeLessThan(soleOf(prompt, `back_foot_${side}`) - 40);
      expect(boxed(prompt, 'head').y).toBeGreaterThanOrEqual(0);
    },
  );

  test('keeps its hind feet on the floor', () => {
    expect(Math.abs(soleOf('a horse rearing', 'back_foot_left') - soleOf('a horse', 'back_foot_left'))).toBeLessThan(
      20,
    );
  });
});

describe('a body that crouches', () => {
  test.each(['a woman', 'a fox', 'a robot', 'a frog'])('%s has its hips near the floor', (subject) => {
    const prompt = `${subject} crouching`;
    const gap = soleOf(prompt, 'foot_left') - soleOf(prompt, 'body');
    expect(gap).toBeLessThan(boxed(prompt, 'body').height * 0.45);
    expect(boxed(prompt, 'leg_left').width).toBeGreaterThan(gap);
  });
});

describe('a body on one leg', () => {
  test.each(['a woman in tree pose', 'a bear standing on one leg', 'a flamingo standing on one leg'])(
    '%s has one foot off the floor',
    (prompt) => {
      const soles = [soleOf(prompt, 'foot_left'), soleOf(prompt, 'foot_right')];
      expect(Math.max(...soles) - Math.min(...soles)).toBeGreaterThan(12);
    },
  );
});

test('a boy who sits cross-legged has crossed legs', () => {
  expect(figure('a boy sitting cross-legged').posture.legs).toBe('lotus');
});

describe('a cane that is leaned on', () => {
  test.each(['a grandma leaning on a cane', 'a robot leaning on a cane', 'a tall man leaning on a cane'])(
    '%s reaches the floor',
    (prompt) => {
      const cane = boxed(prompt, 'cane');
      expect(Math.abs(cane.y + cane.height - 470)).toBeLessThan(26);
    },
  );
});
