import { describe, expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import { critiqueRig } from '@/lib/core/spec/critic';
import { STYLES, type StyleId } from '@/lib/core/styles';
import { designSpec } from '@/lib/server/artist/builtin/design';
import { SPECIES } from '@/lib/server/artist/builtin/species';

const HELD: readonly StyleId[] = ['outlined', 'flat', 'geometric'];

describe.each(STYLES.filter(({ id }) => HELD.includes(id)).map(({ id, style }) => [id, style] as const))('drawn %s, the rig critic passes', (_, style) => {
  test.each(Object.values(SPECIES).map(({ title }) => [title] as const))('a %s', (title) => {
    const accepted = acceptSpec(designSpec({ prompt: `a ${title}`, style, detail: 'standard' }, 'gate'));
    expect(accepted).toMatchObject({ ok: true });
    if (accepted.ok) expect(critiqueRig(accepted.value.spec).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });
});
