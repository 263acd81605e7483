import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { critique } from '@/lib/core/clip/critic';
import { acceptSpec } from '@/lib/core/spec/accept';
import { withMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { animate } from '@/lib/artist/motion/animate';
import { readMotion } from '@/lib/artist/motion/words/read';
import { finishWork } from '@/lib/artist/finish-work';
import { strangers } from '../../support/strangers';

const prompts = readFileSync(join(import.meta.dirname, '../../fixtures/gallery/motions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => line.split('|')[0]?.trim() ?? '');

function drawn(prompt: string): MascotSpec {
  const accepted = acceptSpec(designSpec({ prompt, detail: 'standard' }, 'gallery'));
  if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join(' '));
  return accepted.value.spec;
}

const rigs: Record<string, MascotSpec> = {
  fox: drawn('a fox'),
  owl: drawn('an owl'),
  cup: drawn('a coffee cup'),
  slime: drawn('a slime blob'),
  girl: strangers.girl,
};
const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'gallery' };

describe('motions of the gallery', () => {
  test('there are sixty, and all their words are understood', () => {
    expect(prompts).toHaveLength(60);
    expect(prompts.flatMap((prompt) => readMotion(prompt).unknown)).toEqual([]);
  });

  test.each(Object.keys(rigs))(
    'the critic has no findings in any of them on the %s, and all of them differ',
    async (name) => {
      const spec = rigs[name];
      if (!spec) throw new Error(`There is no rig "${name}".`);
      const found: string[] = [];
      const clips = new Set<string>();
      for (const prompt of prompts) {
        const { clip, parts = [] } = await finishWork(animate({ spec, prompt }, context));
        const whole = withMotionProps(spec, parts, spec);
        if (!checkClip(clip, whole).ok) found.push(`${prompt}: breaks the rules`);
        found.push(...critique(whole, clip).map(({ message }) => `${prompt}: ${message}`));
        clips.add(JSON.stringify({ ...clip, name: '' }));
      }
      expect(found).toEqual([]);
      expect(clips.size).toBe(prompts.length);
    },
    120_000,
  );
});
