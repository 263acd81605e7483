import { expect, test } from 'vitest';
import { incompatibilities } from '@/lib/core/spec/compat';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { sampleSpec } from '../../support/specs';

function pathsAfter(change: (spec: MascotSpec) => void): string[] {
  const variant = sampleSpec('fox');
  change(variant);
  return incompatibilities(sampleSpec('fox'), variant).map(({ path }) => path);
}

test('a variant with other drawings, colours and order of parts is compatible', () => {
  expect(
    pathsAfter((spec) => {
      spec.palette = [];
      spec.parts.reverse();
      spec.parts.forEach((part) => Object.assign(part, { svg: '', z: 1 }));
    }),
  ).toEqual([]);
});

test('a variant may not move, reparent or remove a part', () => {
  expect(
    pathsAfter((spec) => {
      spec.parts[1]!.pivot = [0, 0];
      spec.parts[2]!.parent = 'body';
      spec.parts[3]!.id = 'wheel';
    }),
  ).toEqual(['parts[1].pivot', 'parts[2].parent', 'parts']);
});

test('a variant may not remove a state or change an anchor', () => {
  expect(
    pathsAfter((spec) => {
      spec.parts.find(({ id }) => id === 'mouth')!.states.shift();
      spec.anchors[0]!.at = [1, 1];
      spec.anchors[1]!.name = 'crown';
    }),
  ).toEqual(['parts[14].states', 'anchors[0]', 'anchors']);
});

test('a variant may add parts and anchors, such as clothes', () => {
  expect(
    pathsAfter((spec) => {
      spec.parts.push({ ...spec.parts[1]!, id: 'space_helmet', parent: spec.parts[1]!.id });
      spec.anchors.push({ ...spec.anchors[0]!, name: 'visor' });
    }),
  ).toEqual([]);
});
