import { describe, expect, test } from 'vitest';
import { readPartName } from '@/lib/core/rig/part-names';
import { findRoles, type Roles } from '@/lib/core/rig/roles';
import type { Part } from '@/lib/core/spec/schema';
import { biped, boneOf, bones, quadruped, single, stranger, thing, winged } from '../../support/rigs';
import { strangers } from '../../support/strangers';

const none = { left: null, right: null };
const sided = (name: string) => ({ left: `${name}_left`, right: `${name}_right` });

describe('by name', () => {
  test('a biped has all its limbs, face and shadow', () => {
    expect(findRoles(biped)).toMatchObject({
      root: 'root',
      body: 'body',
      head: 'head',
      arms: sided('arm'),
      forearms: sided('forearm'),
      hands: sided('hand'),
      legs: sided('leg'),
      feet: sided('foot'),
      brows: sided('brow'),
      eyes: ['eye_left', 'eye_right'],
      pupils: ['pupil_left', 'pupil_right'],
      mouth: 'mouth',
      antennae: ['antenna'],
      shadow: 'shadow',
      tail: [],
      frontLegs: none,
    });
  });

  test('a quadruped has front and back legs and a tail from base to tip', () => {
    const roles = findRoles(quadruped);
    expect(roles).toMatchObject({
      head: 'head',
      arms: none,
      frontLegs: sided('front_leg'),
      legs: sided('back_leg'),
      tail: ['tail', 'tail_tip'],
      mouth: 'mouth',
    });
    expect(roles.dangling).toContainEqual({ part: 'ear_left', kind: 'floppy_ear' });
  });

  test('a bird has wings, a face on its body and no arms', () => {
    expect(findRoles(winged)).toMatchObject({
      head: null,
      body: 'body',
      wings: sided('wing'),
      arms: none,
      eyes: ['eyes'],
      face: ['eyes', 'beak'],
    });
  });

  test('a cup has a handle and steam', () => {
    expect(findRoles(thing)).toMatchObject({
      head: null,
      arms: none,
      handle: 'handle',
      steam: ['steam_a', 'steam_b'],
      eyes: ['eye_left', 'eye_right'],
      mouth: 'mouth',
    });
  });

  test('one part alone is root and body', () => {
    expect(findRoles(single)).toMatchObject({ root: 'ghost', body: 'ghost', head: null, eyes: [], dangling: [] });
  });

  test('the names of other tools are understood', () => {
    expect(findRoles(stranger)).toMatchObject({
      root: 'armature',
      body: 'torso',
      head: 'head1',
      arms: { left: 'upperarm_l', right: 'upperarm_r' },
      forearms: { left: 'lowerarm_l', right: 'lowerarm_r' },
      hands: { left: 'fist_l', right: 'fist_r' },
      legs: { left: 'leftleg', right: 'rightleg' },
      feet: { left: 'leftfoot', right: 'rightfoot' },
      eyes: ['l_eye', 'r_eye'],
      brows: { left: 'eyebrow_l', right: 'eyebrow_r' },
      mouth: 'lips',
      shadow: 'drop_shadow',
    });
  });
});

const pair = (name: string): Roles['arms'] => ({ left: boneOf(`${name}_left`), right: boneOf(`${name}_right`) });

describe('by shape and place', () => {
  test('names that say nothing leave trunk, head, limbs, eyes and mouth to be seen', () => {
    expect(findRoles(bones)).toMatchObject({
      root: boneOf('root'),
      body: boneOf('body'),
      head: boneOf('head'),
      arms: pair('arm'),
      forearms: pair('forearm'),
      hands: pair('hand'),
      legs: pair('leg'),
      feet: pair('foot'),
      brows: pair('brow'),
      mouth: boneOf('mouth'),
      antennae: [boneOf('antenna')],
      shadow: boneOf('shadow'),
      pupils: [boneOf('pupil_left'), boneOf('pupil_right')],
    });
    expect(new Set(findRoles(bones).eyes)).toEqual(new Set([boneOf('eye_left'), boneOf('eye_right')]));
  });

  test("left is the viewer's left, whatever the names claim", () => {
    const swapped = {
      ...biped,
      parts: biped.parts.map((part) => ({
        ...part,
        id: part.id.replace(/left|right/, (side) => (side === 'left' ? 'r' : 'l')),
        parent: part.parent?.replace(/left|right/, (side) => (side === 'left' ? 'r' : 'l')) ?? null,
      })),
    };
    expect(findRoles(swapped)).toMatchObject({
      arms: { left: 'arm_r', right: 'arm_l' },
      legs: { left: 'leg_r', right: 'leg_l' },
    });
  });
});

