import { describe, expect, test } from 'vitest';
import { finishWork } from '@/lib/artist/finish-work';
import { edit } from '@/lib/artist/edit';
import { construct } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'edit' };

async function edited(prompt: string, instruction: string) {
  const sheet = sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'one');
  return finishWork(edit({ spec: construct(sheet), sheet, instruction }, context));
}

describe('mounts, breath and views', () => {
  test.each([
    ['a dragon', 'make it breathe fire', 'Made it breathe fire.', 'fire_breath'],
    ['a knight', 'put him on a horse', 'Put it on a horse.', 'mount'],
    ['a fox', 'let it ride a bicycle', 'Put it on a bicycle.', 'pedal_bike'],
  ])('%s: %s', async (prompt, instruction, summary, item) => {
    const done = await edited(prompt, instruction);
    expect(done.summary).toBe(summary);
    expect(done.sheet?.wears.map((worn) => worn.item)).toContain(item);
    expect(done.spec.parts.map(({ id }) => id).join(' ')).toContain(item);
  });

  test.each([
    ['show it from the side', 'side'],
    ['three-quarter view please', 'three_quarter'],
  ])('%s', async (instruction, view) => {
    expect((await edited('a fox', instruction)).sheet?.body.view).toBe(view);
  });
});
