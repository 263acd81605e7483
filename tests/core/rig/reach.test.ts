import { describe, expect, test } from 'vitest';
import { reachOf } from '@/lib/core/rig/reach';
import type { Part } from '@/lib/core/spec/schema';
import { acceptedSpec, sampleSpec } from '../../support/specs';

const part = (id: string, parent: string | null, pivot: [number, number], svg: string): Part => ({ id, parent, z: 0, pivot, rotateLimits: null, svg, states: [], defaultState: null });

/** The fragment as an accepted spec keeps it. */
function clean(svg: string): string {
  const spec = sampleSpec('blob');
  const [first, ...rest] = spec.parts;
  if (!first) throw new Error('The sample has no parts.');
  return acceptedSpec({ ...spec, parts: [{ ...first, svg }, ...rest] }).parts[0]?.svg ?? '';
}

const middle = (svg: string): readonly number[] => reachOf([], part('a', null, [0, 0], clean(svg))).map((value) => Math.round(value * 100) / 100);

describe('a part reaches from its pivot', () => {
  test('to the middle of its drawing, or of what it carries', () => {
    const bone = part('bone', null, [0, 0], '');
    const flag = part('flag', 'bone', [0, 10], clean('<circle cx="20" cy="40" r="3"/>'));
    const none = part('none', 'flag', [5, 5], '');
    expect([bone, flag, none].map((each) => reachOf([bone, flag, none], each))).toEqual([[20, 40], [20, 30], [0, 0]]);
  });

  test.each([
    ['lines of every kind', '<path d="M10 20h20v-4.5l-1.5-5.5L-30 7Z"/>', [0, 13.5]],
    ['a curve, whose ends count', '<path d="M0 0C0 100 100 100 100 0"/>', [50, 0]],
    ['groups that move', '<g transform="translate(100 50)"><g transform="scale(2)"><circle cx="1" cy="2" r="1"/></g></g>', [102, 54]],
    ['shapes that move', '<rect transform="translate(5 0)" x="0" y="0" width="10" height="2"/>', [10, 1]],
  ])('through %s', (_, svg, expected) => {
    expect(middle(svg)).toEqual(expected);
  });

  test('whatever stands in its definitions', () => {
    expect(middle('<defs><clipPath id="c"><rect x="-99" y="-99" width="9" height="9"/></clipPath></defs><circle cx="7" cy="8" r="5" clip-path="url(#c)"/>')).toEqual([7, 8]);
  });
});
