import { expect, test } from 'vitest';
import { readPrompt } from '@/lib/artist/words/read';

test.each([
  'a lioness in a blazer for a women-led law firm',
  'a garbage truck for a city recycling campaign',
  'mascot for a dental clinic: a smiling tooth with a toothbrush',
  'a turtle for our VPN app',
  'an owl wearing a scarf, for the stationery department',
])('%s: whom the mascot is for is neither unknown nor left out', (prompt) => {
  const { unknown, others } = readPrompt(prompt);
  expect([...unknown, ...others]).toEqual([]);
});

test('the theme of an organisation is still read', () => {
  expect(readPrompt('a bull for a rugby club').wear.map(({ item }) => item)).toEqual(['small_rugby_ball']);
});

test('words after "for" that name no organisation, and words after the organisation, are still reported', () => {
  expect(readPrompt('a fox digging for zirconium').unknown).toContain('zirconium');
  expect(readPrompt('a fox for a law firm with a gavotte').unknown).toEqual(['gavotte']);
});

test.each(['a bear in pyjamas, clay', 'a fox with a scarf, ink style', 'a soft clay style elephant'])(
  '%s: the material of a style is not reported as unknown',
  (prompt) => expect(readPrompt(prompt).unknown).toEqual([]),
);
