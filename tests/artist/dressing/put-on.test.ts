import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { extentOf } from '@/lib/core/rig/extent';
import { keepsRig } from '@/lib/core/spec/compat';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { putOn, takeOff, wornBy } from '@/lib/artist/dressing';
import { figureOf } from '@/lib/artist/dressing/figure-of';
import { WARDROBE } from '@/lib/artist/wardrobe';
import type { GarmentId } from '@/lib/artist/words/garment-ids';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

function accepted(input: unknown): MascotSpec {
  const result = acceptSpec(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.value.warnings).toEqual([]);
  return result.value.spec;
}

const stranger = (name: string): MascotSpec =>
  accepted(JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8')));
const drawn = (prompt: string): MascotSpec => accepted(designSpec({ prompt, detail: 'standard' }, 'seed'));
const wear = (...items: GarmentId[]) => items.map((item) => ({ item, color: null }));

const BASES: Record<string, () => MascotSpec> = {
  fox: () => drawn('a fox'),
  ghost: () => drawn('a ghost'),
  cup: () => drawn('a cup'),
  'cat on all fours': () => drawn('a cat on all fours'),
  owl: () => drawn('an owl'),
  'imported girl': () => stranger('strangers/girl'),
  'imported car': () => stranger('strangers/car'),
  'imported fish': () => stranger('strangers/fish'),
  'imported snake': () => stranger('strangers/snake'),
  'imported blob': () => stranger('specs/blob'),
};
/** Small things share their code, so a few of them are tested in place of all. */
const isOneOfMany = (item: string): boolean => item.startsWith('small_') && !/orange|coin|candle/.test(item);
const EVERYTHING = (Object.keys(WARDROBE) as GarmentId[]).filter((item) => !isOneOfMany(item));

describe.each(Object.entries(BASES))('dressing the %s', (_, make) => {
  const base = make();

  test('every garment is put on or refused with a reason, and the rig stays the same', () => {
    for (const item of EVERYTHING) {
      const { spec, worn, refused } = putOn(base, wear(item), { keepRig: true });
      expect(keepsRig(base, accepted(spec)), item).toBe(true);
      expect([...worn.map((one) => one.item), ...refused.map((one) => one.item)]).toEqual([item]);
      for (const { why } of refused) expect(why).toMatch(/^[A-Z].*\.$/);
      if (worn.length) expect(wornBy(spec)).toContain(item);
    }
  });

  test('taking a garment off restores the drawing', () => {
    for (const item of EVERYTHING.filter((one) => !wornBy(base).includes(one))) {
      const { spec, worn, removed } = putOn(base, wear(item));
      if (!worn.length || removed.length) continue;
      const bare = takeOff(spec, [item]);
      expect(bare.removed).toEqual([item]);
      expect(bare.spec.parts, item).toEqual(base.parts);
    }
  });

  test('a hat is above the eyes, and glasses are on them', () => {
    const { spec } = putOn(base, wear('crown', 'glasses'));
    const figure = figureOf(base);
    const box = (id: string) => extentOf(spec.parts.find((part) => part.id === id)?.svg ?? '');
    const eyeY = (figure?.head.eyeY ?? 0) * (figure?.scale ?? 1);
    expect(box('hat')?.bottom).toBeLessThan(eyeY);
    expect(box('glasses')?.top).toBeLessThan(eyeY);
    expect(box('glasses')?.bottom).toBeGreaterThan(eyeY);
  });
});

test('a second hat replaces the first', () => {
  const { spec, removed } = putOn(drawn('a fox with a crown'), wear('beanie'));
  expect(removed).toEqual(['crown']);
  expect(wornBy(spec)).toEqual(['beanie']);
});

test('a suit for the whole body replaces an apron; a shirt does not', () => {
  const waiter = drawn('a fox with an apron');
  expect(putOn(waiter, wear('space_suit')).removed).toEqual(['apron']);
  expect(wornBy(putOn(waiter, wear('shirt')).spec)).toEqual(expect.arrayContaining(['apron', 'shirt']));
});

test.each(['a turtle', 'a slime', 'a cat on all fours', 'a ghost'])(
  'what %s wears at the neck stays below its mouth',
  (prompt) => {
    const base = drawn(prompt);
    const mouth = extentOf(base.parts.find(({ id }) => id === 'mouth')?.svg ?? '');
    for (const item of ['scarf', 'bow_tie', 'lei'] as const) {
      const { spec } = putOn(base, wear(item));
      const box = extentOf(spec.parts.find(({ id }) => id === item)?.svg ?? '');
      expect(box?.top, item).toBeGreaterThan(((mouth?.top ?? 0) + (mouth?.bottom ?? 0)) / 2);
    }
  },
);

test('with a fixed rig, a new hat is drawn in the part of the old one', () => {
  const base = drawn('a fox with a crown');
  const { spec } = putOn(base, wear('beanie'), { keepRig: true });
  expect(keepsRig(base, spec)).toBe(true);
  expect(spec.parts.map(({ id }) => id).filter((id) => id.startsWith('hat'))).toEqual(['hat', 'hat_outline']);
});

test('a requested colour is used for the garment', () => {
  const { spec } = putOn(stranger('strangers/girl'), [{ item: 'cape', color: '#123456' }]);
  expect(spec.palette.find(({ name }) => name === 'cape')?.color).toBe('#123456');
});
