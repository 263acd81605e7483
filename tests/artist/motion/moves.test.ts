import { describe, expect, test } from 'vitest';
import { critique } from '@/lib/core/clip/critic';
import { figureOf } from '@/lib/core/clip/presets/figure';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { animate } from '@/lib/artist/motion/animate';
import type { Instrument } from '@/lib/artist/motion/manner';
import { MOVES } from '@/lib/artist/motion/moves';
import { finishWork } from '@/lib/artist/finish-work';

function drawn(prompt: string): MascotSpec {
  const accepted = acceptSpec(designSpec({ prompt, detail: 'standard' }, 'moves'));
  if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join(' '));
  return accepted.value.spec;
}

const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'moves' };
const done = async (spec: MascotSpec, id: string) =>
  (await finishWork(animate({ spec, prompt: (MOVES[id]?.words[0] ?? '').replaceAll('~', '') }, context))).clip;

/**
 * The largest displacement of some parts, in degrees, pixels or hundredths of a scale. A change of state counts as 10.
 */
function most(clip: AnimationClip, parts: readonly (string | null)[]): number {
  return Math.max(
    0,
    ...clip.tracks
      .filter(({ part }) => parts.includes(part))
      .map((track) => {
        if (track.prop === 'state') return 10;
        const values = track.keys.map(({ v }) => v);
        return (Math.max(...values) - Math.min(...values)) * (track.prop.startsWith('scale') ? 100 : 1);
      }),
  );
}

describe('every move', () => {
  const fox = drawn('a friendly fox');
  const { roles, left, right } = figureOf(fox);
  const parts: Record<Instrument, readonly (string | null)[]> = {
    arms: [...(left?.links ?? []), ...(right?.links ?? [])],
    head: [roles.head, ...roles.face],
    face: [...roles.eyes, roles.mouth, roles.brows.left, roles.brows.right],
    tail: [...roles.tail, roles.ears.left, roles.ears.right],
    body: [roles.root, roles.body, roles.head],
  };

  test('there are more than a hundred moves', () => expect(Object.keys(MOVES).length).toBeGreaterThan(100));

  test.each(Object.keys(MOVES))('%s moves its parts, and the critic has no findings', async (id) => {
    const clip = await done(fox, id);
    expect(most(clip, parts[MOVES[id]?.by ?? 'body'])).toBeGreaterThan(3);
    expect(critique(fox, clip)).toEqual([]);
  });

  test.each(['a slime blob', 'an elephant', 'an octopus'])(
    '%s can perform all of them',
    async (prompt) => {
      const spec = drawn(prompt);
      const wrong: string[] = [];
      for (const id of Object.keys(MOVES)) {
        const clip = await done(spec, id);
        if (clip.tracks.length === 0) wrong.push(`${id}: nothing moves`);
        wrong.push(...critique(spec, clip).map(({ message }) => `${id}: ${message}`));
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
