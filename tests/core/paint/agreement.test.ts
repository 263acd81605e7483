import { readFileSync } from 'node:fs';
import { Path2D, createCanvas } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import { paintSvg } from '@/lib/core/paint/svg';
import type { Pose } from '@/lib/core/rig/pose';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';

function specOf(input: unknown): MascotSpec {
  const result = acceptSpec(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.spec;
}

const paint = createCanvasPainter<Path2D>({
  path: (d) => new Path2D(d),
  layer: (width, height) => createCanvas(width, height).getContext('2d'),
});

/** Mean difference of the two painters over all channels, of 255, on white. */
function difference(spec: MascotSpec, pose: Pose): number {
  const frame = render(rigOf(spec), pose);
  const reference = new Resvg(paintSvg(frame, { background: '#ffffff' }), { font: { loadSystemFonts: false } }).render();
  const canvas = createCanvas(frame.width, frame.height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, frame.width, frame.height);
  paint(ctx, frame);
  const [a, b] = [reference.pixels, canvas.data()];
  expect(b.length).toBe(a.length);
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

const sample = (name: string): unknown => JSON.parse(readFileSync(`tests/fixtures/specs/${name}.json`, 'utf8'));

test.each(['fox', 'blob', 'everything'])('SVG text and canvas show the same %s at rest', (name) => {
  expect(difference(specOf(sample(name)), {})).toBeLessThan(1);
});

test('SVG text and canvas show the same fox in a pose', () => {
  const pose: Pose = {
    head: { rotate: 14, translateY: -6 }, arm_left: { rotate: 95 }, tail: { rotate: -20, opacity: 0.4 },
    body: { scaleX: 1.08, scaleY: 0.93 }, eye_left: { state: 'happy' }, mouth: { state: 'open' }, ear_right: { opacity: 0.5 },
  };
  expect(difference(specOf(sample('fox')), pose)).toBeLessThan(1);
});
