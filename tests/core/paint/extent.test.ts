import { Path2D, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Box } from '@/lib/core/geometry/bounds';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import { drawingBox, frameBox } from '@/lib/core/paint/extent';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { readFragment } from '@/lib/core/svg/fragment';
import { acceptedSpec, sampleSpec } from '../../support/specs';

const box = (svg: string): Box | null => drawingBox(readFragment(svg).drawing);

test('the box of a drawing includes its paths and their strokes', () => {
  expect(box('<path d="M10 10h20v5h-20z"/>')).toEqual({ x: 10, y: 10, width: 20, height: 5 });
  expect(box('<path d="M10 10h20" stroke="red" stroke-width="4" stroke-linejoin="round"/>')).toEqual({
    x: 8,
    y: 8,
    width: 24,
    height: 4,
  });
  expect(box('<g transform="scale(2)" opacity=".5"><path d="M1 1h1v1z"/><path d="M5 5h1v1z"/></g>')).toEqual({
    x: 2,
    y: 2,
    width: 10,
    height: 10,
  });
  expect(box('')).toBeNull();
});

test('the box of a drawing is cut by its clips and excludes invisible shapes', () => {
  expect(
    box(
      '<defs><clipPath id="c"><path d="M0 0h10v10h-10z"/></clipPath></defs><g clip-path="url(#c)"><path d="M5 ' +
        '5h20v20h-20z"/></g>',
    ),
  ).toEqual({ x: 5, y: 5, width: 5, height: 5 });
  expect(box('<path d="M10 10h20v5h-20z" fill="none"/><path d="M0 0h1v1z"/>')).toEqual({
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  });
});

test.each(['fox', 'blob', 'everything'] as const)('a frame of %s has no pixel outside its box', (name) => {
  const frame = render(rigOf(acceptedSpec(sampleSpec(name))), {});
  const around = frameBox(frame);
  const canvas = createCanvas(frame.width, frame.height);
  const ctx = canvas.getContext('2d');
  createCanvasPainter<Path2D>({ path: (d) => new Path2D(d) })(ctx, frame);
  if (!around) throw new Error('The frame is empty.');
  const inside = canvas.data().reduce((sum, value) => sum + value, 0);
  ctx.clearRect(Math.floor(around.x), Math.floor(around.y), Math.ceil(around.width) + 1, Math.ceil(around.height) + 1);
  expect(inside).toBeGreaterThan(0);
  expect(canvas.data().some((value) => value > 0)).toBe(false);
});
