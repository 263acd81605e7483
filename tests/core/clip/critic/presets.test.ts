import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { critique } from '@/lib/core/clip/critic';
import { PRESETS, presetClip } from '@/lib/core/clip/presets';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { rigs } from '../../../support/rigs';
import { accepted } from './stage';

const fixtures = ['fox', 'blob'].map((name) => JSON.parse(readFileSync(join(import.meta.dirname, `../../../fixtures/specs/${name}.json`), 'utf8')) as MascotSpec);

describe.each([...rigs, ...fixtures].map((spec) => [spec.name, accepted(spec)] as const))('on %s the critic finds nothing wrong with', (_, spec) => {
  test.each(PRESETS.map((preset) => [preset.name, preset] as const))('%s', (name, preset) => {
    for (const intensity of [0.25, 1, 2]) {
      for (const duration of [0.3, preset.duration, 12]) {
        const findings = critique(spec, presetClip(spec, name, { intensity, duration }));
        expect(findings.map(({ rule, message }) => `${intensity}× ${duration} s, ${rule}: ${message}`)).toEqual([]);
      }
    }
  });
});
