import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { drawStrip } from '@/lib/server/raster/draw-strip.task';
import { closeDrawing, runTask } from '@/lib/server/raster/pool';
import { biped } from '../../support/rigs';

afterAll(closeDrawing);

const wave = presetClip(biped, 'wave');
const CELL = 100;

/** The pixels of a strip's moment, without its label: moments stand in one row here. */
async function momentOf(strip: Uint8Array, index: number): Promise<Buffer> {
  return sharp(strip)
    .extract({ left: 4 + index * (CELL + 4), top: 16, width: CELL, height: CELL })
    .removeAlpha()
    .raw()
    .toBuffer();
}

test('frames are in a row, each with its pose', async () => {
  const strip = await runTask(drawStrip, { spec: biped, clip: wave, seconds: [0, 0.5, 0], cell: CELL });
  expect(await sharp(strip).metadata()).toMatchObject({
    format: 'png',
    width: 3 * (CELL + 4) + 4,
    height: CELL + 16 + 4,
  });
  const [first, second, third] = await Promise.all([0, 1, 2].map((index) => momentOf(strip, index)));
  expect(first!.equals(third!)).toBe(true);
  expect(first!.equals(second!)).toBe(false);
});

test('the label has the time: frames with another time differ only there', async () => {
  const held = { ...wave, tracks: [], modifiers: [] };
  const [one, two] = await Promise.all(
    [[0.5], [0.8]].map((seconds) => runTask(drawStrip, { spec: biped, clip: held, seconds, cell: CELL })),
  );
  expect((await momentOf(one!, 0)).equals(await momentOf(two!, 0))).toBe(true);
  expect(Buffer.from(one!).equals(two!)).toBe(false);
});

test('many frames are in rows of limited width', async () => {
  const strip = await runTask(drawStrip, {
    spec: biped,
    clip: wave,
    seconds: Array.from({ length: 20 }, (_, i) => i / 20),
    cell: 160,
  });
  const { width = 0, height } = await sharp(strip).metadata();
  expect(width).toBeLessThanOrEqual(1100);
  expect(height).toBe(4 * (160 + 16 + 4));
});

test('pictures of a film are fitted into cells of its aspect ratio', async () => {
  const pixels = new Uint8Array(40 * 20 * 4).fill(255);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([200, 30, 30, 255], at);
  const strip = await runTask(drawStrip, {
    pictures: [0, 0.1].map((seconds) => ({ seconds, width: 40, height: 20, pixels })),
    cell: 80,
  });
  expect(await sharp(strip).metadata()).toMatchObject({ width: 2 * 84 + 4, height: 40 + 16 + 4 });
  const { data } = await sharp(strip)
    .extract({ left: 20, top: 30, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([200, 30, 30]);
});
