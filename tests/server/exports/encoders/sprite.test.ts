import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { SpriteTable } from '@/lib/contract/exports';
import { presetClip } from '@/lib/core/clip/presets';
import { spriteGrid } from '@/lib/core/clip/sprite-grid';
import type { FilmOrder } from '@/lib/server/exports/film/order';
import { closeDrawing } from '@/lib/server/raster/pool';
import { filmed } from '../../../support/film';
import { pngChunks } from '../../../support/apng';
import { acceptedSpec } from '../../../support/product';
import { coverageDifference, drawnFrames, meanError } from '../pictures';

const blob = acceptedSpec('blob');
const jump = { ...presetClip(blob, 'jump', { duration: 1.1 }), name: 'Höher, höher' };
const film = async (order: Partial<FilmOrder> = {}) =>
  (await filmed({ spec: blob, clip: jump, format: 'sprite', size: 128, fps: 10, background: null, ...order })).file;

afterAll(closeDrawing);

/** Parses the frame table in the text chunk of a sheet. */
function tableIn(file: Uint8Array): SpriteTable {
  const text = pngChunks(file).find(({ type }) => type === 'iTXt')!.data;
  expect(text.subarray(0, 11).toString('latin1')).toBe('frames\0\0\0\0\0');
  return SpriteTable.parse(JSON.parse(text.subarray(11).toString('utf8')));
}

describe('a sprite sheet', () => {
  test('contains its frame table: cells and timing', async () => {
    const table = tableIn(await film());
    expect(table).toEqual({
      name: 'Höher, höher',
      frame_width: 128,
      frame_height: 112,
      columns: 3,
      rows: 4,
      count: 11,
      fps: 10,
      duration: 1.1,
      loop: jump.loop,
    });
  });

  test.each([null, '#3366cc'])(
    'has every frame in its cell, on the background %s, and nothing in empty cells',
    async (background) => {
      const file = await film({ background });
      const { columns, rows, count, frame_width: width, frame_height: height } = tableIn(file);
      const drawn = drawnFrames(blob, jump, 10, { width, height }, background);
      expect(drawn.length).toBe(count);
      for (let index = 0; index < columns * rows; index += 1) {
        const cell = await sharp(file)
          .extract({ left: (index % columns) * width, top: Math.floor(index / columns) * height, width, height })
          .ensureAlpha()
          .raw()
          .toBuffer();
        const wanted = drawn[index] ?? new Uint8Array(cell.length);
        expect([meanError(wanted, cell), coverageDifference(wanted, cell)]).toEqual([0, 0]);
      }
    },
  );

  test('repeats a held pose in each of its cells', async () => {
    const { count } = tableIn(await film({ clip: { ...jump, tracks: [], modifiers: [] } }));
    expect(count).toBe(11);
  });
});

describe('the grid of a sheet', () => {
  test('is nearly square, with few empty cells', () => {
    expect(spriteGrid({ width: 100, height: 100, ticks: 16 })).toMatchObject({ columns: 4, rows: 4 });
    expect(spriteGrid({ width: 100, height: 100, ticks: 12 })).toMatchObject({ columns: 3, rows: 4 });
    expect(spriteGrid({ width: 100, height: 200, ticks: 18 })).toMatchObject({ columns: 6, rows: 3 });
  });

  test('is at most 8192 pixels wide and high', () => {
    expect(spriteGrid({ width: 512, height: 512, ticks: 256 })).toMatchObject({ columns: 16, rows: 16 });
    expect(spriteGrid({ width: 512, height: 512, ticks: 257 })).toBeNull();
    expect(spriteGrid({ width: 2048, height: 100, ticks: 324 })).toMatchObject({ columns: 4, rows: 81 });
  });
});
