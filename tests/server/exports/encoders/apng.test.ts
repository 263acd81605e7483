import { afterAll, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import type { FilmOrder } from '@/lib/server/exports/film/order';
import { closeDrawing } from '@/lib/server/raster/pool';
import { filmed, held } from '../../../support/film';
import { apngFacts, pngChunks } from '../../../support/apng';
import { acceptedSpec } from '../../../support/product';
import { decodeVideo } from '../../../support/video';
import { drawnFrames } from '../pictures';

const fox = acceptedSpec('fox');
const wave = presetClip(fox, 'wave', { duration: 1 });
const film = async (order: Partial<FilmOrder> = {}) =>
  (await filmed({ spec: fox, clip: wave, format: 'apng', size: 160, fps: 20, background: null, ...order })).file;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

afterAll(closeDrawing);

describe('an animated PNG', () => {
  test.each([null, '#3366cc'])('has every pixel of the drawing, on the background %s', async (background) => {
    const { frames, width, height } = await decodeVideo(await film({ background }));
    const drawn = drawnFrames(fox, wave, 20, { width: 160, height: 160 }, background);
    expect([width, height, frames.length]).toEqual([160, 160, 20]);
    frames.forEach((frame, index) => expect(Buffer.compare(frame, drawn[index]!)).toBe(0));
  });

  test('has valid sequence numbers and checksums, and no alpha on a background', async () => {
    const file = await film();
    const { count, sequence } = apngFacts(file);
    expect(sequence).toEqual(Array.from({ length: 2 * count - 1 }, (_, index) => index));
    expect(
      pngChunks(file)
        .map(({ type }) => type)
        .slice(0, 5),
    ).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL']);
    expect([pngChunks(file)[0]!.data[9], pngChunks(await film({ background: '#ffffff' }))[0]!.data[9]]).toEqual([6, 2]);
  });

  test('stores only the changed area of each frame after the first', async () => {
    const { rects, delays } = apngFacts(await film({ clip: held(wave) }));
    expect(delays).toEqual([0.5, 0.5]);
    expect(rects[0]).toEqual({ x: 0, y: 0, width: 160, height: 160 });
    expect(rects[1]!.width * rects[1]!.height).toBeLessThan(160 * 160 * 0.6);
  });

  test('has exactly the duration of the clip', async () => {
    const { delays } = apngFacts(await film({ fps: 30 }));
    expect(delays.every((delay) => delay === 1 / 30)).toBe(true);
    const odd = apngFacts(await film({ clip: { ...wave, duration: 1.27 }, fps: 30 }));
    expect(sum(odd.delays)).toBeCloseTo(1.27, 9);
  });

  test('loops if the clip does, and plays once if not', async () => {
    expect(apngFacts(await film({ clip: { ...wave, loop: true } })).plays).toBe(0);
    expect(apngFacts(await film({ clip: { ...wave, loop: false } })).plays).toBe(1);
  });
});
