import { expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { SPECIES } from '@/lib/artist/species';

const ADJECTIVES = ['a', 'my friendly', 'one little'];
const prompts = Object.values(SPECIES)
  .flatMap(({ title }) => ADJECTIVES.map((word) => `${word} ${title}`))
  .filter((_, index) => index % 2 === 0)
  .slice(-200);
const faceOf = (prompt: string) =>
  JSON.stringify(
    designSpec({ prompt, detail: 'standard' }, 'variety').parts.filter(({ id }) => /^(eye|mouth|brow)/.test(id)),
  );

test('two hundred prompts give two hundred different faces', () => {
  expect(prompts).toHaveLength(200);
  expect(new Set(prompts.map(faceOf)).size).toBe(prompts.length);
});

const drawn = () => JSON.stringify(designSpec({ prompt: 'a taco pirate', detail: 'high' }, 'variety'));

test('the same prompt and seed give the same bytes', () => {
  expect(drawn()).toBe(drawn());
});
