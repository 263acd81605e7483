import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { presetClip } from '@/lib/core/clip/presets';
import { FILM_FORMATS } from '@/lib/server/exports/formats/films';
import { words } from '@/lib/server/exports/encoders/types';
import { deflatePiece, ZLIB_HEAD, zlibTail } from '@/lib/server/exports/encoders/sprite/deflate-pieces';
import { showing, type Placed } from '@/lib/server/exports/encoders/showing';
import { cornerCells } from '@/lib/server/exports/encoders/sprite/read';
import { spriteGrid } from '@/lib/core/clip/sprite-grid';
import { KeyframePolicy } from '@/lib/server/exports/encoders/keyframe-policy';
import { planFrames } from '@/lib/core/clip/frame-plan';
import { framesOf } from '@/lib/server/exports/film/frames';
import { createSurface } from '@/lib/server/raster/surface';
import { inflateSync } from 'node:zlib';
import { acceptedSpec } from '../../../support/product';

const picture = (x: number, width: number, flags: Partial<Placed> = {}): Placed => ({
  x,
  y: 0,
  width,
  height: 1,
  covers: true,
  clears: false,
  ...flags,
});
const shown = (pictures: readonly Placed[], index: number) => showing(pictures, index, 10, 1);

describe('the visible pictures', () => {
  test('exclude those that later ones cover together', () => {
    const pictures = [picture(0, 10), picture(2, 2), picture(5, 3), picture(1, 2), picture(3, 2)];
    expect(shown(pictures, 4)).toEqual([0, 2, 3, 4]);
    expect(shown(pictures, 1)).toEqual([0, 1]);
    expect(shown([...pictures, picture(0, 10)], 5)).toEqual([5]);
  });

  test('include all below a blended one', () => {
    expect(shown([picture(0, 10), picture(2, 2), picture(2, 2, { covers: false })], 2)).toEqual([0, 1, 2]);
  });

  test('exclude those whose area was cleared later, but not by the picture itself', () => {
    const seenThrough = { covers: false, clears: true };
    expect(
      shown(
        [
          picture(0, 10, seenThrough),
          picture(2, 2, seenThrough),
          picture(1, 4, seenThrough),
          picture(2, 2, seenThrough),
        ],
        3,
      ),
    ).toEqual([0, 2, 3]);
    expect(
      shown(
        [
          picture(0, 10, seenThrough),
          picture(2, 2, seenThrough),
          picture(0, 10, seenThrough),
          picture(2, 2, seenThrough),
        ],
        3,
      ),
    ).toEqual([2, 3]);
  });
});

describe('a picture', () => {
  test('is written whole at first, and whenever eight times its area has been rewritten', () => {
    const whole = new KeyframePolicy({ width: 10, height: 10 });
    const due: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const isDue = whole.isDue();
      if (isDue) due.push(index);
      whole.wrote(isDue ? { width: 10, height: 10 } : { width: 5, height: 10 }, isDue);
    }
    expect(due).toEqual([0, 18, 36]);
  });
});

describe('a frame that is decoded alone', () => {
  const spec = acceptedSpec('fox');
  const clip = presetClip(spec, 'dance', { duration: 1 });
  const plan = planFrames(clip, 20);
  const [width, height] = [96, 96];
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'liverig-excerpts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function written(format: 'gif' | 'webp' | 'sprite', background: string | null): Promise<string> {
    const path = join(folder, `film-${background}.${format}`);
    const surface = createSurface(width, height, background);
    const frameAt = framesOf(spec, clip, plan);
    const drawn = (tick: number) => {
      surface.paint(frameAt(tick));
      return surface.pixels();
    };
    const { start, prepare } = await FILM_FORMATS[format].encoding();
    const shape = { width, height, opaque: background !== null };
    const encoder = await start({
      ...shape,
      path,
      fps: 20,
      tickSeconds: plan.tickSeconds,
      ticks: plan.ticks,
      engine: 'auto',
      stopped: () => false,
      loop: true,
      name: 'x',
      peek: (fraction) => drawn(Math.floor(fraction * plan.ticks)),
    });
    for (let tick = 0; tick < plan.ticks; tick += 1) {
      const pixels = drawn(tick);
      prepare?.(words(pixels), shape);
      await encoder.frame(pixels, 1);
    }
    await encoder.finish();
    return path;
  }

  test.each([
    ['gif', null],
    ['gif', '#3366cc'],
    ['webp', null],
    ['webp', '#3366cc'],
  ] as const)('is equal to that of a player of the whole %s, on %s', async (format, background) => {
    const file = await written(format, background);
    const whole = await sharp(file, { animated: true }).ensureAlpha().raw().toBuffer();
    const indices = Array.from({ length: plan.ticks }, (_, index) => index);
    const found = await (
      await FILM_FORMATS[format].reader()
    ).frames(file, indices, {
      width,
      height,
      fps: 20,
      ticks: plan.ticks,
      engine: 'auto',
      stopped: () => false,
    });
    const bytes = width * height * 4;
    for (const index of indices)
      expect(Buffer.compare(found![index]!, whole.subarray(index * bytes, (index + 1) * bytes)), `frame ${index}`).toBe(
        0,
      );
  });

  test.each([null, '#3366cc'])('is the cell of a sprite sheet on %s, in any position', async (background) => {
    const file = await written('sprite', background);
    const sheet = { width, height, ticks: plan.ticks };
    const { columns } = spriteGrid(sheet)!;
    const indices = [0, 1, columns - 1, columns, 2 * columns + 1, plan.ticks - 1];
    const found = await (
      await FILM_FORMATS.sprite.reader()
    ).frames(file, indices, {
      ...sheet,
      fps: 20,
      engine: 'auto',
      stopped: () => false,
    });
    expect(found).toHaveLength(indices.length);
    for (const [at, index] of indices.entries()) {
      const cell = await sharp(file)
        .extract({ left: (index % columns) * width, top: Math.floor(index / columns) * height, width, height })
        .ensureAlpha()
        .raw()
        .toBuffer();
      expect(Buffer.compare(found![at]!, cell), `cell ${index}`).toBe(0);
    }
  });
});

describe('the compared cells of a sheet', () => {
  test('are the first and last cells of its first and last row', () => {
    expect(cornerCells(90, { width: 512, height: 512, ticks: 90 })).toEqual([0, 8, 81, 89]);
    expect(cornerCells(11, { width: 128, height: 112, ticks: 11 })).toEqual([0, 2, 9, 10]);
    expect(cornerCells(2, { width: 100, height: 300, ticks: 2 })).toEqual([0, 1]);
    expect(cornerCells(1, { width: 100, height: 100, ticks: 1 })).toEqual([0]);
  });
});

describe('a stream of separately deflated pieces', () => {
  test('inflates to their concatenation, with a valid checksum', async () => {
    const parts = [70_000, 1, 200_000].map((length, seed) =>
      Uint8Array.from({ length }, (_, at) => (at * (seed + 3)) % 251),
    );
    const pieces = await Promise.all(parts.map(deflatePiece));
    const stream = Buffer.concat([ZLIB_HEAD, ...pieces.map(({ bytes }) => bytes), zlibTail(pieces)]);
    expect(Buffer.compare(inflateSync(stream), Buffer.concat(parts))).toBe(0);
  });
});
