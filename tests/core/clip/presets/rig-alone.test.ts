import { expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import { biped } from '../../../support/rigs';

// Bundles keep presets by the rig that they are made for.
test('presets are the same in other colours and under another name', () => {
  const other = {
    ...biped,
    name: 'Somebody else',
    description: 'In another coat.',
    palette: biped.palette.map((entry) => ({ ...entry, hex: '#123456' })),
  };
  for (const name of PRESET_NAMES) expect(presetClip(other, name)).toEqual(presetClip(biped, name));
});
