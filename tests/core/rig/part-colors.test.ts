import { describe, expect, test } from 'vitest';
import { toOklch } from '@/lib/core/color/oklch';
import { partsInColors } from '@/lib/core/rig/part-colors';
import { acceptedSpec, sampleSpec } from '../../support/specs';

describe('parts in colours', () => {
  test.each(['fox', 'blob', 'everything'] as const)(
    '%s stays a valid mascot with the same rig and one colour per part',
    (name) => {
      const spec = acceptedSpec(sampleSpec(name));
      const tinted = acceptedSpec(partsInColors(spec));
      expect(tinted.palette.map((entry) => entry.name)).toEqual(spec.parts.map(({ id }) => id));
      expect(new Set(tinted.palette.map(({ color }) => color)).size).toBe(spec.parts.length);
      expect(
        tinted.parts.map(({ id, parent, pivot, states }) => ({
          id,
          parent,
          pivot,
          states: states.map((state) => state.name),
        })),
      ).toEqual(
        spec.parts.map(({ id, parent, pivot, states }) => ({
          id,
          parent,
          pivot,
          states: states.map((state) => state.name),
        })),
      );
      for (const { id, svg, states } of tinted.parts) {
        const used = [svg, ...states.map((state) => state.svg)].flatMap((text) =>
          [...text.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, paint]) => paint),
        );
        expect(used.filter((paint) => paint !== 'none' && !paint?.startsWith('url(') && paint !== `$${id}`)).toEqual(
          [],
        );
      }
    },
  );

  test('consecutive parts have clearly different hues', () => {
    const hues = partsInColors(acceptedSpec(sampleSpec('fox'))).palette.map(({ color }) => toOklch(color).h);
    for (const [at, hue] of hues.slice(1).entries()) {
      const turn = Math.abs(hue - (hues[at] ?? 0));
      expect(Math.min(turn, 360 - turn)).toBeGreaterThan(60);
    }
  });
});
