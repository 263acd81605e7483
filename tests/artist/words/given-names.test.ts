import { expect, test } from 'vitest';
import { givenName, withoutNames } from '@/lib/artist/words/given-names';
import { readPrompt } from '@/lib/artist/words/read';

test.each([
  ['Meet Rosa, our neighbourhood baker', 'Rosa'],
  ['an owl named Pip', 'Pip'],
  ['a pirate called Captain Boo', 'Captain Boo'],
  ['Tilly the tram: a cheerful red city tram', 'Tilly'],
  ['Fox the brave', null],
  ['a fox with a scarf', null],
])('the name in "%s" is %s', (prompt, name) => expect(givenName(prompt)).toBe(name));

test('names and quoted brands are not drawn', () => {
  expect(withoutNames('a barista for "Kettle & Crow"')).not.toContain('Crow');
  expect(readPrompt('a barista for "Kettle & Crow"').species).not.toBe('crow');
  expect(readPrompt('Meet Rosa, our neighbourhood baker').species).toBe(readPrompt('our neighbourhood baker').species);
});

test('a name is read where nothing else says what to draw', () => {
  expect(readPrompt('a mascot called Penguin').species).toBe('penguin');
});

test.each([
  ['a girl playing basketball, red jersey number 7', undefined],
  ['number 7 on his shirt, a tall goalkeeper', undefined],
  ['the number 7 in a party hat', '7'],
])('the digit that "%s" asks for is %s', (prompt, glyph) => expect(readPrompt(prompt).glyph).toBe(glyph));

test.each(['a clown juggling three balls', 'a judo coach in a white gi', 'a fireman with a hose'])(
  '%s: what is played with, a trade and a tool are not the subject',
  (prompt) => expect(readPrompt(prompt).species).toBe('person'),
);
