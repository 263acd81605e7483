import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { toOklch } from '@/lib/core/color/oklch';

const colorIn = (prompt: string, style: string, name: string): string => {
  const spec = designSpec({ prompt, style, detail: 'standard' }, 'pale');
  const entry = spec.palette.find((each) => each.name === name);
  if (!entry) throw new Error(`${prompt} has no colour ${name}.`);
  return entry.color;
};

describe('pale parts of a drawing without outlines are seen on a white page', () => {
  test.each([
    ['a dragon', 'horns', 0.85],
    ['a woman with white hair', 'hair', 0.93],
    ['a woman in a white dress', 'dress', 0.93],
    ['an astronaut', 'space_suit', 0.93],
    ['a tuxedo cat', 'belly', 0.95],
  ])('%s: %s', (prompt, token, limit) => {
    expect(toOklch(colorIn(prompt, 'flat', token)).l).toBeLessThan(limit);
    expect(toOklch(colorIn(prompt, 'outlined', token)).l).toBeGreaterThan(limit - 0.04);
  });
});

describe('tops cover a body that is its own head', () => {
  test.each([
    ['a strawberry in a blue shirt', 'shirt_body_cover'],
    ['a ghost in a hoodie', 'hoodie_body_cover'],
    ['a fish in a hoodie', 'hoodie_body_cover'],
  ])('%s', (prompt, part) => {
    const spec = designSpec({ prompt, style: 'outlined', detail: 'standard' }, 'pale');
    expect(spec.parts.map(({ id }) => id)).toContain(part);
  });
});

const drawn = (prompt: string) => designSpec({ prompt, style: 'flat', detail: 'standard' }, 'pale');
const idsOf = (prompt: string) => drawn(prompt).parts.map(({ id }) => id);
const handOf = (prompt: string) => drawn(prompt).anchors.find(({ name }) => name === 'hand_left')?.at ?? [0, 0];

test('roller skates have wheels, ice skates have blades', () => {
  expect(idsOf('a fox on roller skates')).toContain('roller_skates_foot_left_wheels_cover');
  expect(idsOf('a fox on ice skates')).toContain('skates_foot_left_blade_cover');
});

test('a flamingo holds things in a raised wing', () => {
  expect(handOf('a flamingo holding a cocktail')[1]).toBeLessThan(handOf('a flamingo')[1] - 40);
});

test('a sword on a shoulder is behind the head', () => {
  const ids = drawn('a fox with a sword on its shoulder').parts;
  const zOf = (name: string) => ids.find(({ id }) => id === name)?.z ?? Number.NaN;
  expect(zOf('sword')).toBeLessThan(zOf('head'));
});
