import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { makeFilm } from '@/lib/server/exports/film/make';
import type { FilmOrder } from '@/lib/server/exports/film/order';
import { closeDrawing } from '@/lib/server/raster/pool';
import { filmed, held } from '../../../support/film';
import { acceptedSpec } from '../../../support/product';
import { decodeVideo } from '../../../support/video';
import { coverageDifference, drawnFrames, meanError } from '../pictures';

const fox = acceptedSpec('fox');
const blob = acceptedSpec('blob');
const wave = presetClip(fox, 'wave', { duration: 1 });
const idle = presetClip(fox, 'idle', { duration: 1.25 });
const film = async (order: Partial<FilmOrder> & Pick<FilmOrder, 'format'>) =>
  (await filmed({ spec: fox, clip: wave, size: 160, fps: 20, background: null, ...order })).file;

afterAll(closeDrawing);

async function pages(
  file: Uint8Array,
): Promise<{ frames: Uint8Array[]; delays: number[]; loop: number; width: number; height: number }> {
  const {
    pages: count = 1,
    delay = [],
    loop = -1,
    width = 0,
    pageHeight = 0,
  } = await sharp(file, { animated: true }).metadata();
  const { data } = await sharp(file, { animated: true }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const bytes = data.byteLength / count;
  return {
    frames: Array.from({ length: count }, (_, page) => data.subarray(page * bytes, (page + 1) * bytes)),
    delays: delay,
    loop,
    width,
    height: pageHeight,
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The largest mean error, 0 to 255, at 160 pixels. Edges are much of so small a picture, and lossy WebP halves the
 * resolution of their colour.
 */
const ERROR = { gif: 2, webp: 5.5 };

describe.each(['gif', 'webp'] as const)('%s', (format) => {
  test('shows the frames that were drawn', async () => {
    const { frames, width, height } = await pages(await film({ format }));
    const drawn = drawnFrames(fox, wave, 20, { width, height }, null);
    expect([width, height, frames.length]).toEqual([160, 160, 20]);
    frames.forEach((frame, index) => {
      expect(meanError(drawn[index]!, frame)).toBeLessThan(ERROR[format]);
      expect(coverageDifference(drawn[index]!, frame)).toBeLessThan(format === 'gif' ? 1 : 40);
    });
  });

  test('has the duration of the clip, rounded to the unit of the format', async () => {
    const { delays } = await pages(await film({ format, clip: idle, fps: 30 }));
    expect(sum(delays)).toBe(1250);
    expect(Math.max(...delays) - Math.min(...delays)).toBeLessThanOrEqual(format === 'gif' ? 10 : 1);
  });

  test('loops if the clip does, and plays once if not', async () => {
    expect((await pages(await film({ format, clip: { ...wave, loop: true } }))).loop).toBe(0);
    expect((await pages(await film({ format, clip: { ...wave, loop: false } }))).loop).toBe(1);
  });

  test('is on the requested background', async () => {
    const { frames, width, height } = await pages(await film({ format, background: '#3366cc' }));
    const drawn = drawnFrames(fox, wave, 20, { width, height }, '#3366cc');
    for (const [index, frame] of frames.entries()) {
      expect(frame.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
      expect(meanError(drawn[index]!, frame)).toBeLessThan(ERROR[format]);
    }
  });

  test('has one frame for a held pose', async () => {
    const { delays } = await pages(await film({ format, clip: held(wave) }));
    expect(delays).toEqual([500, 500]);
  });

  test('keeps the aspect ratio of a canvas that is not square', async () => {
    const { width, height, frames } = await pages(
      await film({ format, spec: blob, clip: presetClip(blob, 'jump', { duration: 0.5 }), size: 128 }),
    );
    expect([width, height]).toEqual([128, 112]);
    expect(frames.length).toBeGreaterThan(2);
  });
});

describe('gif', () => {
  test('has a hard edge at an alpha of one half', async () => {
    const { frames } = await pages(await film({ format: 'gif' }));
    expect(frames.every((frame) => frame.every((value, at) => at % 4 !== 3 || value === 0 || value === 255))).toBe(
      true,
    );
  });

  test('has no frame delay that is too short for players', async () => {
    const { delays } = await pages(await film({ format: 'gif', fps: 60 }));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(20);
    expect(sum(delays)).toBe(1000);
  });
});

describe('mp4', () => {
  test('is H.264 in BT.709 at the requested rate, with its index in front', async () => {
    const file = await film({ format: 'mp4', size: 161 });
    const video = await decodeVideo(file);
    expect(video).toMatchObject({
      codec: 'h264',
      pixelFormat: 'yuv420p',
      width: 162,
      height: 162,
      colorSpace: 'bt709',
      colorRange: 'tv',
      colorPrimaries: 'bt709',
      colorTransfer: 'bt709',
      fps: 20,
    });
    expect(video.frames.length).toBe(20);
    expect(video.seconds).toBeCloseTo(1, 2);
    const text = Buffer.from(file).toString('latin1');
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });

  test('shows the frames that were drawn, on white', async () => {
    const { frames } = await decodeVideo(await film({ format: 'mp4' }));
    const drawn = drawnFrames(fox, wave, 20, { width: 160, height: 160 }, '#ffffff');
    frames.forEach((frame, index) => expect(meanError(drawn[index]!, frame)).toBeLessThan(3));
  });

  test('keeps a flat colour within three steps of 255', async () => {
    const { frames } = await decodeVideo(await film({ format: 'mp4', background: '#c83218' }));
    expect([...frames[0]!.subarray(0, 3)].every((value, at) => Math.abs(value - [0xc8, 0x32, 0x18][at]!) <= 3)).toBe(
      true,
    );
  });
});

describe('webm', () => {
  test('is VP9 with alpha in BT.709 at the requested rate, of any size', async () => {
    const video = await decodeVideo(await film({ format: 'webm', size: 161 }));
    expect(video).toMatchObject({
      codec: 'libvpx-vp9',
      alphaMode: '1',
      pixelFormat: 'yuva420p',
      width: 161,
      height: 161,
      colorSpace: 'bt709',
      colorRange: 'tv',
      colorPrimaries: 'bt709',
      colorTransfer: 'bt709',
      fps: 20,
    });
    expect(video.frames.length).toBe(20);
    expect(video.seconds).toBeCloseTo(1, 2);
  });

  test('shows the frames that were drawn, with soft edges and no dark fringe', async () => {
    const { frames } = await decodeVideo(await film({ format: 'webm' }));
    const drawn = drawnFrames(fox, wave, 20, { width: 160, height: 160 }, null);
    frames.forEach((frame, index) => {
      expect(meanError(drawn[index]!, frame)).toBeLessThan(5.5);
      expect(coverageDifference(drawn[index]!, frame)).toBeLessThan(100);
    });
    const [first = new Uint8Array()] = frames;
    expect([
      first.some((value, at) => at % 4 === 3 && value === 0),
      first.some((value, at) => at % 4 === 3 && value > 60 && value < 200),
    ]).toEqual([true, true]);
  });

  test('has no alpha on the requested background', async () => {
    const video = await decodeVideo(await film({ format: 'webm', background: '#3366cc' }));
    expect(video).toMatchObject({ pixelFormat: 'yuv420p', alphaMode: null });
    const drawn = drawnFrames(fox, wave, 20, { width: 160, height: 160 }, '#3366cc');
    video.frames.forEach((frame, index) => expect(meanError(drawn[index]!, frame)).toBeLessThan(4));
  });

  test('shows a held pose for its whole duration', async () => {
    expect((await decodeVideo(await film({ format: 'webm', clip: held(wave) }))).frames.length).toBe(20);
  });
});

describe('a film', () => {
  test('reports progress that never decreases', async () => {
    const seen: [number, number][] = [];
    await filmed(
      {
        spec: fox,
        clip: presetClip(fox, 'dance', { duration: 3 }),
        format: 'gif',
        size: 512,
        fps: 30,
        background: null,
      },
      async (done, total) => {
        seen.push([done, total]);
      },
    );
    expect(seen.at(-1)).toEqual([90, 90]);
    expect(seen.every(([done, total], index) => total === 90 && done <= 90 && done > (seen[index - 1]?.[0] ?? 0))).toBe(
      true,
    );
  });

  test('rejects with the reason of its abort', async () => {
    const controller = new AbortController();
    const stopped = makeFilm(
      {
        spec: fox,
        clip: presetClip(fox, 'dance', { duration: 20 }),
        format: 'webp',
        size: 1024,
        fps: 60,
        background: null,
      },
      controller.signal,
      async () => controller.abort(new Error('Enough.')),
    );
    await expect(stopped).rejects.toThrow('Enough.');
  });
});

test('an animated PNG of any size has exactly the drawn pixels', async () => {
  const clip = presetClip(fox, 'wave', { duration: 0.5 });
  const { receipt } = await filmed({ spec: fox, clip, format: 'apng', size: 700, fps: 8, background: null });
  expect(receipt).toEqual({ frames: 4, mean_error: 0, worst_error: 0 });
});

test.each(['gif', 'mp4', 'webm', 'webp', 'apng', 'sprite'] as const)(
  'the same film in %s gives the same bytes each time',
  async (format) => {
    const order = { format, size: 96, fps: 8, clip: presetClip(fox, 'wave', { duration: 0.5 }) };
    expect(Buffer.compare(await film(order), await film(order))).toBe(0);
  },
);
