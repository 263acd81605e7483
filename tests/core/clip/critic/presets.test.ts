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
    // As it is played by itself, and at the four ends of what may be asked of it.
    for (const [intensity, duration] of [[1, preset.duration], [0.25, 0.3], [0.25, 12], [2, 0.3], [2, 12]] as const) {
      const findings = critique(spec, presetClip(spec, name, { intensity, duration }));
      expect(findings.map(({ rule, message }) => `${intensity}× ${duration} s, ${rule}: ${message}`)).toEqual([]);
    }
  });
});
