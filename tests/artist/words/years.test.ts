import { expect, test } from 'vitest';
import { readPrompt } from '@/lib/artist/words/read';
import { tokensOf } from '@/lib/artist/words/tokens';
import { yearsIn } from '@/lib/artist/words/years';

test.each([
  ['a 7-year-old girl', 7],
  ['a 16 year old skateboarder', 16],
  ['a seventy-year-old violinist', 70],
  ['a man aged 30', 30],
  ['a doctor in her forties', 40],
  ['a painter in his 60s', 60],
  ['a band of the sixties', null],
  ['a fox with 3 balloons', null],
  ['a 900-year-old elf', null],
])('%s is read as %s years', (prompt, years) => expect(yearsIn(tokensOf(prompt))?.years ?? null).toBe(years));

test('people are drawn at their age in years, and its words are understood', () => {
  expect(readPrompt('a 72-year-old fisherman').features).toContain('beard');
  expect(readPrompt('a woman aged 80').cut).toBe('bun');
  expect(readPrompt('a 3-year-old boy').shape.legs).toBeLessThan(readPrompt('a 10-year-old boy').shape.legs);
  for (const prompt of ['a man aged 30', 'a doctor in her forties']) {
    expect(readPrompt(prompt).features).not.toContain('wrinkles');
    expect(readPrompt(prompt).unknown).toEqual([]);
  }
});
