import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rigOf } from '@/lib/core/rig/rig';
import { findRoles } from '@/lib/core/rig/roles';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { featuresOf } from '@/lib/player/features';
import { designSpec } from '@/lib/server/artist/builtin/design';
import { biped, quadruped, thing, winged } from '../support/rigs';
import { strangers } from '../support/strangers';

const DESIGNS = readFileSync('tests/fixtures/gallery/designs.txt', 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
const designed = DESIGNS.map((line) => {
  const [prompt = '', style = ''] = line.split('|').map((text) => text.trim());
  return designSpec({ prompt, style, detail: 'standard' }, 'gallery');
});

function expectAgreement(spec: MascotSpec): void {
  const roles = findRoles(spec);
  const features = featuresOf(rigOf(spec));
  expect(features, spec.name).toMatchObject({ head: roles.head ?? roles.body, mouth: roles.mouth, pupils: roles.pupils });
  expect([...features.face].sort(), spec.name).toEqual([...roles.face].sort());
}

describe('the features of a mascot', () => {
  test('are those that the roles name, for everything that is drawn from words', () => {
    expect(designed.length).toBeGreaterThan(100);
    designed.forEach(expectAgreement);
  });

  test('are those that the roles name, for rigs from elsewhere that name their parts', () => {
    for (const spec of [biped, quadruped, thing, strangers.car]) expectAgreement(spec);
  });

  test('are the whole mascot where the names say nothing', () => {
    expect(featuresOf(rigOf(strangers.girl))).toEqual({ head: 'ctrl_all', mouth: null, pupils: [], face: [] });
  });

  test('are found where a beak is all the mouth there is', () => {
    expect(featuresOf(rigOf(winged))).toMatchObject({ head: 'body', mouth: null, face: expect.arrayContaining(['eyes', 'beak']) });
  });
});
