import { expect, test } from 'vitest';
import { wholeOf } from '@/lib/core/rig/underlays';
import { biped } from '../../support/rigs';

const [first] = biped.parts;
if (!first) throw new Error('The rig has no parts.');
const part = (id: string, parent: string, z: number) => ({ ...first, id, parent, z });

test('a layer maps to the part in front of it; a part that only has such a name maps to itself', () => {
  const parts = [
    ...biped.parts,
    part('head_outline', 'head', -70),
    part('body_border_2', 'body', -80),
    part('mouth_outline', 'mouth', 900),
    part('window_outline', 'body', -70),
  ];
  const ids = ['head_outline', 'body_border_2', 'mouth_outline', 'window_outline', 'head'];
  expect(ids.map(wholeOf(parts))).toEqual(['head', 'body', 'mouth_outline', 'window_outline', 'head']);
});
