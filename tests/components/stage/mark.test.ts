import { expect, test } from 'vitest';
import { visibleParts } from '@/components/stage/mark';
import { biped } from '../../support/rigs';

test('a part without a drawing is marked by its descendants, an unknown one by nothing', () => {
  expect(visibleParts(biped.parts, ['head'])).toEqual(['head']);
  expect(visibleParts(biped.parts, ['root'])).toEqual(['shadow', 'leg_left', 'leg_right', 'body']);
  expect(visibleParts(biped.parts, ['nobody'])).toEqual([]);
});
