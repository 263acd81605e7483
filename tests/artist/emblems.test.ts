import { expect, test } from 'vitest';
import { readPrompt } from '@/lib/artist/words/read';

test.each([
  ["a friendly mascot for a dentist's office", 'tooth'],
  ['a mascot for our bank', 'piggy_bank'],
  ['cheerful character for a plumbing company', 'drop'],
  ['Maskottchen für eine Apotheke', 'pill'],
  ['a dental clinic mascot', 'tooth'],
])('a prompt that only asks for the mascot of a business gets its emblem: %s', (prompt, species) => {
  expect(readPrompt(prompt)).toMatchObject({ species, standsInFor: null });
});

test.each([
  ['a fox mascot for a dentist', 'fox'],
  ['a baker mascot', 'person'],
  ['a girl as the mascot for a bakery', 'person'],
  ['a mascot for a pizza delivery service', 'pizza'],
])('a named subject wins over the emblem of the business: %s', (prompt, species) => {
  expect(readPrompt(prompt).species).toBe(species);
});

test('an emblem does not wear the outfit of the profession', () => {
  expect(readPrompt('a mascot for a dentist').wear).toEqual([]);
});

test.each([
  ['a sushi chef', 'chef'],
  ['a young software engineer', 'developer'],
])('an occupation of two words is a person: %s', (prompt, theme) => {
  expect(readPrompt(prompt)).toMatchObject({ species: 'person', themes: [theme] });
});
