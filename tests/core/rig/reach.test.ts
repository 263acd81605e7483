import { describe, expect, test } from 'vitest';
import { reachOf } from '@/lib/core/rig/reach';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptedSpec, sampleSpec } from '../../support/specs';

/** A rig whose parts form a chain, each the child of the one before, with these pivots and drawings. */
function chainOf(...links: [pivot: [number, number], svg: string][]) {
  const spec = sampleSpec('blob');
  const parts = links.map(([pivot, svg], i) => ({
    id: `part${i}`,
    parent: i ? `part${i - 1}` : null,
    z: i,
    pivot,
    rotateLimits: null,
    svg,
    states: [],
    defaultState: null,
  }));
  return rigOf(acceptedSpec({ ...spec, parts, anchors: [] }));
}

const reaches = (...links: Parameters<typeof chainOf>) => {
  const rig = chainOf(...links);
  return rig.parts.map((part) => reachOf(rig, part).map((value) => Math.round(value * 100) / 100));
};

describe('the reach of a part', () => {
  test('leads from its pivot to the middle of its drawing, or of its descendants', () => {
    expect(reaches([[0, 0], ''], [[0, 10], '<circle cx="20" cy="40" r="3"/>'], [[5, 5], ''])).toEqual([
      [20, 40],
      [20, 30],
      [0, 0],
    ]);
  });

  test.each([
    ['lines of every kind', '<path d="M10 20h20v-4.5l-1.5-5.5L-30 7Z"/>', [0, 13.5]],
    ['a curve, by its end points', '<path d="M0 0C0 100 100 100 100 0"/>', [50, 0]],
    [
      'groups with transforms',
      '<g transform="translate(100 50)"><g transform="scale(2)"><circle cx="1" cy="2" r="1"/></g></g>',
      [102, 54],
    ],
    ['shapes with transforms', '<rect transform="translate(5 0)" x="0" y="0" width="10" height="2"/>', [10, 1]],
  ])('is found for %s', (_, svg, expected) => {
    expect(reaches([[0, 0], svg])).toEqual([expected]);
  });

  test('ignores definitions', () => {
    expect(
      reaches([
        [0, 0],
        '<defs><clipPath id="c"><rect x="-99" y="-99" width="9" height="9"/></clipPath></defs><circle cx="7" ' +
          'cy="8" r="5" clip-path="url(#c)"/>',
      ]),
    ).toEqual([[7, 8]]);
  });
});
