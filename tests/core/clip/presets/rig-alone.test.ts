import { expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import { biped } from '../../../support/rigs';

// Bundles cache presets by rig.
test('presets do not depend on colours and names', () => {
  const other = {
    ...biped,
    name: 'Somebody else',
    description: 'In another coat.',
    palette: biped.palette.map((entry) => ({ ...entry, hex: '#123456' })),
  };
  for (const name of PRESET_NAMES) expect(presetClip(other, name)).toEqual(presetClip(biped, name));
});
