import { describe, expect, test } from 'vitest';
import { apply, IDENTITY } from '@/lib/core/geometry/matrix';
import type { Pose } from '@/lib/core/rig/pose';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { type SolvedPart, solve } from '@/lib/core/rig/solve';
import { acceptedSpec, sampleSpec } from '../../support/specs';

const spec = acceptedSpec(sampleSpec('fox'));
const rig = rigOf(spec);

function part(pose: Pose, id: string): SolvedPart {
  const found = solve(rig, pose).find((solved) => solved.id === id);
  if (!found) throw new Error(`The rig has no ${id}.`);
  return found;
}

describe('a rig', () => {
  test('is cached per spec', () => {
    expect(rigOf(spec)).toBe(rig);
  });

  test('has parents before children for any order of the spec', () => {
    const turned = rigOf({ ...spec, parts: spec.parts.toReversed() });
    turned.parts.forEach(({ parent }, i) => expect(parent).toBeLessThan(i));
  });

  test('paints by z, then by the order of the spec', () => {
    const flat = { ...spec, parts: spec.parts.map((each) => ({ ...each, z: each.id === 'tail' ? 9 : 1 })) };
    expect(solve(rigOf(flat), {}).map(({ id }) => id)).toEqual([
      ...spec.parts.map(({ id }) => id).filter((id) => id !== 'tail'),
      'tail',
    ]);
  });

  test('throws for a disconnected tree', () => {
    expect(() =>
      rigOf({
        ...spec,
        parts: spec.parts.map((each) => ({ ...each, parent: each.parent === null ? null : 'nobody' })),
      }),
    ).toThrow('hangs from nothing');
  });
});

describe('a pose', () => {
  test('that is empty leaves every part at rest', () => {
    for (const solved of solve(rig, {}))
      expect([solved.matrix, solved.opacity, solved.state]).toEqual([IDENTITY, 1, null]);
  });

  test('rotates a part about its pivot together with its children', () => {
    const hand = part({ arm_left: { rotate: 60 } }, 'hand_left');
    const [x, y] = apply(hand.matrix, 196, 306);
    expect([x, y]).toEqual([expect.closeTo(196, 6), expect.closeTo(306, 6)]);
    // Sixty degrees clockwise brings a point below the shoulder to its left.
    expect(apply(hand.matrix, 196, 406)[0]).toBeCloseTo(196 - 100 * Math.sin(Math.PI / 3), 6);
  });

  test('is clamped to the rotation limits', () => {
    expect(part({ head: { rotate: 400 } }, 'head').matrix).toEqual(part({ head: { rotate: 25 } }, 'head').matrix);
    expect(part({ eye_left: { rotate: 40 } }, 'eye_left').matrix).toEqual(IDENTITY);
  });

  test('applies scale before rotation before translation', () => {
    const { matrix } = part({ tail: { rotate: 30, scaleX: 2, scaleY: 0.5, translateX: 7, translateY: -3 } }, 'tail');
    const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
    const [x, y] = apply(matrix, 306 + 10, 410 + 10);
    expect([x, y]).toEqual([
      expect.closeTo(306 + 7 + cos * 20 - sin * 5, 6),
      expect.closeTo(410 - 3 + sin * 20 + cos * 5, 6),
    ]);
  });

  test('multiplies opacity along the tree', () => {
    expect(part({ body: { opacity: 0.5 }, head: { opacity: 0.5 }, mouth: { opacity: 7 } }, 'mouth').opacity).toBe(0.25);
  });

  test('shows a state, and the default drawing for an unknown state', () => {
    expect(part({ mouth: { state: 'open' } }, 'mouth').state).toBe('open');
    expect(part({ mouth: { state: 'whistling' } }, 'mouth').state).toBeNull();
    const sleepy = rigOf({
      ...spec,
      parts: spec.parts.map((each) => (each.id === 'eye_left' ? { ...each, defaultState: 'closed' } : each)),
    });
    const eye = (pose: Pose) => solve(sleepy, pose).find(({ id }) => id === 'eye_left')?.state;
    expect([eye({}), eye({ eye_left: { state: 'gone' } }), eye({ eye_left: { state: null } })]).toEqual([
      'closed',
      'closed',
      null,
    ]);
  });

  test('handles part ids that are names of Object.prototype properties', () => {
    const odd = rigOf({
      ...spec,
      anchors: [],
      parts: [{ ...spec.parts[0]!, id: 'constructor', rotateLimits: [-9, 9] }],
    });
    expect(solve(odd, {})[0]?.matrix).toEqual(IDENTITY);
  });
});

const shown = (pose: Pose): string[] => render(rig, pose).parts.map(({ id }) => id);

test('a frame omits invisible parts', () => {
  expect(shown({})).toHaveLength(15);
  expect(shown({ head: { opacity: 0 } })).not.toContain('mouth');
  expect(render(rigOf(acceptedSpec(sampleSpec('blob'))), {}).parts.map(({ id }) => id)).not.toContain('root');
});
