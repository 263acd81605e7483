import { expect, test } from 'vitest';
import { sameButColors } from '@/components/editor/state/same-drawing';
import { createService } from './service';

test('drawings are equal if only colours and the order of keys differ, but not if a part differs', () => {
  const spec = createService().spec();
  const turned = spec.parts.map((part) => Object.fromEntries(Object.entries(part).toReversed()) as typeof part);
  const recolored = spec.palette.map((entry) => ({ ...entry, color: '#123456' }));
  expect(sameButColors(spec, { ...spec, palette: recolored, parts: turned })).toBe(true);
  expect(sameButColors(spec, { ...spec, parts: spec.parts.slice(1) })).toBe(false);
  expect(sameButColors(spec, { ...spec, parts: turned.map((part) => ({ ...part, z: part.z + 1 })) })).toBe(false);
  expect(sameButColors(spec, { ...spec, description: 'Somebody else.' })).toBe(false);
});