const marking = (id: string, parent: string, rotateLimits: [number, number] | null): Part => ({
  id,
  parent,
  z: 31,
  pivot: [190, 310],
  rotateLimits,
  svg: '<path d="M180 310L186 326" stroke="$ink" stroke-width="4"/>',
  states: [],
  defaultState: null,
});

test('markings on a limb are none of its links, whether its next link is named or they do not turn', () => {
  const marked = { ...biped, parts: [...biped.parts, marking('arm_scales_left', 'arm_left', [-5, 5])] };
  expect(findRoles(marked)).toMatchObject({ forearms: sided('forearm'), hands: sided('hand') });
  const links = new Set(['forearm_left', 'hand_left']);
  const stump = {
    ...biped,
    parts: [...biped.parts.filter(({ id }) => !links.has(id)), marking('stars', 'arm_left', null)],
  };
  expect(findRoles(stump)).toMatchObject({
    forearms: { left: null, right: 'forearm_right' },
    hands: { left: null, right: 'hand_right' },
  });
});

describe("a stranger's drawing", () => {
  test('a fish is its own face, and its fins are no head', () => {
    expect(findRoles(strangers.fish)).toMatchObject({
      body: 'fish_body',
      head: null,
      eyes: ['peeper'],
      mouth: 'lips',
      tail: ['tailfin'],
      wings: { left: null, right: 'pectoral' },
    });
  });

  test('the coils between the trunk of a snake and its head are its spine', () => {
    expect(findRoles(strangers.snake)).toMatchObject({
      body: 's0',
      head: 'face',
      spine: ['s1', 's2'],
      tail: ['tip'],
      eyes: ['lookers'],
    });
  });

  test('a car stands on wheels, and eyes behind its windscreen are on its face', () => {
    expect(findRoles(strangers.car)).toMatchObject({
      body: 'chassis',
      arms: none,
      legs: none,
      wheels: ['wheel_front', 'wheel_back'],
      face: ['eye_1', 'eye_2', 'grille_mouth'],
      shadow: 'ground_shadow',
    });
    const unnamed = {
      ...strangers.car,
      parts: strangers.car.parts.map((part) => ({ ...part, id: part.id.replace('wheel', 'piece') })),
    };
    expect(findRoles(unnamed).wheels).toEqual(['piece_front', 'piece_back']);
  });

  test('names of another language leave arms, legs, head, pigtails and eyes to be seen', () => {
    expect(findRoles(strangers.girl)).toMatchObject({
      body: 'rumpf',
      head: 'kopf',
      arms: { left: 'arm_1', right: 'arm_2' },
      forearms: { left: 'arm_1b', right: 'arm_2b' },
      legs: { left: 'bein_l', right: 'bein_r' },
      eyes: ['auge_1', 'auge_2'],
      mouth: 'mund',
    });
  });

  test('limbs that are more than arms and legs are tentacles, from left to right', () => {
    const tentacles = ['leg_left', 'tentacle_left', 'leg_right', 'tentacle_right'].map((id, i) => ({
      ...single.parts[0],
      id,
      parent: 'ghost',
      z: -1,
      pivot: [[200, 180, 300, 330][i] ?? 0, 400] as [number, number],
      rotateLimits: [-30, 30] as [number, number],
      svg: `<rect x="${[195, 165, 300, 330][i]}" y="400" width="12" height="60"/>`,
      states: [],
      defaultState: null,
    }));
    expect(findRoles({ ...single, parts: [...single.parts, ...tentacles] })).toMatchObject({
      legs: none,
      tentacles: ['tentacle_left', 'leg_left', 'leg_right', 'tentacle_right'],
    });
  });
});

describe('names', () => {
  test.each([
    ['upperArm_L', 'arm', 'left'],
    ['lower_arm_r', 'forearm', 'right'],
    ['LeftLeg', 'leg', 'left'],
    ['leftleg', 'leg', 'left'],
    ['Head1', 'head', null],
    ['l_eye', 'eye', 'left'],
    ['front_leg_right', 'front_leg', 'right'],
    ['hind_leg_l', 'back_leg', 'left'],
    ['eyebrow_left', 'brow', 'left'],
    ['headphones', 'hat', null],
    ['bone_03', 'other', null],
    ['eye_patch', 'other', null],
    ['ears', 'ear', null],
    ['hips', 'body', null],
    ['forehead', 'other', null],
    ['tail_tip', 'tail', null],
    ['ear_shadow', 'shadow', null],
    ['arm_left_border', 'worn', 'left'],
    ['shirt_arm_left_cover', 'worn', 'left'],
    ['sword_prop', 'worn', null],
    ['backpack_straps', 'worn', null],
  ])('%s is %s, side %s', (id, role, side) => {
    expect(readPartName(id)).toEqual({ role, side });
  });
});
