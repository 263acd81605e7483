import { expect, test } from 'vitest';
import { edit } from '@/lib/artist/edit';
import { finishWork } from '@/lib/artist/finish-work';
import { construct } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const sheetFor = (prompt: string) => sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'seed');

async function edited(prompt: string, instruction: string, isOwn = true) {
  const sheet = sheetFor(prompt);
  const options = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'seed' };
  return finishWork(edit({ spec: construct(sheet), sheet: isOwn ? sheet : null, instruction }, options));
}

test.each([
  ['a bear', 'put an apple on its head', 'apple_prop', 'Put an apple on its head.'],
  ['a bear holding a book', 'balance the book on his head', 'book', 'Put the book on its head.'],
  ['a robot', 'add a little bird on its shoulder', 'small_bird', 'Put a bird on its shoulder.'],
])('%s: %s', async (prompt, instruction, item, summary) => {
  const work = await edited(prompt, instruction);
  expect(work.summary).toBe(summary);
  const parent = work.spec.parts.find(({ id }) => id === item)?.parent;
  expect(parent).toBe(item === 'small_bird' ? 'body' : 'head');
});

test('what is on the head is taken off it', async () => {
  const work = await edited('a fox with an orange on its head', 'take the orange off its head');
  expect(work.summary).toBe('Took the orange off its head.');
  expect(work.spec.parts.some(({ id }) => id === 'small_orange')).toBe(false);
});

test('a drawing without a sheet gets it on its head too', async () => {
  const work = await edited('a bear', 'put a cupcake on her head', false);
  expect(work.spec.parts.find(({ id }) => id === 'cupcake_prop')?.parent).toBe('head');
});
