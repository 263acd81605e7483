import { expect, test } from 'vitest';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { sheetOf } from '@/lib/artist/sheet/write';
import { sidesOf } from '@/lib/artist/wardrobe/held';
import { readPrompt } from '@/lib/artist/words/read';

test.each([
  ['a hedgehog chef, ladle in left hand', { item: 'spoon', hand: 'left' }],
  ['a fox holding a red book in its right paw', { item: 'book', hand: 'right' }],
  ['ein Dachs mit Hammer in der rechten Pfote', { item: 'hammer', hand: 'right' }],
  ['un robot con una llave inglesa en la mano izquierda', { item: 'wrench', hand: 'left' }],
])('%s', (prompt, worn) => expect(readPrompt(prompt).wear[0]).toMatchObject(worn));

test('each thing may have its own hand', () =>
  expect(readPrompt('a girl holding a sword in her left hand and a shield in her right hand').wear).toMatchObject([
    { item: 'sword', hand: 'left' },
    { item: 'shield', hand: 'right' },
  ]));

test('the left hand of a character is on the right of the picture, and the other thing gives way', () =>
  expect(Object.fromEntries(sidesOf([{ item: 'book' }, { item: 'sword', hand: 'right' }]))).toEqual({
    sword: 'left',
    book: 'right',
  }));

const handWithBook = (prompt: string) =>
  drawingOfSheet(sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'hands')).spec.parts.find(
    ({ id }) => id === 'book',
  )?.parent;

test('a thing is drawn in the hand that is stated', () => {
  expect(handWithBook('a fox with a book in its left hand')).toMatch(/right$/);
  expect(handWithBook('a fox with a book in its right hand')).toMatch(/left$/);
});
