import { expect, test } from 'vitest';
import { finishWork } from '@/lib/artist/finish-work';
import { animate } from '@/lib/artist/motion/animate';
import { construct } from '@/lib/artist/sheet/construct';
import { STARTERS } from '@/lib/artist/starters';
import { readPrompt } from '@/lib/artist/words/read';
import { STARTER_KINDS } from '@/lib/core/sheet/vocabulary';
import { acceptSpec } from '@/lib/core/spec/accept';
import { STYLES } from '@/lib/core/styles';
import { composeStarter } from '@/lib/server/mascots/starters/compose-starter';

const starters = [...STARTERS.values()];

test('there are sixty starters of all kinds and styles, with unique names', () => {
  expect(starters).toHaveLength(60);
  expect(new Set(starters.map(({ name }) => name)).size).toBe(60);
  expect(new Set(starters.map(({ prompt }) => prompt)).size).toBe(60);
  for (const kind of STARTER_KINDS)
    expect(starters.filter((each) => each.kind === kind).length, kind).toBeGreaterThan(6);
  expect(new Set(starters.map(({ sheet }) => sheet.direction))).toEqual(new Set(STYLES.map(({ id }) => id)));
});

test.each(starters)('the prompt of $id names its species, and its motions have different names', async (starter) => {
  expect(readPrompt(starter.prompt).species).toBe(starter.sheet.subject.kind);
  const { spec, clips } = await composeStarter(starter);
  expect(spec.name).toBe(starter.name);
  expect(new Set(clips.map(({ name }) => name)).size).toBe(starter.motions.length);
});

test.each(starters)('all words in the motions of $id are understood', async ({ id, sheet, motions }) => {
  const accepted = acceptSpec(construct(sheet));
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.problems));
  const context = { signal: new AbortController().signal, maxCostUsd: 0, seed: id };
  const said: string[] = [];
  for (const prompt of motions)
    await finishWork(animate({ spec: accepted.value.spec, prompt }, context), (event) => {
      if (event.type === 'progress') said.push(event.text);
    });
  expect(said.filter((text) => text.startsWith('Not understood'))).toEqual([]);
});
