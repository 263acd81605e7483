import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { PRESETS, presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { rigOf } from '@/lib/core/rig/rig';
import { solve, type SolvedPart } from '@/lib/core/rig/solve';
import type { MascotSpec } from '@/lib/core/spec/schema';

const folder = join(import.meta.dirname, '../../fixtures/specs');
const specs = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as MascotSpec);

const numbers = (parts: SolvedPart[]): number[] => parts.flatMap(({ matrix, opacity }) => [...matrix, opacity]);

describe.each(specs.map((spec) => [spec.name, spec] as const))('on %s', (_, spec) => {
  const rig = rigOf(spec);
  const rest = solve(rig, {});

  describe.each(PRESETS.map((preset) => [preset.name, preset] as const))('%s', (name, preset) => {
    const cases = [0.25, 1, 2].flatMap((intensity) => [0.3, preset.duration, 7.3, 20].map((duration) => ({ intensity, duration })));

    test.each(cases)('is a valid clip at intensity $intensity and $duration s', ({ intensity, duration }) => {
      const clip = presetClip(spec, name, { intensity, duration });
      expect(checkClip(clip, spec)).toEqual({ ok: true, value: clip });
      expect(clip).toMatchObject({ name, duration, loop: preset.loop });
      expect(clip.tracks.length).toBeGreaterThan(0);
    });

    test.each(cases)('starts where it ends at intensity $intensity and $duration s', ({ intensity, duration }) => {
      const motion = compileClip(rig, presetClip(spec, name, { intensity, duration }));
      const once = compileClip(rig, { ...presetClip(spec, name, { intensity, duration }), loop: false });
      const start = solve(rig, sample(motion, 0));
      const end = preset.loop ? solve(rig, sample(motion, duration - 1e-7)) : solve(rig, sample(once, duration));
      numbers(end).forEach((value, i) => expect(value).toBeCloseTo(numbers(start)[i] ?? NaN, 1));
      if (preset.loop) return;
      expect(end.map(({ state }) => state)).toEqual(rest.map(({ state }) => state));
      expect(start.map(({ state }) => state)).toEqual(rest.map(({ state }) => state));
      numbers(end).forEach((value, i) => expect(value).toBeCloseTo(numbers(rest)[i] ?? NaN, 3));
    });

    test('moves visibly, keeps every joint in its limits and never leaves the numbers', () => {
      let moved = 0;
      for (const { intensity, duration } of cases) {
        const motion = compileClip(rig, presetClip(spec, name, { intensity, duration }));
        for (let i = 0; i <= 60; i += 1) {
          const pose = sample(motion, (duration * i) / 60);
          for (const part of spec.parts) {
            const rotate = pose[part.id]?.rotate ?? 0;
            expect(rotate).toBeGreaterThanOrEqual(Math.min(part.rotateLimits?.[0] ?? 0, 0) - 1e-9);
            expect(rotate).toBeLessThanOrEqual(Math.max(part.rotateLimits?.[1] ?? 0, 0) + 1e-9);
          }
          const values = numbers(solve(rig, pose));
          expect(values.every(Number.isFinite)).toBe(true);
          if (intensity === 1) values.forEach((value, k) => (moved = Math.max(moved, Math.abs(value - (numbers(rest)[k] ?? 0)))));
        }
      }
      expect(moved).toBeGreaterThan(2);
    });
  });
});
