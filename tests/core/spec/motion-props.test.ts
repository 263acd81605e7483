import { describe, expect, test } from 'vitest';
import { critique } from '@/lib/core/clip/critic';
import { presetClip } from '@/lib/core/clip/presets';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { findRoles } from '@/lib/core/rig/roles';
import { acceptSpec } from '@/lib/core/spec/accept';
import { isMotionProp, motionPropsOf, withMotionProps, withoutMotionProps } from '@/lib/core/spec/motion-props';
import type { Part } from '@/lib/core/spec/schema';
import { acceptedSpec } from '../../support/product';

const fox = acceptedSpec('fox');
const [root] = fox.parts;
const prop = (id: string, more: Partial<Part> = {}): Part => ({
  id: `motion_${id}`,
  parent: root?.id ?? '',
  z: 99,
  pivot: [100, 100],
  rotateLimits: [-90, 90],
  svg: '',
  states: [{ name: 'shown', svg: '<path d="M90 90L110 90L110 110Z" fill="#e5484d"/>' }],
  defaultState: null,
  ...more,
});
const PROPS = [prop('flag'), prop('steam'), prop('eye_left'), prop('ball', { pivot: [400, 100] })];
const whole = withMotionProps(fox, PROPS, fox);

describe('motion props', () => {
  test('are accepted, and invisible at rest', () => {
    expect(acceptSpec(whole).ok).toBe(true);
    expect(motionPropsOf(whole)).toHaveLength(PROPS.length);
    const still = (spec: typeof fox) => paintSvg(render(rigOf(spec), {}));
    expect(still(whole)).toBe(still(fox));
    expect(paintSvg(render(rigOf(whole), { motion_flag: { state: 'shown' } }))).toContain('data-part="motion_flag"');
  });

  test('do not change roles, presets and findings of the critic', () => {
    expect(findRoles(whole)).toEqual(findRoles(fox));
    for (const name of PRESET_NAMES) {
      expect(presetClip(whole, name)).toEqual(presetClip(fox, name));
      expect(critique(whole, presetClip(whole, name))).toEqual(critique(fox, presetClip(fox, name)));
    }
  });

  test('can be removed and added again', () => {
    expect(withoutMotionProps(whole)).toEqual(fox);
    expect(withoutMotionProps(fox)).toBe(fox);
    expect(withMotionProps(whole, PROPS, fox)).toBe(whole);
    expect(isMotionProp(prop('drawn', { svg: '<path d="M0 0L1 1Z"/>' }))).toBe(false);
  });

  test('that have children are kept', () => {
    const carrying = { ...whole, parts: [...whole.parts, { ...prop('x'), id: 'rider', parent: 'motion_flag' }] };
    expect(withoutMotionProps(carrying).parts.map(({ id }) => id)).toContain('motion_flag');
  });

  test('move with their parent, or become children of the root if it is gone', () => {
    const moved = {
      ...fox,
      parts: fox.parts.map((part) => ({ ...part, pivot: [part.pivot[0] + 7, part.pivot[1]] as [number, number] })),
    };
    const [shifted] = motionPropsOf(withMotionProps(moved, [prop('flag')], fox));
    expect(shifted).toMatchObject({ pivot: [107, 100], states: [{ svg: expect.stringContaining('translate(7 0)') }] });
    const [orphan] = motionPropsOf(withMotionProps(fox, [prop('flag', { parent: 'third_hand' })], fox));
    expect(orphan).toMatchObject({ parent: root?.id, pivot: [100, 100] });
  });

  test('are limited to the maximum number of parts', () => {
    const many = Array.from({ length: LIMITS.rig.parts }, (_, i) => prop(`ball_${i}`));
    expect(withMotionProps(fox, many, fox).parts).toHaveLength(LIMITS.rig.parts);
  });
});
