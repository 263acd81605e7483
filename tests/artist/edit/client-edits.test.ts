import { describe, expect, test } from 'vitest';
import { edit } from '@/lib/artist/edit';
import { plainRequest } from '@/lib/artist/edit/words/plain-requests';
import { readInstruction } from '@/lib/artist/edit/words/read';
import { finishWork } from '@/lib/artist/finish-work';
import { construct } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';
import { accepted, designed } from './stage';

/** The items of a mascot's sheet after an instruction, each with its hand if it has one. */
async function itemsAfter(prompt: string, instruction: string): Promise<string[]> {
  const sheet = sheetOf(readPrompt(prompt), { prompt, style: '', detail: 'standard' }, 'edit');
  const given = { spec: accepted(construct(sheet)), sheet, instruction };
  const done = await finishWork(edit(given, { signal: new AbortController().signal, maxCostUsd: 1, seed: 'edit' }));
  return (done.sheet?.wears ?? []).map(({ item, hand }) => (hand ? `${item} ${hand}` : item));
}

describe('a named hand gets the item, and the other hand keeps its own', () => {
  test.each([
    ['a fox holding a coffee cup', 'add a book in the other hand', ['coffee_cup right', 'book left']],
    ['a fox holding a coffee cup', 'put a book in the right hand', ['book right']],
    ['a fox', 'give it a book in the right hand and a coffee cup in the left hand', ['book right', 'coffee_cup left']],
    ['a monkey holding an orange', 'move the orange to the left hand', ['small_orange left']],
  ])('%s: %s', async (prompt, instruction, items) => expect(await itemsAfter(prompt, instruction)).toEqual(items));
});

/** What an instruction asks of a mascot: each change with its targets and colour. */
const wishesFor = (prompt: string, instruction: string) => readInstruction(plainRequest(instruction), designed(prompt));

describe('what an instruction is about', () => {
  test('a mascot that is a cup is no cup in its hand', () =>
    expect(wishesFor('a cup with a smile', 'change the cup to teal').wishes).toMatchObject([
      { do: 'color', target: { nouns: [{ kind: 'region', region: 'all' }] }, change: { kind: 'to', color: '#2a9d94' } },
    ]));

  test('what something is added to is no new item', () => {
    const { wishes, unknown } = wishesFor('a hamster knight', 'add a feather to the helmet');
    expect(wishes.filter((wish) => wish.do === 'wear')).toEqual([]);
    expect(unknown).toContain('helmet');
  });

  test('laces are no lance', () =>
    expect(JSON.stringify(wishesFor('a turtle', 'give it sneakers, white with red laces').wishes)).not.toMatch(
      /spear/,
    ));
});

describe('client phrases as plain requests', () => {
  test.each([
    ['less grey, more orange', 'make it orange'],
    ['less talk, more action', 'less talk, more action'],
    ['looks sleepy', '. make it happy'],
    ['shell in a darker green than the skin', 'shell in a darker green'],
    ['make him wave', 'make him waving'],
    ['add stripes to the scarf', 'add stripes on the scarf'],
  ])('%s', (instruction, plain) => expect(plainRequest(instruction)).toBe(plain));
});
