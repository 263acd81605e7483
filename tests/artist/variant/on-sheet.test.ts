import { describe, expect, test } from 'vitest';
import { finishWork } from '@/lib/artist/finish-work';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { sheetOf } from '@/lib/artist/sheet/write';
import { variant } from '@/lib/artist/variant';
import { readPrompt } from '@/lib/artist/words/read';
import { keepsRig } from '@/lib/core/spec/compat';

const CONTEXT = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'variant' };

function variantOf(prompt: string, instruction: string) {
  const { spec, sheet } = drawingOfSheet(sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'x'));
  return { spec, made: finishWork(variant({ spec, sheet, name: 'Variant', instruction }, CONTEXT)) };
}

describe('a variant of a mascot that was drawn from a sheet', () => {
  test.each([
    ['a purple owl', 'with glasses'],
    ['a fox chef with a blue scarf', 'in blue'],
    ['a robot', 'in gold with a red scarf'],
  ])('%s, %s: has a sheet that draws it on the same rig', async (prompt, instruction) => {
    const { spec, made } = variantOf(prompt, instruction);
    const { spec: drawn, sheet } = await made;
    expect(sheet).toBeDefined();
    expect(sheet && drawingOfSheet(sheet).spec).toEqual(drawn);
    expect(keepsRig(spec, drawn)).toBe(true);
  });

  test('has no sheet if its drawing would not fit the rig', async () => {
    const { spec, made } = variantOf('a fox chef with a blue scarf', 'as an astronaut');
    const { spec: drawn, sheet } = await made;
    expect(sheet).toBeUndefined();
    expect(keepsRig(spec, drawn)).toBe(true);
  });
});

test.each([
  ['als Pirat', /as a pirate/],
  ['hiver', /for winter/],
  ['Navidad', /for Christmas/],
  ['mit blauem Schal', /in a blue scarf/],
])('a look may be asked for in another language: %s', async (instruction, summary) => {
  const { summary: said, warnings } = await variantOf('an orange fox', instruction).made;
  expect(said).toMatch(summary);
  expect(warnings).toEqual([]);
});
