import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rigOf } from '@/lib/core/rig/rig';
import { findRoles } from '@/lib/core/rig/roles';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { faceOf, mouthOf } from '@/lib/player/features';
import { designSpec } from '@/lib/artist/design';
import { biped, quadruped, thing, winged } from '../support/rigs';
import { strangers } from '../support/strangers';

const DESIGNS = readFileSync('tests/fixtures/gallery/designs.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const designed = DESIGNS.map((line) => {
  const [prompt = '', style = ''] = line.split('|').map((text) => text.trim());
  return designSpec({ prompt, style, detail: 'standard' }, 'gallery');
});

function expectAgreement(spec: MascotSpec): void {
  const roles = findRoles(spec);
  const rig = rigOf(spec);
  const { head, onHead, gaze } = faceOf(rig);
  expect(head, spec.name).toBe(roles.head ?? roles.body);
  expect([...onHead].sort(), spec.name).toEqual([...roles.face].sort());
  expect([...gaze].sort(), spec.name).toEqual([...(roles.pupils.length ? roles.pupils : roles.eyes)].sort());
  expect(mouthOf(rig)?.id ?? null, spec.name).toBe(roles.mouth);
}

describe('the face of a mascot', () => {
  test('agrees with findRoles for every mascot designed from a prompt', () => {
    expect(designed.length).toBeGreaterThan(100);
    designed.forEach(expectAgreement);
  });

  test('agrees with findRoles for imported rigs with meaningful part names', () => {
    for (const spec of [biped, quadruped, thing, strangers.car]) expectAgreement(spec);
  });

  test('is the whole mascot if the part names mean nothing', () => {
    expect(faceOf(rigOf(strangers.girl))).toEqual({ head: 'ctrl_all', onHead: [], gaze: [] });
  });

  test('is found if a beak is the only mouth', () => {
    expect(faceOf(rigOf(winged))).toEqual({ head: 'body', onHead: ['eyes', 'beak'], gaze: ['eyes'] });
  });
});
