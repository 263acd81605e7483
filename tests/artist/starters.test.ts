import { expect, test } from 'vitest';
import { finishWork } from '@/lib/artist/finish-work';
import { animate } from '@/lib/artist/motion/animate';
import { construct } from '@/lib/artist/sheet/construct';
import { STARTERS } from '@/lib/artist/starters';
import { readPrompt } from '@/lib/artist/words/read';
import { checkClip } from '@/lib/core/clip/check';
import { STARTER_KINDS } from '@/lib/core/sheet/vocabulary';
import { acceptSpec } from '@/lib/core/spec/accept';
import { STYLES } from '@/lib/core/styles';

const starters = [...STARTERS.values()];

test('sixty characters of every kind, in every art direction, each by a name of its own', () => {
  expect(starters).toHaveLength(60);
  expect(new Set(starters.map(({ name }) => name)).size).toBe(60);
  expect(new Set(starters.map(({ prompt }) => prompt)).size).toBe(60);
  for (const kind of STARTER_KINDS)
    expect(starters.filter((each) => each.kind === kind).length, kind).toBeGreaterThan(6);
  expect(new Set(starters.map(({ sheet }) => sheet.direction))).toEqual(new Set(STYLES.map(({ id }) => id)));
});

test.each(starters)('$id is drawn as its words say, and its motions are understood', async (starter) => {
  const { id, prompt, sheet, motions } = starter;
  expect(readPrompt(prompt).species).toBe(sheet.subject.kind);
  const accepted = acceptSpec(construct(sheet));
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.problems));
  const { spec } = accepted.value;
  expect(spec.name).toBe(starter.name);
  const context = { signal: new AbortController().signal, maxCostUsd: 0, seed: id };
  const names: string[] = [];
  for (const words of motions) {
    const said: string[] = [];
    const { clip } = await finishWork(animate({ spec, prompt: words }, context), (event) => {
      if (event.type === 'progress') said.push(event.text);
    });
    expect(said.filter((text) => text.startsWith('Not understood'))).toEqual([]);
    expect(checkClip(clip, spec).ok, words).toBe(true);
    names.push(clip.name);
  }
  expect(new Set(names).size, names.join(', ')).toBe(motions.length);
});
