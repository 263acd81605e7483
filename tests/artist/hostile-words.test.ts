import { expect, test } from 'vitest';
import { LIMITS } from '@/lib/core/limits';
import { readWishes } from '@/lib/artist/edit/looks/read';
import { readMotion } from '@/lib/artist/motion/words/read';
import { readPrompt } from '@/lib/artist/words/read';
import { hostileTexts } from '../support/hostile-texts';
import { processorTime } from '../support/processor-time';
import { fixtureSpec } from '../support/product';

/**
 * Far more than any of them takes, in milliseconds of processor; an expression that backtracks takes seconds on such
 * texts.
 */
const PATIENCE = 250;

const fox = fixtureSpec('fox');

const READERS: [name: string, most: number, read: (text: string) => unknown][] = [
  ['a prompt', LIMITS.mascot.prompt.max, readPrompt],
  ['an instruction', LIMITS.mascot.instruction.max, (text) => readWishes(text, fox, 'clauses')],
  ['a look', LIMITS.mascot.instruction.max, (text) => readWishes(text, fox, 'anywhere')],
  ['a motion', LIMITS.animation.prompt.max, readMotion],
];

test.each(READERS)('%s of hostile words, as long as it may be, is read at once', (_, most, read) => {
  for (const [name, text] of [
    ...hostileTexts('words', most),
    ...hostileTexts('color', most),
    ...hostileTexts('number', most),
  ]) {
    expect(
      processorTime(() => read(text), PATIENCE),
      name,
    ).toBeLessThan(PATIENCE);
  }
});
