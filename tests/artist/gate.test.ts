import { describe, expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import { extentOf } from '@/lib/core/rig/extent';
import { critiqueRig } from '@/lib/core/spec/critic';
import { STYLES, type StyleId } from '@/lib/core/styles';
import { designSpec } from '@/lib/artist/design';
import { SPECIES } from '@/lib/artist/species';

const styled = (wanted: StyleId) => STYLES.find(({ id }) => id === wanted)?.style;
const titles = Object.values(SPECIES).map(({ title }) => title);
/** Every species with outlines; the two directions without them take turns. */
const HELD: readonly (readonly [StyleId, string[]])[] = [
  ['outlined', titles],
  ['flat', titles.filter((_, place) => place % 2 === 0)],
  ['geometric', titles.filter((_, place) => place % 2 === 1)],
];

describe.each(HELD)('drawn %s, the rig critic has no findings', (style, held) => {
  test.each(held)('a %s', (title) => {
    const accepted = acceptSpec(designSpec({ prompt: `a ${title}`, style: styled(style), detail: 'standard' }, 'gate'));
    expect(accepted).toMatchObject({ ok: true });
    if (accepted.ok)
      expect(critiqueRig(accepted.value.spec).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });
});

describe('neckwear and standing props', () => {
  test.each([
    ['a cheerful dog doctor', 'kawaii', 's1'],
    ['a shy grey octopus wearing a beanie and a medal', 'outlined', 's1'],
    ['a shy grey octopus wearing a beanie and a medal', 'pastel', 's1'],
    ['a sleepy green slime pirate', 'flat', 's109'],
    ['a calm purple slime wizard', 'soft', 's128'],
    ['a horse wearing a stethoscope', 'outlined', 's1'],
  ] as const)('%s, %s', (prompt, style, seed) => {
    const spec = designSpec({ prompt, style: styled(style), detail: 'standard' }, seed);
    expect(critiqueRig(spec).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });

  test.each(['a green slime doctor', 'a yellow star wearing a medal', 'a toaster wearing a medal'])(
    'neckwear ends above the feet: %s',
    (prompt) => {
      const { parts, canvas } = designSpec({ prompt, style: 'flat', detail: 'standard' }, 's1');
      const bottom = (id: RegExp) =>
        Math.max(...parts.filter((part) => id.test(part.id)).map(({ svg }) => extentOf(svg)?.bottom ?? 0));
      expect(bottom(/^(medal|stethoscope)$/)).toBeLessThan(Math.min(canvas.height, bottom(/^(body|foot_left)$/) + 28));
    },
  );
});

test.each([
  ['a black star', '$sclera'],
  ['a black horse', '$ink'],
  ['a white star', '$ink'],
])('the mouth of %s has a visible tone, also with ink lines', (prompt, token) => {
  const { parts } = designSpec({ prompt, style: styled('retro'), detail: 'standard' }, 's1');
  expect(parts.find(({ id }) => id === 'mouth')?.svg).toContain(token);
});
