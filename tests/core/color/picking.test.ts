import { expect, test } from 'vitest';
import { harmoniesOf } from '@/lib/core/color/harmony';
import { colorsIn } from '@/lib/core/color/hex-text';
import { chromaLimit, toOklch } from '@/lib/core/color/oklch';
import { planeColor, planePixels, planePointOf } from '@/lib/core/color/plane';

test('a colour round-trips through the plane within one step per channel', () => {
  for (const color of ['#e8823a', '#3f8f5f', '#123456', '#fff1dc', '#ff0000', '#0000ff', '#7f7f7f']) {
    const back = planeColor(planePointOf(color));
    for (const at of [1, 3, 5])
      expect(
        Math.abs(Number.parseInt(back.slice(at, at + 2), 16) - Number.parseInt(color.slice(at, at + 2), 16)),
        `${color} became ${back}`,
      ).toBeLessThanOrEqual(1);
  }
});

test('a grey gets the given hue and no saturation', () => {
  expect(planePointOf('#808080', 210)).toMatchObject({ h: 210, s: 0 });
  expect(planePointOf('#000000', 30)).toMatchObject({ h: 30, s: 0, l: 0 });
});

test('the chroma limit is that of the sRGB gamut', () => {
  expect(chromaLimit(toOklch('#ff0000').l, toOklch('#ff0000').h)).toBeCloseTo(toOklch('#ff0000').c, 2);
  expect(chromaLimit(0.02, 120)).toBeLessThan(chromaLimit(0.5, 120));
});

test('the plane is white at the top, black at the bottom, grey on the left and saturated on the right', () => {
  const pixels = planePixels(30, 5, 3);
  const at = (x: number, y: number) => Array.from(pixels.subarray((y * 5 + x) * 4, (y * 5 + x) * 4 + 4));
  expect(at(4, 0)).toEqual([255, 255, 255, 255]);
  expect(Math.max(...at(4, 2).slice(0, 3))).toBeLessThanOrEqual(2);
  const [grey, color] = [at(0, 1), at(4, 1)];
  expect(grey[0]).toBe(grey[2]);
  expect((color[0] ?? 0) - (color[2] ?? 0)).toBeGreaterThan(80);
});

test('harmonies have the lightness of one colour and rotate the hue of the other', () => {
  const harmonies = harmoniesOf('#c07030', '#3f8f5f');
  const { l } = toOklch('#c07030');
  const { h } = toOklch('#3f8f5f');
  expect(new Set(harmonies.map(({ color }) => color)).size).toBe(harmonies.length);
  for (const { color } of harmonies) expect(toOklch(color).l).toBeCloseTo(l, 2);
  const opposite = harmonies.find(({ title }) => title === 'Opposite')?.color ?? '';
  expect(Math.abs(Math.abs(toOklch(opposite).h - h) - 180)).toBeLessThan(6);
});

test('colours are read from lists, style sheets and palette URLs, without duplicates', () => {
  expect(colorsIn('#0F766E, #f59e0b; #0f766e')).toEqual(['#0f766e', '#f59e0b']);
  expect(colorsIn(':root { --brand: #abc; --ink: #1a1a1aff; }')).toEqual(['#aabbcc']);
  expect(colorsIn('https://example.com/palette/264653-2a9d8f-e9c46a')).toEqual(['#264653', '#2a9d8f', '#e9c46a']);
  expect(colorsIn('teal and gold, 1234567 times')).toEqual([]);
});
