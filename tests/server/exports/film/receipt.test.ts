import { describe, expect, test } from 'vitest';
import type { ClipInfo, FilmReader } from '@/lib/server/exports/encoders/types';
import { filmReceipt, sampledFrames } from '@/lib/server/exports/film/receipt';
import { pictureError } from '@/lib/server/exports/receipts/difference';

const info = (ticks: number): ClipInfo => ({
  width: 1,
  height: 1,
  fps: 10,
  tickSeconds: 0.1,
  ticks,
  loop: true,
  name: 'x',
  opaque: true,
  engine: 'auto',
  stopped: () => false,
  peek: () => new Uint8Array(),
  path: '',
});
const grey = (value: number) => Uint8Array.of(value, value, value, 255);

describe('the error of a picture', () => {
  test('is the mean difference over its four channels', () => {
    expect(pictureError(Uint8Array.of(10, 20, 30, 255), Uint8Array.of(10, 24, 30, 255))).toBe(1);
  });

  test('compares visible colour: straight colours are weighed by alpha, and transparent ones ignored', () => {
    expect(pictureError(Uint8Array.of(64, 0, 0, 128), Uint8Array.of(128, 0, 0, 128))).toBe(0);
    expect(pictureError(Uint8Array.of(0, 0, 0, 0), Uint8Array.of(255, 255, 255, 0))).toBe(0);
  });

  test('throws for a picture of another size', () => {
    expect(() => pictureError(grey(0), new Uint8Array(8))).toThrow('another size');
  });
});

describe('the compared frames', () => {
  test('are spread over the whole film', () => {
    expect(sampledFrames(90)).toEqual([0, 30, 59, 89]);
    expect(sampledFrames(2)).toEqual([0, 1]);
    expect(sampledFrames(1)).toEqual([0]);
  });
});

const reader = (counts: FilmReader['counts'], values: number[]): FilmReader => ({
  counts,
  frames: async (_, indices) => indices.map((index) => grey(values[index]!)),
});

describe('a receipt', () => {
  test('has the mean error and that of the worst frame', async () => {
    const read = reader('ticks', [0, 10, 20, 70]);
    expect(await filmReceipt('film', read, info(4), [0, 1, 2, 3], (tick) => grey(tick * 10))).toEqual({
      frames: 4,
      mean_error: 7.5,
      worst_error: 30,
    });
  });

  test('compares a held picture with the drawing of its first tick', async () => {
    const read = reader('pictures', [0, 50]);
    expect(await filmReceipt('film', read, info(9), [0, 5], (tick) => grey(tick * 10))).toEqual({
      frames: 2,
      mean_error: 0,
      worst_error: 0,
    });
  });

  test('is null if nothing can decode the file', async () => {
    expect(await filmReceipt('film', { counts: 'ticks', frames: async () => null }, info(4), [0], grey)).toBeNull();
  });
});
