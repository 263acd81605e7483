import { describe, expect, test } from 'vitest';
import { mergeSpecs } from '@/lib/core/spec/merge';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { biped } from '../../support/rigs';

const withPart = (spec: MascotSpec, id: string, change: Partial<Part>): MascotSpec => ({
  ...spec,
  parts: spec.parts.map((part) => (part.id === id ? { ...part, ...change } : part)),
});
const partOf = (spec: MascotSpec, id: string) => spec.parts.find((part) => part.id === id);

describe('merging two changes of a mascot', () => {
  test('keeps changes of different fields of one part', () => {
    const mine = withPart(biped, 'head', { pivot: [250, 280] });
    const theirs = withPart(biped, 'head', { z: 99 });
    const { value, clashes } = mergeSpecs({ base: biped, mine, theirs }, 'theirs');
    expect(partOf(value, 'head')).toMatchObject({ pivot: [250, 280], z: 99 });
    expect(clashes).toEqual([]);
  });

  test('reports a clash of one field, and takes the preferred side', () => {
    const mine = withPart(biped, 'head', { z: 1 });
    const theirs = withPart(biped, 'head', { z: 2 });
    const merged = (prefer: 'mine' | 'theirs') => mergeSpecs({ base: biped, mine, theirs }, prefer);
    expect(merged('mine').clashes).toEqual(['head']);
    expect([partOf(merged('mine').value, 'head')?.z, partOf(merged('theirs').value, 'head')?.z]).toEqual([1, 2]);
  });

  test('combines changes of a colour, the description and a part', () => {
    const mine = { ...withPart(biped, 'head', { z: 1 }), description: 'Mine.' };
    const palette = biped.palette.map((entry) => ({ ...entry, color: '#123456' }));
    const { value } = mergeSpecs({ base: biped, mine, theirs: { ...biped, palette } }, 'theirs');
    expect(value).toMatchObject({ palette, description: 'Mine.' });
    expect(partOf(value, 'head')?.z).toBe(1);
  });

  test('gives the same array if only one side changed the parts', () => {
    const mine = withPart(biped, 'head', { z: 1 });
    expect(mergeSpecs({ base: biped, mine, theirs: biped }, 'theirs').value.parts).toBe(mine.parts);
    expect(mergeSpecs({ base: biped, mine: biped, theirs: mine }, 'theirs').value.parts).toBe(mine.parts);
  });
});
