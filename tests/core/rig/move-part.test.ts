import { expect, test } from 'vitest';
import { drawingBox } from '@/lib/core/paint/extent';
import { movePart } from '@/lib/core/rig/move-part';
import { acceptSpec } from '@/lib/core/spec/accept';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { acceptedSpec, sampleSpec } from '../../support/specs';

const fox = acceptedSpec(sampleSpec('fox'));
const everything = acceptedSpec(sampleSpec('everything'));
const partOf = (spec: typeof fox, id: string) => spec.parts.find((part) => part.id === id);

test('moving a part moves its descendants, states and anchors, and nothing else', () => {
  const moved = movePart(fox, 'head', 10, -4);
  expect(partOf(moved, 'head')?.pivot).toEqual([266, 268]);
  expect(partOf(moved, 'eye_left')?.pivot).toEqual([222, 182]);
  expect(partOf(moved, 'body')).toBe(partOf(fox, 'body'));
  const box = (spec: typeof fox) => drawingBox(drawingOf(partOf(spec, 'eye_left')?.states[0]?.svg ?? ''));
  expect(box(moved)?.x).toBeCloseTo((box(fox)?.x ?? 0) + 10, 3);
  expect(box(moved)?.y).toBeCloseTo((box(fox)?.y ?? 0) - 4, 3);
});

test.each([
  ['the fox', fox],
  ['every drawing feature', everything],
])('a moved drawing is clean text: %s', (_, spec) => {
  const root = spec.parts.find(({ parent }) => parent === null)?.id ?? '';
  const moved = movePart(movePart(spec, root, 3.25, 7), root, -1, 0.5);
  const accepted = acceptSpec(moved);
  expect(accepted.ok && accepted.value.warnings).toEqual([]);
  expect(accepted.ok && accepted.value.spec).toEqual(moved);
});

test('moving a part back restores the spec', () => {
  const back = movePart(movePart(fox, 'head', 10, -4), 'head', -10, 4);
  expect(partOf(back, 'head')?.pivot).toEqual(partOf(fox, 'head')?.pivot);
});
