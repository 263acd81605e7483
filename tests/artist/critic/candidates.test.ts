import { expect, test } from 'vitest';
import { candidatesOf, glancesOf, judged, ranked } from '@/lib/artist/critic/candidates';
import { likeness } from '@/lib/artist/critic/likeness';
import { design } from '@/lib/artist/design';
import { finishWork } from '@/lib/artist/finish-work';
import { sheetOf } from '@/lib/artist/sheet/write';
import type { DesignInput } from '@/lib/artist/types';
import { readPrompt } from '@/lib/artist/words/read';
import { CANDIDATES, seedsBeside } from '@/lib/core/sheet/candidate-seeds';
import type { CharacterSheet } from '@/lib/core/sheet/schema';

const firstOf = (prompt: string, seed = 'job') => sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, seed);
const designed = async (input: Partial<DesignInput> & { prompt: string }, seed = 'job') => {
  const { sheet, ...rest } = await finishWork(
    design({ detail: 'standard', ...input }, { signal: new AbortController().signal, maxCostUsd: 1, seed }),
  );
  if (!sheet) throw new Error('It was drawn without a sheet.');
  return { sheet, ...rest };
};

test.each([
  [0, CANDIDATES],
  [11, CANDIDATES],
  [12, CANDIDATES],
  [4_000_000_007, CANDIDATES],
  [0xffffffff - 4, CANDIDATES],
  [0xffffffff, 4],
])('the seed %i comes first among its candidates, and each of them leads to the same set', (seed, length) => {
  const dozen = seedsBeside(seed);
  expect(dozen[0]).toBe(seed);
  expect(new Set(dozen).size).toBe(length);
  for (const other of dozen) {
    expect(other).toBeGreaterThanOrEqual(0);
    expect(other).toBeLessThanOrEqual(0xffffffff);
    expect(new Set(seedsBeside(other))).toEqual(new Set(dozen));
  }
});

test('candidates keep everything that the prompt states, and differ by seed only', () => {
  const first = firstOf('a purple fox barista with round glasses, sitting');
  for (const { seed: _, ...sheet } of candidatesOf(first)) {
    const { seed: __, ...stated } = first;
    expect(sheet).toEqual(stated);
  }
});

test('all candidates show the same person, so that the critic does not choose between people', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const people = candidatesOf(firstOf('a nurse with a clipboard', seed));
    const who = people.map(({ colors, face }) => [colors.skin, colors.hair, face.hair].join());
    expect(new Set(who).size).toBe(1);
    expect(people[0]?.colors.skin).toMatch(/^#/);
  }
});

test('the best candidate has about the lowest cost, and the first one wins a tie', () => {
  const candidates = candidatesOf(firstOf('a purple dragon with glasses and a scarf')).map(judged);
  const order = ranked(candidates);
  expect(new Set(order)).toEqual(new Set(candidates));
  const least = Math.min(...candidates.map(({ critique }) => critique.cost));
  expect(order[0]?.critique.cost).toBeLessThanOrEqual(least + 0.12);
  const [first] = candidates;
  if (!first) throw new Error('There are no candidates.');
  expect(ranked(candidates.map((each) => ({ ...each, critique: first.critique })))[0]?.sheet).toBe(first.sheet);
});

test('a design is the best of its candidates, with three sentences about it', async () => {
  const prompt = 'a bear with a guitar';
  const { sheet, summary, spec } = await designed({ prompt });
  const [best] = ranked(candidatesOf(firstOf(prompt)).map(judged));
  expect(sheet).toEqual(best?.sheet);
  expect(summary.startsWith(spec.description)).toBe(true);
  expect(summary.slice(spec.description.length).match(/\.(?: |$)/g)).toHaveLength(3);
});

test('twelve designs of one prompt in a workspace look different', async () => {
  const sheets: CharacterSheet[] = [];
  for (const index of Array(12).keys()) {
    const { sheet } = await designed({ prompt: 'a fox', earlier: sheets }, `job ${index}`);
    sheets.unshift(sheet);
  }
  const [first] = sheets;
  if (!first) throw new Error('There are no foxes.');
  const glances = glancesOf(sheets, first);
  const twins = glances.flatMap((one, at) => glances.slice(at + 1).filter((other) => likeness(one, other) === 1));
  expect(glances).toHaveLength(12);
  expect(twins).toHaveLength(0);
});

test.each([
  'a fox with a striped scarf',
  'a penguin with a polka dot bow tie',
  'a unicorn with a rainbow mane, ink style',
  'a cat in a gradient sweater, flat',
])('%s: a pattern is drawn in shapes that the critic reads', async (prompt) => {
  const { sheet, spec } = await designed({ prompt });
  expect(JSON.stringify(sheet)).toMatch(/stripes|spots|rainbow|gradient/);
  expect(JSON.stringify(spec)).toContain('<clipPath id=\\"pattern_');
});
