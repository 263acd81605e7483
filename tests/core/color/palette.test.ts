import { describe, expect, test } from 'vitest';
import { colorOf } from '@/lib/core/color/css';
import { contrast } from '@/lib/core/color/hex';
import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import { family, recolor } from '@/lib/core/color/palette';
import type { MascotSpec } from '@/lib/core/spec/schema';

const spec = (colors: Record<string, string>): MascotSpec => ({
  specVersion: 1,
  name: 'Dot',
  description: '',
  archetype: 'blob',
  canvas: { width: 10, height: 10 },
  palette: Object.entries(colors).map(([name, color]) => ({ name, color })),
  parts: [
    { id: 'root', parent: null, z: 0, pivot: [0, 0], rotateLimits: null, svg: '', states: [], defaultState: null },
  ],
  anchors: [],
});

function colorsAfter(colors: Record<string, string>, changes: Record<string, string>): Record<string, string> {
  const result = recolor(spec(colors), changes);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return Object.fromEntries(result.value.palette.map(({ name, color }) => [name, color]));
}

const l = (hex: string): number => toOklch(hex).l;

describe('OKLCH', () => {
  test('round-trips a grid of colours', () => {
    for (let i = 0; i < 4096; i += 7) {
      const digits = [i >> 8, (i >> 4) & 15, i & 15].map((digit) => digit.toString(16).repeat(2));
      const hex = `#${digits.join('')}`;
      expect(fromOklch(toOklch(hex))).toBe(hex);
    }
  });

  test('gives the published coordinates of red', () => {
    const { l, c, h } = toOklch('#ff0000');
    expect(l).toBeCloseTo(0.62796, 3);
    expect(c).toBeCloseTo(0.25768, 3);
    expect(h).toBeCloseTo(29.234, 1);
  });

  test('reduces chroma, not hue or lightness, for colours outside the gamut', () => {
    const { l, h } = toOklch(fromOklch({ l: 0.7, c: 0.4, h: 150 }));
    expect(l).toBeCloseTo(0.7, 2);
    expect(h).toBeCloseTo(150, 0);
  });
});

describe('family', () => {
  test.each(['#ef7d32', '#3f8f5b', '#2f6fb4', '#f5d142', '#888888', '#f7e6e6'])(
    'gives a darker shade, a lighter light and a much darker line for %s',
    (base) => {
      const { shade, light, line } = family(base);
      expect(l(shade)).toBeLessThan(l(base) - 0.09);
      expect(l(light)).toBeGreaterThanOrEqual(l(base));
      expect(l(line)).toBeLessThan(l(shade) - 0.1);
    },
  );
});

describe('recolor', () => {
  test('changes the derived colours together with their base colour', () => {
    const before = {
      fur: '#ef7d32',
      fur_shade: family('#ef7d32').shade,
      fur_line: family('#ef7d32').line,
      ink: '#222222',
    };
    const after = colorsAfter(before, { fur: '#3f7fd0' });
    expect(after.fur).toBe('#3f7fd0');
    expect(after.ink).toBe('#222222');
    expect(toOklch(after.fur_shade ?? '').l).toBeCloseTo(toOklch('#3f7fd0').l - 0.12, 1);
    expect(Math.abs(toOklch(after.fur_line ?? '').h - toOklch('#3f7fd0').h)).toBeLessThan(8);
  });

  test('keeps a derived colour that is given explicitly', () => {
    expect(
      colorsAfter({ fur: '#ef7d32', fur_shade: '#c9552b' }, { fur: '#3f7fd0', fur_shade: '#000000' }).fur_shade,
    ).toBe('#000000');
  });

  test('changes nothing if the given colour is the current one', () => {
    expect(colorsAfter({ fur: '#ef7d32', fur_shade: '#c9552b' }, { fur: '#EF7D32' }).fur_shade).toBe('#c9552b');
  });

  test('tints the derived colours of a grey that becomes a colour', () => {
    const after = colorsAfter({ fur: '#999999', fur_shade: '#777777' }, { fur: '#3f7fd0' });
    expect(toOklch(after.fur_shade ?? '').c).toBeGreaterThan(0.08);
  });

  test('reports every unknown token and every invalid colour', () => {
    const result = recolor(spec({ fur: '#ef7d32' }), { nose: '#000000', fur: 'red', constructor: '#000000' });
    expect(!result.ok && result.problems.map(({ path }) => path)).toEqual([
      'palette.nose',
      'palette.fur',
      'palette.constructor',
    ]);
  });
});

test('contrast runs from 1 to 21', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test('CSS colours are converted to hexadecimal', () => {
  expect(
    ['#ABC', 'Teal', 'rgb(255, 0 16)', 'rgb(100%,0%,50%)', 'red;', 'var(--x)', 'constructor'].map(colorOf),
  ).toEqual(['#aabbcc', '#008080', '#ff0010', '#ff0080', null, null, null]);
});
