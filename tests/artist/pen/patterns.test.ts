import { expect, test } from 'vitest';
import { design } from '@/lib/artist/design';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import type { MascotSpec } from '@/lib/core/spec/schema';

async function designed(prompt: string): Promise<MascotSpec> {
  const work = design(
    { prompt, detail: 'standard' },
    { seed: 'patterns', maxCostUsd: 0, signal: new AbortController().signal },
  );
  for (let step = await work.next(); ; step = await work.next()) if (step.done) return step.value.spec;
}

test.each(['a red panda with a striped teal scarf', 'a cat with a spotted bow', 'a girl with rainbow hair'])(
  'the critics read %s, whose pattern is drawn',
  async (prompt) => {
    const { parts } = await designed(prompt);
    const patterned = parts.filter(({ svg }) => svg.includes('id="pattern_'));
    expect(patterned).not.toEqual([]);
    for (const { svg } of patterned) expect(() => drawingOf(svg)).not.toThrow();
  },
);
