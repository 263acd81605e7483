import { Path2D, createCanvas } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import { paintSvg } from '@/lib/core/paint/svg';
import type { Frame } from '@/lib/core/rig/frame';
import type { Pose } from '@/lib/core/rig/pose';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { acceptedSpec, sampleSpec } from '../../support/specs';
import { rings } from '../../support/rigs';

const paint = createCanvasPainter<Path2D>({
  path: (d) => new Path2D(d),
  layer: (width, height) => createCanvas(width, height).getContext('2d'),
});

function svgPixels(frame: Frame, scale = 1): Uint8Array {
  return new Resvg(paintSvg(frame, { background: '#ffffff', width: frame.width * scale }), {
    font: { loadSystemFonts: false },
  }).render().pixels;
}

function canvasPixels(frame: Frame, scale = 1): Uint8Array {
  const canvas = createCanvas(frame.width * scale, frame.height * scale);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.scale(scale, scale);
  paint(ctx, frame);
  return canvas.data();
}

/** Mean difference over all channels, of 255. */
function meanDifference(a: Uint8Array, b: Uint8Array): number {
  expect(b.length).toBe(a.length);
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

function difference(spec: MascotSpec, pose: Pose): number {
  const frame = render(rigOf(spec), pose);
  return meanDifference(svgPixels(frame), canvasPixels(frame));
}

test.each(['fox', 'blob', 'everything'] as const)('SVG text and canvas show the same %s at rest', (name) => {
  expect(difference(acceptedSpec(sampleSpec(name)), {})).toBeLessThan(1);
});

test('SVG text and canvas show the same strokes with elliptic gradients, also rotated, scaled and faded', () => {
  const spec = acceptedSpec(rings);
  expect(difference(spec, {})).toBeLessThan(0.5);
  expect(difference(spec, { body: { rotate: 25, scaleX: 0.7, opacity: 0.6 } })).toBeLessThan(0.5);
});

test('SVG text and canvas show the same fox in a pose', () => {
  const pose: Pose = {
    head: { rotate: 14, translateY: -6 },
    arm_left: { rotate: 95 },
    tail: { rotate: -20, opacity: 0.4 },
    body: { scaleX: 1.08, scaleY: 0.93 },
    eye_left: { state: 'happy' },
    mouth: { state: 'open' },
    ear_right: { opacity: 0.5 },
  };
  expect(difference(acceptedSpec(sampleSpec('fox')), pose)).toBeLessThan(1);
});

test('SVG text and canvas show the same translucent fox at twice the size', () => {
  const frame = render(rigOf(acceptedSpec(sampleSpec('fox'))), {
    root: { opacity: 0.6 },
    body: { translateX: -180, rotate: 15 },
  });
  expect(meanDifference(svgPixels(frame, 2), canvasPixels(frame, 2))).toBeLessThan(1);
});

test('a painter draws a mascot again in new colours', () => {
  const spec = acceptedSpec(sampleSpec('fox'));
  canvasPixels(render(rigOf(spec), {}));
  const recolored = { ...spec, palette: spec.palette.map(({ name }) => ({ name, color: '#3355aa' })) };
  expect(difference(recolored, {})).toBeLessThan(1);
});

test('the comparison detects a missing part', () => {
  const spec = acceptedSpec(sampleSpec('fox'));
  const whole = render(rigOf(spec), {});
  const less = { ...whole, parts: whole.parts.filter(({ id }) => id !== 'mouth') };
  expect(meanDifference(svgPixels(whole), canvasPixels(less))).toBeGreaterThan(0.2);
});
