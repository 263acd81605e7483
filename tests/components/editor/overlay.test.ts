import { describe, expect, test } from 'vitest';
import {
  cornersOf,
  inParent,
  pivotOf,
  limitArcOf,
  onArc,
  rigPart,
  standingOf,
} from '@/components/editor/overlay/geometry';
import { bonesPath, outlinePath, sectorPath } from '@/components/editor/overlay/paths';
import { silhouetteOf } from '@/components/editor/overlay/silhouette';
import type { Pose } from '@/lib/core/rig/pose';
import { rigOf } from '@/lib/core/rig/rig';
import { biped } from '../../support/rigs';

const CAMERA = { x: 100, y: 50, zoom: 2 };
const stand = (pose: Pose = {}) => standingOf(rigOf(biped), pose, CAMERA);
const part = (id: string) => {
  const found = rigPart(stand(), id);
  if (!found) throw new Error(`The rig has no ${id}.`);
  return found;
};
const round = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((value) => Math.round(value)));

const count = (path: string) => path.split('M').length - 1;

describe('the overlay of the mascot', () => {
  test('is at the position of the part under the camera', () => {
    expect(pivotOf(stand(), part('head'))).toEqual([100 + 256 * 2, 50 + 284 * 2]);
    const [corner] = cornersOf(stand(), 'pupil_left');
    expect(round([corner ?? []])).toEqual([[100 + (212 - 14) * 2, 50 + (206 - 14) * 2]]);
  });

  test('rotates with the part, about its pivot', () => {
    const posed = stand({ head: { rotate: 20 } });
    expect(round([pivotOf(posed, part('head'))])).toEqual(round([pivotOf(stand(), part('head'))]));
    expect(round(cornersOf(posed, 'head'))).not.toEqual(round(cornersOf(stand(), 'head')));
  });

  test('surrounds the descendants of a part without a drawing, and is null for an unknown part', () => {
    const xs = cornersOf(stand(), 'root').map(([x]) => x);
    expect(Math.min(...xs)).toBeLessThan(Math.min(...cornersOf(stand(), 'arm_left').map(([x]) => x)));
    expect(cornersOf(stand(), 'wing')).toEqual([]);
    expect(outlinePath([])).toBe('');
  });

  test('shows the rotation range of a joint, relative to the direction of the part at rest', () => {
    const arc = limitArcOf(stand(), 'head');
    expect(arc?.now).toBeCloseTo(-90, 0);
    expect((arc?.to ?? 0) - (arc?.from ?? 0)).toBeCloseTo(50, 9);
    expect(limitArcOf(stand({ head: { rotate: 10 } }), 'head')?.now).toBeCloseTo(-80, 0);
    expect(limitArcOf(stand(), 'mouth')).toBeNull();
    const [x, y] = arc ? onArc(arc, -90) : [0, 0];
    expect(round([[x, y]])).toEqual([[612, Math.round((arc?.center[1] ?? 0) - (arc?.radius ?? 0))]]);
    expect(arc && sectorPath(arc)).toMatch(/^M612\.0 618\.0L.*A.* 0 0 1 /);
  });

  test('converts a drag on the stage to the coordinates of the parent', () => {
    const [dx, dy] = inParent(stand({ body: { rotate: 20 } }), part('head'), 20, 0);
    expect(Math.hypot(dx, dy)).toBeCloseTo(10, 6);
    expect(dy).toBeLessThan(0);
  });

  test('has the bones of one part or of all parts', () => {
    expect(count(bonesPath(stand(), 'forearm_left'))).toBe(2);
    expect(count(bonesPath(stand(), null))).toBeGreaterThan(15);
  });
});

test('a silhouette leaves out clipped shading', () => {
  const clipped =
    '<defs><clipPath id="a"><path d="M0 0L9 0L9 9Z"/></clipPath></defs><path d="M0 0L9 0L9 9Z" fill="$ink"/>' +
    '<g clip-path="url(#a)"><path d="M5 5L20 5L20 20Z" fill="$pale"/></g>';
  expect(silhouetteOf(clipped).map(({ d }) => d)).toEqual(['M0 0L9 0L9 9Z']);
  expect(silhouetteOf('<path d="M0 0L9 9" fill="none" stroke="$ink" stroke-width="4"/>')).toMatchObject([
    { filled: false, stroke: 4 },
  ]);
});
