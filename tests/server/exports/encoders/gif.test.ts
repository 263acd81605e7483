import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Rgb } from '@/lib/core/color/hex';
import { GIF_TAIL, gifHead, paletteDepth, pictureHead } from '@/lib/server/exports/encoders/gif/blocks';
import { nearestOf } from '@/lib/server/exports/encoders/gif/nearest';
import { GifLzw } from '@/lib/server/exports/encoders/gif/lzw';
import { quantize } from '@/lib/server/exports/encoders/gif/quantize';

/** Pseudo-random numbers from a seed. */
function* numbers(seed: number): Generator<number, never> {
  for (let value = seed; ;) {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    yield value >>> 8;
  }
}

/** Encodes a picture as GIF and decodes it with an independent decoder. */
async function decoded(indices: Uint8Array, width: number, palette: readonly Rgb[]): Promise<Buffer> {
  const height = indices.length / width;
  const head = { x: 0, y: 0, width, height, delay: 0, clears: false, transparent: null, palette: null };
  const file = Buffer.concat([
    gifHead(head, palette, false),
    pictureHead(head),
    new GifLzw().compress(indices, paletteDepth(palette.length)),
    GIF_TAIL,
  ]);
  return sharp(file).removeAlpha().raw().toBuffer();
}

describe('GIF data', () => {
  test.each([2, 3, 16, 17, 128, 256])(
    'of %i colours decodes to the same indices, for noise and for runs',
    async (colors) => {
      const palette = Array.from({ length: colors }, (_, index): Rgb => [index, 255 - index, (index * 7) % 256]);
      const random = numbers(colors);
      const noise = Uint8Array.from({ length: 200 * 100 }, () => random.next().value % colors);
      const runs = Uint8Array.from({ length: 200 * 100 }, (_, at) => (at >> 9) % colors);
      for (const indices of [noise, runs, noise.subarray(0, 1)]) {
        const wanted = Buffer.from(Array.from(indices, (index) => palette[index]!).flat());
        expect(Buffer.compare(await decoded(indices, Math.min(200, indices.length), palette), wanted)).toBe(0);
      }
    },
  );
});

const pixel = (red: number, green: number, blue: number) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

describe('a palette', () => {
  test('contains every colour if there are few', () => {
    expect(quantize(Uint32Array.of(pixel(1, 2, 3), pixel(250, 0, 9), pixel(1, 2, 3)), 255, () => undefined)).toEqual([
      [1, 2, 3],
      [250, 0, 9],
    ]);
  });

  test('keeps flat colours exactly among thousands of shades, and is close to all of them', () => {
    const flat = pixel(201, 33, 77);
    const shades = Array.from({ length: 20_000 }, (_, at) => pixel(at % 256, 128 + (at % 97), Math.floor(at / 79)));
    const colors = quantize(Uint32Array.from([...shades, ...shades.map(() => flat)]), 64, () => undefined);
    expect(colors).toHaveLength(64);
    expect(colors).toContainEqual([201, 33, 77]);
    const away = shades.map((shade) =>
      Math.min(
        ...colors.map(([r, g, b]) =>
          Math.hypot(r - (shade & 255), g - ((shade >> 8) & 255), b - ((shade >> 16) & 255)),
        ),
      ),
    );
    expect(away.reduce((sum, distance) => sum + distance, 0) / away.length).toBeLessThan(30);
  });

  test('stops between its steps when it is aborted', () => {
    const shades = Uint32Array.from({ length: 300 }, (_, index) => pixel(index & 255, index >> 4, 9));
    const steps: number[] = [];
    const stopAt = (step: number) => () => {
      if (steps.push(step) === step) throw new Error('Enough.');
    };
    expect(() => quantize(shades, 64, stopAt(3))).toThrow('Enough.');
    expect(steps.length).toBe(3);
  });
});

test('the nearest colour of a palette is exact, also for fractions and outside of the range', () => {
  const random = numbers(7);
  const any = (): Rgb => [random.next().value % 256, 40 + (random.next().value % 180), random.next().value % 256];
  const colors = [...Array.from({ length: 60 }, any), [9, 9, 9], [9, 9, 9]] as const;
  const nearest = nearestOf(colors);
  for (const [red, green, blue] of [
    ...Array.from({ length: 400 }, any),
    [0.5, 77.25, 200.75],
    [9, 9, 9],
    [0, 0, 0],
    [255, 255, 255],
  ] as const) {
    const away = colors.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    expect(away[nearest(red, green, blue)]).toBe(Math.min(...away));
  }
});
