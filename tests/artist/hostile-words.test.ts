import { expect, test } from 'vitest';
import { LIMITS } from '@/lib/core/limits';
import { readWishes } from '@/lib/artist/edit/looks/read';
import { readMotion } from '@/lib/artist/motion/words/read';
import { readPrompt } from '@/lib/artist/words/read';
import { hostileTexts } from '../support/hostile-texts';
import { processorTime } from '../support/processor-time';
import { fixtureSpec } from '../support/product';

/** The time limit in milliseconds of CPU, far above the usual time. An expression that backtracks takes seconds. */
const MAX_CPU_MS = 250;

const fox = fixtureSpec('fox');

const READERS: [name: string, most: number, read: (text: string) => unknown][] = [
  ['a prompt', LIMITS.mascot.prompt.max, readPrompt],
  ['an instruction', LIMITS.mascot.instruction.max, (text) => readWishes(text, fox, 'clauses')],
  ['a look', LIMITS.mascot.instruction.max, (text) => readWishes(text, fox, 'anywhere')],
  ['a motion', LIMITS.animation.prompt.max, readMotion],
];

test.each(READERS)('%s of the longest hostile text takes little time', (_, most, read) => {
  for (const [name, text] of [
    ...hostileTexts('words', most),
    ...hostileTexts('color', most),
    ...hostileTexts('number', most),
  ]) {
    expect(
      processorTime(() => read(text), MAX_CPU_MS),
      name,
    ).toBeLessThan(MAX_CPU_MS);
  }
});
