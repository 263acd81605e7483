import { describe, expect, test } from 'vitest';
import { critique } from '@/lib/core/clip/critic';
import { presetClip } from '@/lib/core/clip/presets';
import { acceptSpec } from '@/lib/core/spec/accept';
import { designSpec } from '@/lib/artist/design';
import { SPECIES } from '@/lib/artist/species';
import { DRAWN_SPECIES } from '../../../support/species';

describe('the critic has no findings for wave, jump and talk of', () => {
  test.each(DRAWN_SPECIES.map((id) => SPECIES[id].title))('a %s', (title) => {
    const accepted = acceptSpec(designSpec({ prompt: `a ${title}`, style: '', detail: 'standard' }, 'gate'));
    if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join(' '));
    for (const name of ['wave', 'jump', 'talk'] as const) {
      expect(
        critique(accepted.value.spec, presetClip(accepted.value.spec, name)).map(
          ({ rule, message }) => `${name}, ${rule}: ${message}`,
        ),
      ).toEqual([]);
    }
  });
});
