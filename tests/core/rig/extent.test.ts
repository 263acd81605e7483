import { describe, expect, test } from 'vitest';
import { extentOf, union } from '@/lib/core/rig/extent';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('the extent of a fragment', () => {
  test.each([
    ['a circle', '<circle cx="50" cy="60" r="10"/>', box(40, 50, 60, 70)],
    ['an ellipse', '<ellipse cx="50" cy="60" rx="10" ry="5"/>', box(40, 55, 60, 65)],
    ['a rectangle', '<rect x="5" y="6" width="10" height="20"/>', box(5, 6, 15, 26)],
    ['a polygon', '<polygon points="0,0 10,5 4,20"/>', box(0, 0, 10, 20)],
    ['absolute lines', '<path d="M10 20L30 40H50V5Z"/>', box(10, 5, 50, 40)],
    ['relative lines after a closing', '<path d="M10 10h20v20zm5 5l-20 0"/>', box(-5, 10, 30, 30)],
    ['numbers run together', '<path d="M.5.5l10-5-.5.5"/>', box(0.5, -4.5, 10.5, 0.5)],
    ['arcs with flags run together', '<path d="M0 0a5 5 0 0110 0"/>', box(0, 0, 10, 0)],
    [
      'groups with transforms',
      '<g transform="translate(100 50)"><g transform="scale(2)"><circle cx="1" cy="2" r="1"/></g></g><circle ' +
        'cx="0" cy="0" r="1"/>',
      box(-1, -1, 104, 56),
    ],
  ])('%s', (_, svg, expected) => {
    const found = extentOf(svg);
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(found?.[side]).toBeCloseTo(expected[side], 6);
  });

  test('a curve has a smaller box than its control points', () => {
    const found = extentOf('<path d="M0 0C0 100 100 100 100 0"/>');
    expect(found?.bottom).toBeGreaterThan(70);
    expect(found?.bottom).toBeLessThan(76);
  });

  test('definitions and clipped shapes are ignored', () => {
    const svg =
      '<defs><clipPath id="c"><rect x="-99" y="-99" width="999" height="999"/></clipPath></defs><circle cx="0" ' +
      'cy="0" r="5"/><g clip-path="url(#c)"><rect x="-50" y="-50" width="100" height="100"/></g>';
    expect(extentOf(svg)).toEqual(box(-5, -5, 5, 5));
  });

  test('an empty fragment has no box', () => {
    expect([extentOf(''), extentOf('<g/>'), union([null, null])]).toEqual([null, null, null]);
  });
});
