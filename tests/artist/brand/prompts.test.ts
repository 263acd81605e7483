import { describe, expect, test } from 'vitest';
import { outfitOf } from '@/lib/artist/brand/dress';
import { INDUSTRIES, UNKNOWN } from '@/lib/artist/brand/lexicon';
import { TONES } from '@/lib/artist/brand/lexicon/tones';
import { optionsOf } from '@/lib/artist/brand/options';
import { namesOf, promptOf, readsAsMeant } from '@/lib/artist/brand/prompt';
import { MOODS } from '@/lib/artist/words/face';

const PAINTS = [
  { main: '#b4552d', second: '#f2c14e', third: '#1e90ff' },
  { main: '#0b3d6b', second: '#c9a227', third: '#e9f1f8' },
  { main: '#10b981', second: '#004b32', third: '#dcf5ea' },
  { main: '#1c1c22', second: '#e6e6ea', third: '#f5f5f5' },
];

describe.each([...INDUSTRIES, UNKNOWN].map((industry) => [industry.title, industry] as const))(
  'a %s',
  (_, industry) => {
    const options = optionsOf(industry, 'Quibble', new Map());

    test.each(options.map((option) => [`${option.kind} ${option.subject}`, option] as const))(
      'can have a %s in any colours',
      (_subject, option) => {
        for (const paints of PAINTS) {
          const outfit = outfitOf(option, industry, paints);
          const prompts = namesOf(option, new Set()).map((name) =>
            promptOf(option, 'friendly', name, outfit, industry),
          );
          expect(
            prompts.filter((prompt) => readsAsMeant(prompt, option, outfit)),
            prompts[0],
          ).not.toEqual([]);
        }
      },
    );

    test('has an animal, a thing and another kind of mascot', () => {
      expect(new Set(options.map(({ kind }) => (kind === 'animal' || kind === 'thing' ? kind : 'other')))).toEqual(
        new Set(['animal', 'thing', 'other']),
      );
      expect(new Set(industry.styles).size).toBe(3);
    });
  },
);

test('every tone has a mood that the artist knows', () => {
  for (const { mood } of Object.values(TONES)) expect(Object.keys(MOODS)).toContain(mood);
});

test('titles of industries are unique', () =>
  expect(new Set(INDUSTRIES.map(({ title }) => title)).size).toBe(INDUSTRIES.length));
