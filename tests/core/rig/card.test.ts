import { describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { toOklch } from '@/lib/core/color/oklch';
import { frameBox } from '@/lib/core/paint/extent';
import { CARD, cardOf } from '@/lib/core/rig/card';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { acceptedSpec } from '../../support/product';

const cardFor = (spec: MascotSpec) => {
  const rig = rigOf(spec);
  return cardOf(spec, render(rig, sample(compileClip(rig, presetClip(spec, 'wave')), 0.6)));
};
const colorsOf = (spec: MascotSpec) =>
  [...cardFor(spec).parts[0]!.svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, color]) => toOklch(color!));
const tinted = (spec: MascotSpec, color: string): MascotSpec => ({
  ...spec,
  palette: spec.palette.map((entry) => ({ ...entry, color })),
});

describe.each(['fox', 'blob', 'everything'] as const)('the card of %s', (name) => {
  const spec = acceptedSpec(name);

  test('shows the whole mascot, as large as fits', () => {
    const { parts, ...card } = cardFor(spec);
    const box = frameBox({ ...card, parts: parts.slice(1) })!;
    expect([card.width, card.height]).toEqual([CARD.width, CARD.height]);
    expect(
      [box.x, box.y, CARD.width - box.x - box.width, CARD.height - box.y - box.height].every((room) => room > 30),
    ).toBe(true);
    expect(Math.abs(box.x + box.width / 2 - CARD.width / 2)).toBeLessThan(1);
    expect(Math.max(box.height / 508, box.width / 900)).toBeCloseTo(1, 3);
  });

  test('has a background of the mascot’s hue, lighter than the mascot, or darker if that is pale', () => {
    for (const { l, h } of colorsOf(tinted(spec, '#c2410c'))) {
      expect(l).toBeGreaterThan(0.85);
      expect(Math.abs(h - toOklch('#c2410c').h)).toBeLessThan(12);
    }
    for (const { l } of colorsOf(tinted(spec, '#f5f5f5'))) expect(l).toBeLessThan(0.8);
  });
});
